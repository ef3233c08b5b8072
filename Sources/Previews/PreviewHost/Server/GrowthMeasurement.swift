import StageModel

/// The measurement of a preview's layouts with a tenth of its items, with all, and with ten times as many.
///
/// It is made in a process of its own: layouts that ask their own delegates for items that are not there trap by it, and may.
@MainActor
final class GrowthMeasurement {
    /// The preview.
    let scene: String
    private(set) var session: ChildSession?
    private let start: StageCheckpoint
    /// The scales that have not been measured.
    private var rest = [0.1, 1, 10]
    /// What was measured, by ascending scale.
    private var measured: [[PreparationCost]] = []
    /// Whether it has ended.
    private(set) var isOver = false
    /// Why it ended early; nil if it did not.
    private var problem: SourceProblem?

    /// Begins to measure a preview as it starts with some values.
    init(of start: StageCheckpoint, in session: ChildSession, library: HostRequest.Library) {
        scene = start.scene
        self.start = start
        self.session = session
        session.send(.load(library))
    }

    /// Takes an answer of the process, and asks for the next one.
    func receive(_ report: HostReport) {
        switch report {
        case .loaded: break
        case .measured(let costs): measured.append(costs)
        default: return end()
        }
        guard !rest.isEmpty else { return end() }
        session?.send(.measure(HostRequest.Measurement(start: start, scale: rest.removeFirst())))
    }

    /// Ends with what is known.
    func end(by problem: SourceProblem? = nil) {
        self.problem = problem
        isOver = true
        session?.end()
        session = nil
    }

    /// What costs more the more items there are.
    var faults: [CostFault] {
        guard isOver, measured.count > 1 else { return [] }
        let (all, fewer) = (measured[measured.count - 1], measured[measured.count - 2])
        return all.compactMap { cost in
            guard let before = fewer.first(where: { $0.layer == cost.layer && $0.owner == cost.owner }),
                cost.hasGrown(since: before)
            else { return nil }
            return CostFault(
                layer: cost.layer, owner: cost.owner, sentence: sentence(before, cost), method: "prepare")
        }
    }

    private func sentence(_ before: PreparationCost, _ after: PreparationCost) -> String {
        var text =
            "prepare() takes \(Self.text(of: before.time)) with \(before.items) items and \(Self.text(of: after.time)) with "
            + "\(after.items), measured aside: keep what does not change, or lay out only what is in sight."
        if measured.count < 3 {
            let place = problem?.file.map { " (\($0):\(problem?.line ?? 0))" } ?? ""
            text += " With ten times the items its code ends\(place)."
        }
        return text
    }

    private static func text(of nanoseconds: UInt64) -> String {
        let tenths = (nanoseconds + 50_000) / 100_000
        return tenths >= 10 || nanoseconds == 0 ? "\(tenths / 10).\(tenths % 10) ms" : "\(nanoseconds / 1000) \u{b5}s"
    }
}
