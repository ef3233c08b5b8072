import Foundation
import Scenes
import StageModel

/// A simulation that remembers how it came to be where it is: what has happened since some time can be shown again, to
/// the bit, and be written as `simulate`'s input.
///
/// It remembers checkpoints, each taken at rest with no finger down, and the events since. So a moment costs as many steps
/// as lie between it and the rest before it. Events that have no effect, or that no log could hold, are dropped.
@MainActor
public final class RecordedSimulation {
    /// How long before the newest a moment may be that can be shown, in seconds.
    public static let shownWindow = 60.0

    var shown: HistoryPlayer
    var history: StageHistory
    /// nil: the newest moment is shown.
    var past: Past?
    var sought: Sought?
    /// What was cut off last; it may be too long ago to be given back.
    var setAside: Cut?
    var pending: [InputEvent] = []
    /// The parameters as the pending events will have them, if those change any.
    private var expectedValues: [String: StageValue]?

    /// Of a moment that is shown and is not the newest.
    struct Past {
        let newest: UInt32
        /// Where that is; nil: it would have to be simulated again.
        let live: HistoryPlayer?
    }

    /// - Parameters:
    ///   - simulation: not to be sent anything, or advanced, by anyone else. Its history begins now, or, if it moves,
    ///     when it has come to rest.
    ///   - window: seconds that are remembered at least, as long as there is not too much in them.
    ///   - capacity: about how many bytes the history takes at most. When there is more, the oldest is forgotten, always
    ///     all from one rest to the next; when even what has been since the last rest is too much, it is too, and the
    ///     history begins anew at the next one.
    public init(_ simulation: SceneSimulation, window: Double = defaultWindow, capacity: Int = defaultCapacity) {
        shown = HistoryPlayer(simulation)
        history = Self.emptyHistory(window: window, rate: simulation.rate, capacity: capacity)
        if let start = shown.start() { history.rest(start) }
    }

    public nonisolated static let defaultWindow = 3600.0
    public nonisolated static let defaultCapacity = 4 << 20

    static func emptyHistory(
        window: Double = defaultWindow, rate: Double = 60, capacity: Int = defaultCapacity
    ) -> StageHistory {
        StageHistory(window: UInt32((window * rate).rounded(.up)), capacity: capacity)
    }

    /// Goes on with a history, at its newest moment.
    init(_ player: HistoryPlayer, _ history: StageHistory) {
        shown = player
        self.history = history
    }

    /// Shows the beginning of a log, which is its history, and will repeat it. What the log has at its beginning acts in
    /// the step after it, as in a headless run.
    ///
    /// - Parameters:
    ///   - script: in order of tick; not much more than the capacity.
    ///   - simulation: where the script begins; at rest.
    ///   - end: the newest moment, if it is after the script's last event.
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

    /// The one that is at the moment that is shown.
    public var simulation: SceneSimulation { shown.simulation }

    /// The newest moment.
    var newest: UInt32 { past?.newest ?? shown.tick }
}

extension RecordedSimulation: StageSimulation {
    public var tick: UInt32 { shown.tick }
    public var needsStep: Bool { !pending.isEmpty || past != nil || simulation.needsStep }

    public func send(_ event: InputEvent) {
        var values = expectedValues
        guard let event = acceptable(event, &values) else { return }
        expectedValues = values
        pending.append(event)
    }

    /// The event as it is remembered; nil: it has no effect. A log must not hold what `simulate` would refuse.
    ///
    /// - Parameter values: the parameters' when it acts, if they are not the present ones.
    private func acceptable(_ event: InputEvent, _ values: inout [String: StageValue]?) -> InputEvent? {
        guard let event = event.recordable else { return nil }
        switch event {
        case .pointer, .wheel, .key: break
        case .action: guard (try? simulation.check(event)) != nil else { return nil }
        case .set(let changes):
            let present = values ?? simulation.values
            guard (try? simulation.check(event, with: present)) != nil else { return nil }
            values = present.merging(changes) { $1 }
        }
        return event
    }

    private func takePending() -> [InputEvent] {
        defer { (pending, expectedValues) = ([], nil) }
        // They may have been sent while another moment was shown.
        var values: [String: StageValue]?
        return pending.compactMap { acceptable($0, &values) }
    }

    /// While something moves, every step on the way is simulated, as a replay does.
    public func advance(to tick: UInt32) {
        advance(to: tick) { true }
    }

    public func advance(to tick: UInt32, while hasTime: () -> Bool) {
        precondition(tick > self.tick && sought == nil, "time goes forward")
        let events = takePending()
        if events.isEmpty, let past, tick <= past.newest { return goOn(to: tick, while: hasTime) }
        let end = min(tick - 1, newest)
        if self.tick < end { goOn(to: end, while: hasTime) }
        guard self.tick >= end else {
            // There was no time for all of the past: who acts in it leaves it here.
            if !events.isEmpty { act(takePending() + leaveThePast() + events, at: self.tick + 1) }
            return
        }
        let all = takePending() + leaveThePast() + events
        act(all, at: shown.step(until: tick, while: hasTime) ? tick : self.tick + 1)
    }

    private func goOn(to tick: UInt32, while hasTime: () -> Bool) {
        shown.goOn(to: tick, through: &history, while: hasTime)
        arrive()
    }

    /// From the newest moment on there is no history to go through.
    func arrive() {
        if shown.tick == past?.newest { pending += leaveThePast() }
    }

    private func act(_ events: [InputEvent], at tick: UInt32) {
        if !events.isEmpty {
            shown.step(to: tick - 1)
            if simulation.definition.isRestorable || history.oldest == nil, let start = shown.start() {
                history.rest(start)
            }
            history.add(events, at: tick)
            limitCut()
        }
        shown.step(to: tick, with: events)
    }

    /// Has what was sent act, in a step of its own, and lifts the pointers that are down.
    func settle() {
        if past == nil { pending += shown.cancellations }
        if !pending.isEmpty { advance(to: tick + 1) }
    }

    public func snapshot() -> StageSnapshot { simulation.snapshot() }
    public var scene: SceneDescription { simulation.scene }
    public var values: [String: StageValue] { simulation.values }
    public var state: [String: StageValue] { simulation.state }
    public var scrolls: StageScrolls { simulation.scrolls }
    public func check(_ event: InputEvent) throws { try simulation.check(event) }
    public func checkpoint() -> StageCheckpoint { simulation.checkpoint() }
}
