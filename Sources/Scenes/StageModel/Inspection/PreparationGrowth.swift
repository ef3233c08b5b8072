/// What the layouts of a scene took to prepare themselves with a tenth of its items, with all, and with ten times as many.
public struct PreparationGrowth: Equatable, Sendable {
    /// The scales by which numbers of items are multiplied, one after the other.
    public static let scales = [0.1, 1, 10]

    /// What was measured, by ascending scale.
    public private(set) var measured: [[PreparationCost]] = []

    /// Begins with nothing measured.
    public init() {}

    /// The scale to be measured next; nil if all are.
    public var nextScale: Double? { measured.count < Self.scales.count ? Self.scales[measured.count] : nil }

    /// Takes what was measured with the next scale.
    public mutating func add(_ costs: [PreparationCost]) { measured.append(costs) }

    /// Returns what costs more the more items there are, between the last two scales.
    ///
    /// - Parameter note: what is said after each; empty for nothing.
    /// - Returns: the faults.
    public func faults(note: String = "") -> [CostFault] {
        guard measured.count > 1 else { return [] }
        let (all, fewer) = (measured[measured.count - 1], measured[measured.count - 2])
        return all.compactMap { cost in
            guard let before = fewer.first(where: { $0.layer == cost.layer && $0.owner == cost.owner }),
                cost.hasGrown(since: before)
            else { return nil }
            return CostFault(
                layer: cost.layer, owner: cost.owner, sentence: Self.sentence(before, cost) + note, method: "prepare")
        }
    }

    private static func sentence(_ before: PreparationCost, _ after: PreparationCost) -> String {
        "prepare() takes \(text(of: before.time)) with \(before.items) items and \(text(of: after.time)) with "
            + "\(after.items), measured aside: keep what does not change, or lay out only what is in sight."
    }

    private static func text(of nanoseconds: UInt64) -> String {
        let tenths = (nanoseconds + 50_000) / 100_000
        return tenths >= 10 || nanoseconds == 0 ? "\(tenths / 10).\(tenths % 10) ms" : "\(nanoseconds / 1000) \u{b5}s"
    }
}
