import StageModel

extension Parameter {
    /// The least and the greatest valid value, or, where values have no order, each or some of them.
    public var extremes: [StageValue] {
        switch kind {
        case .number(let range): [.number(range.lowerBound), .number(range.upperBound)]
        case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
        case .choice(let names): names.map(StageValue.text)
        case .toggle: [.flag(false), .flag(true)]
        case .color: [.text("#000000"), .text("#FFFFFF00")]
        }
    }
}

extension SceneDescription {
    /// Returns an extreme of each parameter, those of the stage included, or, more often, of one alone, as not all go
    /// together.
    public func extremes(using random: inout some RandomNumberGenerator) -> [String: StageValue] {
        let one = Int.random(in: 0..<3, using: &random) > 0 ? parameters.randomElement(using: &random) : nil
        var values: [String: StageValue] = [:]
        for parameter in one.map({ [$0] }) ?? parameters {
            values[parameter.name] = parameter.extremes.randomElement(using: &random)
        }
        return values
    }
}
