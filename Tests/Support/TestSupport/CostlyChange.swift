import StageModel

/// A change of a scene's parameters and traits, and the values that it is made from.
public struct CostlyChange: Codable, Sendable {
    /// The scene.
    public var scene: String
    /// The values of all parameters before it.
    public var before: [String: StageValue]
    /// The values that are set.
    public var change: [String: StageValue]

    /// Makes a change of its attributes.
    public init(scene: String, before: [String: StageValue], change: [String: StageValue]) {
        self.scene = scene
        self.before = before
        self.change = change
    }

    /// Tries changes to extremes of what a scene's description declares, one after the other.
    ///
    /// - Parameters:
    ///   - count: the number of changes.
    ///   - simulation: the scene.
    ///   - cost: does something, and returns what that took.
    /// - Returns: the change with the most expensive step, its own or the one after it, and that step's cost.
    @MainActor
    public static func worst(
        of count: Int, in simulation: any StageSimulation, by cost: (() -> Void) -> Int
    ) -> (change: CostlyChange, cost: Int) {
        var random = SplitMix64(seed: 1)
        let scene = simulation.scene
        var worst: (CostlyChange, Int) = (CostlyChange(scene: scene.name, before: [:], change: [:]), 0)
        for _ in 0..<count {
            let before = simulation.values
            let change = asFarAsPossible(scene.extremes(using: &random), in: simulation)
            for events in [[InputEvent.set(change)], []] {
                let present = cost {
                    simulation.advance(to: simulation.tick + 1, with: events)
                    _ = simulation.snapshot()
                }
                if present > worst.1 {
                    worst = (CostlyChange(scene: scene.name, before: before, change: change), present)
                }
            }
        }
        return worst
    }

    /// Returns changes as far on the way from the present values as they are valid together.
    @MainActor
    private static func asFarAsPossible(
        _ change: [String: StageValue], in simulation: any StageSimulation
    ) -> [String: StageValue] {
        func isValid(_ values: [String: StageValue]) -> Bool { (try? simulation.check(.set(values))) != nil }
        guard !isValid(change) else { return change }
        let present = simulation.values
        var valid = present.filter { change[$0.key] != nil }
        var (near, far) = (0.0, 1.0)
        for _ in 0..<12 {
            let part = (near + far) / 2
            let values = change.merging(present) { value, present in value.moved(from: present, by: part) }
                .filter { change[$0.key] != nil }
            if isValid(values) { (near, valid) = (part, values) } else { far = part }
        }
        return valid
    }
}

extension StageValue {
    /// A part of the way from another value; what has no order is itself.
    fileprivate func moved(from other: StageValue, by part: Double) -> StageValue {
        switch (other, self) {
        case (.number(let a), .number(let b)): .number(a + (b - a) * part)
        case (.integer(let a), .integer(let b)): .integer(a + Int((Double(b - a) * part).rounded(.towardZero)))
        default: self
        }
    }
}
