import Simulation
import StageServer
import WebSocketServer
import Wire

/// What a room tells somebody who inspects it: the views with all about one of them, and the costs with the calls of a step.
///
/// The reports are encoded by other threads, and arrive at once.
@MainActor
final class MeasuredInspection {
    private var views = ViewReports()
    private var costs = CostReports()
    /// The view that is described: an item's, once it is known.
    private var selected: UInt32?
    /// The step whose calls are told, once one is known.
    private var chosen: UInt32?

    /// Begins to be asked in each step, as a room asks it whether somebody inspects or not.
    ///
    /// - Throws: a refusal.
    init(isWanted: Bool) throws {
        guard isWanted else { return }
        try views.set(ViewWish(isWanted: true, selected: 1), 1)
        try costs.set(CostWish(isWanted: true), 1)
    }

    /// Makes the reports that are due after a step, as a room does.
    func report(_ simulation: RecordedSimulation, at now: MonotonicInstant) {
        views.touch()
        costs.touch()
        if let due = views.due, now >= due {
            for (_, report) in views.update(at: now, views: simulation.views(_:anew:)) {
                if selected == nil { selected = report.views.first { $0.label == "0 - 1" }?.layer }
                try? views.set(ViewWish(isWanted: true, selected: selected ?? 1, received: report.number), 1)
            }
        }
        if let due = costs.due, now >= due {
            for (_, report) in costs.update(at: now, costs: simulation.costs(_:anew:)) {
                // The calls of a step are looked at.
                if chosen == nil { chosen = report.steps.last?.tick }
                try? costs.set(CostWish(isWanted: true, step: chosen, received: report.number), 1)
            }
        }
    }
}
