import StageModel

/// A reader of the state in which a scene stood, whose errors name the value and the valid ones.
public struct Restoration {
    private let values: [String: StageValue]

    /// Makes a reader of values.
    ///
    /// - Throws: ``SceneError/unknownRestoration(_:scene:known:)``.
    @MainActor
    public init(_ values: [String: StageValue], of scene: any SceneDefinition) throws {
        let known = scene.restorationNames
        if let name = values.keys.sorted().first(where: { !known.contains($0) }) {
            throw SceneError.unknownRestoration(name, scene: scene.name, known: known)
        }
        self.values = values.filter { $0.value != .null }
    }

    package func number(_ name: String) throws -> Double? {
        try value(name, allowed: "finite numbers") { value in
            switch value {
            case .number(let number) where number.isFinite: number
            case .integer(let number): Double(number)
            default: nil
            }
        }
    }

    package func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        try value(name, allowed: "whole numbers from \(range.lowerBound) to \(range.upperBound)") { value in
            value.wholeNumber.flatMap { range.contains($0) ? $0 : nil }
        }
    }

    package func flag(_ name: String) throws -> Bool? {
        try value(name, allowed: "true, false") { if case .flag(let flag) = $0 { flag } else { nil } }
    }

    package func text(_ name: String, allowed: String, where isAllowed: (String) -> Bool) throws -> String? {
        try value(name, allowed: allowed) { value in
            if case .text(let text) = value, isAllowed(text) { text } else { nil }
        }
    }

    package func choice<Choice: RawRepresentable>(
        _ name: String, of choices: [Choice]
    ) throws -> Choice? where Choice.RawValue == String {
        try value(name, allowed: choices.map(\.rawValue).joined(separator: ", ")) { value in
            choices.first { .text($0.rawValue) == value }
        }
    }

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - name: the value's name.
    ///   - allowed: the valid values, in words.
    ///   - read: returns an element of the list; nil if it is not valid.
    /// - Returns: the list; nil if it is left out.
    /// - Throws: ``SceneError/badValue(_:_:allowed:)``.
    package func list<Element>(
        _ name: String, allowed: String, _ read: (StageValue) -> Element?
    ) throws -> [Element]? {
        try value(name, allowed: allowed) { value in
            guard case .list(let values) = value else { return nil }
            let elements = values.compactMap(read)
            return elements.count == values.count ? elements : nil
        }
    }

    /// Reads a value; nil if it is left out.
    private func value<Value>(
        _ name: String, allowed: String, _ read: (StageValue) -> Value?
    ) throws -> Value? {
        guard let given = values[name] else { return nil }
        guard let value = read(given) else { throw SceneError.badValue(name, given, allowed: allowed) }
        return value
    }
}

extension StageValue {
    /// The value as a finite number; nil for another value.
    package var finiteNumber: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value) where value.isFinite: value
        default: nil
        }
    }

    /// The value as a whole number, which JSON does not tell from others; nil for another value.
    package var wholeNumber: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value) where value == value.rounded() && value.magnitude < 1e15: Int(value)
        default: nil
        }
    }
}
