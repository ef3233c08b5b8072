import StageModel

/// The measurement of how a scene's layouts prepare themselves with a tenth of its items, with all, and with ten times as many.
///
/// Only a scene whose number of items is a parameter is measured, with other values of that, as whoever tunes it could set them. It begins
/// once the layouts have prepared themselves in more than some steps, and is made anew for other values of the parameters.
@MainActor
struct SceneGrowth {
    /// The number of steps beyond which it is a habit to prepare.
    private static let habit = 10
    /// The nanoseconds that ten times the items may be expected to take: while they are measured nothing else is done.
    private static let longest: UInt64 = 1_000_000

    /// The steps in which a layout has prepared itself, up to the habit.
    private var preparations: Set<UInt32> = []
    /// The values with which is measured; nil before the first time.
    private var values: [String: StageValue]?
    private var growth = PreparationGrowth()
    private var isOver = false

    /// What costs more the more items there are, once that is known.
    var faults: [CostFault] { isOver ? growth.faults() : [] }

    /// Whether there is something to measure.
    var isDue: Bool { !isOver && preparations.count > Self.habit }

    /// Takes into account what steps cost, of a scene with some values of its parameters.
    mutating func take(_ costs: StageCosts, of present: @autoclosure () -> [String: StageValue]) {
        let prepared = costs.steps.lazy.filter { $0.counts[StepPart.prepare.rawValue] > 0 }.map(\.tick)
        guard let first = prepared.first, !isDue else { return }
        if isOver, values != present() { self = SceneGrowth() }
        guard !isOver else { return }
        preparations.insert(first)
        for tick in prepared where preparations.count <= Self.habit { preparations.insert(tick) }
    }

    /// Measures with the next number of items.
    mutating func measure(_ simulation: SceneSimulation) {
        guard isDue else { return }
        if values != simulation.values { (values, growth) = (simulation.values, PreparationGrowth()) }
        guard let scale = growth.nextScale, isBounded, let costs = try? simulation.preparation(items: scale) else {
            isOver = true
            return
        }
        growth.add(costs)
        isOver = growth.nextScale == nil
    }

    /// Whether more items than there are can be expected to take no longer than they may: ten times as long.
    private var isBounded: Bool {
        guard let scale = growth.nextScale, scale > 1, let last = growth.measured.last else { return true }
        return last.allSatisfy { $0.time <= Self.longest / 10 }
    }
}

extension SceneSimulation {
    /// Returns what the layouts of the first stage take to prepare themselves with so many times its items; nil if it can't have so many.
    ///
    /// - Throws: `SceneError`.
    func preparation(items scale: Double) throws -> [PreparationCost]? {
        var start = checkpoint()
        let declared = definition.parameters(stage: stages[0].size).first {
            $0.group == .scene && $0.name.hasSuffix("Count")
        }
        guard let declared, case .integer(let range) = declared.kind,
            case .integer(let count)? = start.overrides[declared.name] ?? start.parameters[declared.name]
        else { return nil }
        let wanted = Double(count) * scale
        guard wanted >= 1, wanted <= Double(range.upperBound), range.contains(Int(wanted)) else { return nil }
        start.parameters.merge(start.overrides) { $1 }
        start.parameters[declared.name] = .integer(Int(wanted))
        (start.overrides, start.others, start.columns, start.sharesTouches, start.restoration) = (
            [:], [], nil, false, [:]
        )
        let costs = try SceneSimulation.preparation(scaled: 1) {
            try SceneSimulation(checkpoint: start, of: definition, rate: rate, photos: photos)
        }
        guard stages.count > 1 else { return costs }
        return costs.map { cost in
            var cost = cost
            cost.layer = board.id(cost.layer, of: 0)
            return cost
        }
    }
}
