import Foundation
import SceneContract
import StageModel

/// A simulation with its history: an earlier step can be shown again, to the bit, and be written as `simulate`'s input.
///
/// The history is made of checkpoints, each taken at rest with no pointer down, and the events since. So showing a step
/// costs as many steps as lie between it and the rest before it. Events that have no effect, or that no log could hold,
/// are dropped.
@MainActor
public final class RecordedSimulation {
    /// The age of the oldest step that can be shown, in seconds before the newest.
    public static let shownWindow = 60.0

    var shown: HistoryPlayer
    var history: StageHistory
    /// The state of an earlier step that is shown; nil while the newest is.
    var past: Past?
    var sought: Sought?
    /// The history that was cut off last, which may be too old to be restored.
    var setAside: Cut?
    /// The ends of touches that nobody holds any more, for the next step.
    var cancellations: [InputEvent] = []
    private var growth = SceneGrowth()

    /// The newest step, while an earlier one is shown.
    struct Past {
        let newest: UInt32
        /// The simulation at the newest step; nil if it would have to be simulated again.
        let live: HistoryPlayer?
    }

    /// Makes a recorded simulation.
    ///
    /// - Parameters:
    ///   - simulation: must not be advanced, or sent anything, by others. Its history begins now, or, if it moves, once
    ///     it is at rest.
    ///   - window: the number of seconds that are kept at least, within the capacity.
    ///   - capacity: the history's approximate greatest size in bytes. Beyond it the oldest events are forgotten,
    ///     always all from one rest to the next; if those since the last rest alone exceed it, they are forgotten as
    ///     well, and the history begins anew at the next rest.
    public init(_ simulation: SceneSimulation, window: Double = defaultWindow, capacity: Int = defaultCapacity) {
        shown = HistoryPlayer(simulation)
        history = Self.emptyHistory(window: window, rate: simulation.rate, capacity: capacity)
        if let start = shown.start() { history.rest(start) }
    }

    /// How far back a history reaches unless told otherwise, in seconds.
    public nonisolated static let defaultWindow = 3600.0
    /// How many bytes a history may take unless told otherwise.
    public nonisolated static let defaultCapacity = 4 << 20

    static func emptyHistory(
        window: Double = defaultWindow, rate: Double = 60, capacity: Int = defaultCapacity
    ) -> StageHistory {
        StageHistory(window: UInt32((window * rate).rounded(.up)), capacity: capacity)
    }

    /// Makes a recorded simulation that goes on with a history, at its newest stage tick.
    init(_ player: HistoryPlayer, _ history: StageHistory) {
        shown = player
        self.history = history
    }

    /// Makes a recorded simulation that shows the beginning of a log and will repeat it; the log is its history.
    ///
    /// Events at the log's beginning take effect in the step after it, as in a headless run.
    ///
    /// - Parameters:
    ///   - script: the log's events, by ascending tick; not much more than the capacity.
    ///   - simulation: a simulation at the script's start, at rest.
    ///   - end: the newest step, if it is after the script's last event.
    public convenience init(_ script: InputScript, from simulation: SceneSimulation, to end: UInt32 = 0) {
        self.init(simulation)
        let first = simulation.tick + 1
        let entries = script.entries.map { InputScript.Entry(tick: max($0.tick, first), event: $0.event) }
        let newest = max(entries.last?.tick ?? 0, end)
        guard newest > simulation.tick else { return }
        let start = InputScript.Start(checkpoint: simulation.checkpoint(), tick: simulation.tick)
        history = StageHistory(start, entries, window: history.window, capacity: history.capacity)
        past = Past(newest: newest, live: nil)
    }

    /// The simulation at the step that is shown; one that sleeps is made anew.
    public var simulation: SceneSimulation { shown.simulation }

    /// The newest step.
    var newest: UInt32 { past?.newest ?? shown.tick }
}

extension RecordedSimulation: StageSimulation {
    /// The step that is shown.
    public var tick: UInt32 { shown.tick }
    /// Whether a step would change anything: touches are to end, an earlier step is shown, or something moves.
    public var needsStep: Bool { !cancellations.isEmpty || past != nil || shown.needsStep }

