import StageModel

extension Parameter {
    /// Returns a value in the parameter's own type.
    ///
    /// - Throws: ``SceneError/badValue(_:_:allowed:)``.
    public func check(_ value: StageValue) throws -> StageValue {
        switch (kind, value) {
        case (.number(let range), .number(let number)) where range.contains(number): return value
        case (.number(let range), .integer(let number)) where range.contains(Double(number)):
            return .number(Double(number))
        case (.integer(let range), .integer(let number)) where range.contains(number): return value
        case (.integer(let range), .number(let number))
        where number == number.rounded() && number.magnitude < 1e15 && range.contains(Int(number)):
            return .integer(Int(number))
        case (.choice(let names), .text(let name)) where names.contains(name): return value
        case (.toggle, .flag): return value
        case (.color, .text(let text)) where ColorText(text) != nil: return value
        default: throw SceneError.badValue(name, value, allowed: allowed)
        }
    }

    /// Returns the value that a text stands for.
    ///
    /// - Throws: ``SceneError/badValue(_:_:allowed:)``.
    public func parse(_ text: String) throws -> StageValue {
        let value: StageValue =
            switch kind {
            case .number, .integer: Double(text).map(StageValue.number) ?? .text(text)
            case .choice, .color: .text(text)
            case .toggle: Bool(text).map(StageValue.flag) ?? .text(text)
            }
        return try check(value)
    }
}
