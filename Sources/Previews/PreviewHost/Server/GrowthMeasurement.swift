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
    private var growth = PreparationGrowth()
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
        case .measured(let costs): growth.add(costs)
        default: return end()
        }
        guard let scale = growth.nextScale else { return end() }
        session?.send(.measure(HostRequest.Measurement(start: start, scale: scale)))
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
        guard isOver else { return [] }
        guard growth.nextScale != nil else { return growth.faults() }
        let place = problem?.file.map { " (\($0):\(problem?.line ?? 0))" } ?? ""
        return growth.faults(note: " With ten times the items its code ends\(place).")
    }
}