    /// Returns the events that have an effect and that a log can hold, in their recorded form.
    private func recordable(_ events: [InputEvent]) -> [InputEvent] {
        // The parameters' values when an event takes effect, after the changes before it.
        var values: [String: StageValue]?
        return events.compactMap { event in
            guard let event = event.recordable else { return nil }
            switch event {
            case .pointer, .wheel, .key, .text: break
            case .action: guard (try? simulation.check(event)) != nil else { return nil }
            case .set(let changes):
                let present = values ?? simulation.values
                guard (try? simulation.check(event, with: present)) != nil else { return nil }
                values = present.merging(changes) { $1 }
            }
            return event
        }
    }

    private func drainCancellations() -> [InputEvent] {
        defer { cancellations = [] }
        return cancellations
    }

    /// Simulates the step `tick`, and every step on the way while something moves, as a replay does.
    public func advance(to tick: UInt32, with events: [InputEvent]) {
        advance(to: tick, with: events) { true }
    }

    /// Simulates towards `tick` by one step, and by further ones while there is time.
    public func advance(to tick: UInt32, with events: [InputEvent], while hasTime: () -> Bool) {
        precondition(tick > self.tick && sought == nil, "time goes forward")
        let events = drainCancellations() + recordable(events)
        if events.isEmpty, let past, tick <= past.newest { return goOn(to: tick, while: hasTime) }
        let end = min(tick - 1, newest)
        if self.tick < end { goOn(to: end, while: hasTime) }
        guard self.tick >= end else {
            // There was no time for all of the past: who acts in it leaves it here.
            if !events.isEmpty { act(drainCancellations() + leaveThePast() + events, at: self.tick + 1) }
            return
        }
        let all = drainCancellations() + leaveThePast() + events
        act(all, at: shown.step(until: tick, while: hasTime) ? tick : self.tick + 1)
    }

    private func goOn(to tick: UInt32, while hasTime: () -> Bool) {
        shown.goOn(to: tick, through: &history, while: hasTime)
        arrive()
    }

    /// Ends the repetition of history once the newest step is reached.
    func arrive() {
        if shown.tick == past?.newest { cancellations += leaveThePast() }
    }

    private func act(_ events: [InputEvent], at tick: UInt32) {
        if !events.isEmpty {
            shown.step(to: tick - 1)
            if shown.definition.isRestorable || history.oldest == nil, let start = shown.start() {
                history.rest(start)
            }
            history.add(events, at: tick)
            limitCut()
        }
        shown.step(to: tick, with: events)
    }

    /// Has events take effect in a step of their own, and cancels the pointers that are down.
    func settle(_ events: [InputEvent]) {
        let events = events + (past == nil ? shown.cancellations : [])
        if !cancellations.isEmpty || !events.isEmpty { advance(to: tick + 1, with: events) }
    }

    /// Returns what viewers see after the step that is shown.
    public func snapshot() -> StageSnapshot { simulation.snapshot() }
    /// The scene's description.
    public var scene: SceneDescription { simulation.scene }
    /// The parameters' values at the step that is shown.
    public var values: [String: StageValue] { simulation.values }
    /// The scene's state at the step that is shown.
    public var state: [String: StageValue] { simulation.state }
    /// The stages that are shown at once, with what each has of its own; empty where there is one.
    public var stageVariants: [StageCheckpoint.Stage] { simulation.stageVariants }

    /// The scroll views' state at the step that is shown.
    public var scrolls: StageScrolls { simulation.scrolls }
    /// Returns the views at the step that is shown.
    public func views(_ question: ViewQuestion, anew: Bool) -> StageViews? {
        simulation.views(question, anew: anew)
    }
    /// Returns what the steps before the one that is shown cost, and those after it.
    public func costs(_ question: CostQuestion, anew: Bool) -> StageCosts? {
        guard var costs = simulation.costs(question, anew: anew) else { return nil }
        growth.take(costs, of: simulation.values)
        if question.wantsFaults { costs.faults = Array((costs.faults + growth.faults).prefix(StageCosts.faultLimit)) }
        return costs
    }
    /// Checks an event's names and values.
    ///
    /// - Throws: `SceneError`.
    public func check(_ event: InputEvent) throws { try simulation.check(event) }
    /// Returns the state at the step that is shown, to go on from.
    public func checkpoint() -> StageCheckpoint { shown.checkpoint() }
}

extension RecordedSimulation {
    /// Whether it is to be measured what the scene's layouts take with other numbers of items.
    public var hasMeasurement: Bool { growth.isDue }

    /// Measures that with one number of items, on a stage that nobody sees.
    public func measure() { growth.measure(simulation) }
}
