import Foundation
import Scenes
import StageModel

/// A simulation that remembers how it came to be where it is: what has happened since some time can be simulated again,
/// to the bit, and written as `simulate`'s input.
///
/// It remembers checkpoints, each taken at rest with no finger down, and the events since. So a moment costs as many steps
/// as lie between it and the rest before it. Events that have no effect, or that no log could hold, are dropped.
@MainActor
public final class RecordedSimulation: StageSimulation {
    /// Not to be sent anything, or advanced, by anyone else.
    public let simulation: SceneSimulation

    private var history: StageHistory
    private var pending: [InputEvent] = []
    /// The parameters as the pending events will have them.
    private var expectedValues: [String: StageValue]?
    private var pointersDown: Set<UInt64> = []

    /// - Parameters:
    ///   - simulation: its history begins now, or, if it moves, when it has come to rest.
    ///   - window: seconds that are remembered at least, as long as there are not too many events in them.
    ///   - capacity: how many events are remembered at most. When there are more, the oldest are forgotten, always all
    ///     from one rest to the next; when even those since the last rest are too many, they are too, and the history
    ///     begins anew at the next one. An event takes about 64 bytes.
    public init(_ simulation: SceneSimulation, window: Double = 60, capacity: Int = 250_000) {
        self.simulation = simulation
        history = StageHistory(window: UInt32((window * simulation.rate).rounded(.up)), capacity: capacity)
        if isAtRest { beginSegment() }
    }

    private var isAtRest: Bool { !simulation.needsStep && pointersDown.isEmpty }

    private func beginSegment() {
        history.begin(InputScript.Start(checkpoint: simulation.checkpoint(), tick: simulation.tick))
    }

    // MARK: StageSimulation

    public var needsStep: Bool { !pending.isEmpty || simulation.needsStep }

    public func send(_ event: InputEvent) {
        guard let event = event.recordable, takesEffect(event) else { return }
        pending.append(event)
    }

    /// A log must not hold what `simulate` would refuse.
    private func takesEffect(_ event: InputEvent) -> Bool {
        let values = expectedValues ?? simulation.values
        guard (try? simulation.check(event, with: values)) != nil else { return false }
        if case .set(let changes) = event { expectedValues = values.merging(changes) { $1 } }
        return true
    }

    /// While something moves, every step on the way is simulated, as a replay does.
    public func advance(to tick: UInt32) {
        precondition(tick > simulation.tick, "time goes forward")
        let events = pending
        (pending, expectedValues) = ([], nil)
        if !events.isEmpty {
            simulation.step(to: tick - 1)
            if isAtRest { beginSegment() }
            history.add(events, at: tick)
            for case .pointer(let sample) in events { note(sample) }
        }
        simulation.step(to: tick, with: events)
    }

    private func note(_ sample: PointerSample) {
        switch sample.phase {
        case .down: pointersDown.insert(sample.pointer)
        case .move: break
        case .up, .cancel: pointersDown.remove(sample.pointer)
        }
    }

    public var tick: UInt32 { simulation.tick }
    public func snapshot() -> StageSnapshot { simulation.snapshot() }
    public var scene: SceneDescription { simulation.scene }
    public var values: [String: StageValue] { simulation.values }
    public var state: [String: StageValue] { simulation.state }
    public var scrolls: StageScrolls { simulation.scrolls }
    public func check(_ event: InputEvent) throws { try simulation.check(event) }
    public func checkpoint() -> StageCheckpoint { simulation.checkpoint() }

    // MARK: History

    /// The moments that can be simulated again; nil: none until the stage has been at rest.
    public var recordedTicks: ClosedRange<UInt32>? {
        history.oldest.map { $0...simulation.tick }
    }

    /// Another simulation, at `tick`, as this one was then; what this one reported since the rest before, it has yet to
    /// give. O(steps since the rest before).
    ///
    /// - Throws: ``HistoryFault``.
    public func simulation(at tick: UInt32) throws -> SceneSimulation {
        let segment = try segments(from: tick, to: tick)[0]
        let copy = try SceneSimulation(
            checkpoint: segment.start.checkpoint, tick: segment.start.tick, rate: simulation.rate,
            photos: simulation.photos)
        var entries = segment.entries[...]
        while let next = entries.first, next.tick <= tick {
            let events = entries.prefix { $0.tick == next.tick }
            copy.step(to: next.tick, with: events.map(\.event))
            entries = entries.dropFirst(events.count)
        }
        copy.step(to: tick)
        return copy
    }

    /// `simulate`'s input for a run that goes as this one did. It begins at the rest before `from`.
    ///
    /// - Throws: ``HistoryFault``.
    public func log(from: UInt32, to end: UInt32) throws -> Data {
        let segments = try segments(from: from, to: end)
        let entries = segments.flatMap(\.entries).prefix { $0.tick <= end }
        return InputScript(start: segments[0].start, entries: Array(entries)).jsonLines
    }

    /// At least one.
    private func segments(from tick: UInt32, to end: UInt32) throws -> [StageHistory.Segment] {
        guard tick <= end else { throw HistoryFault.reversed(from: tick, to: end) }
        guard end <= simulation.tick else { throw HistoryFault.notYet(tick: end, newest: simulation.tick) }
        let segments = history.segments(from: tick)
        guard !segments.isEmpty else { throw HistoryFault.forgotten(tick: tick, oldest: history.oldest) }
        return Array(segments)
    }
}

extension SceneSimulation {
    /// Goes to `tick`, where `events` act, by way of each step in which something moves. Nothing happens if it is there.
    fileprivate func step(to tick: UInt32, with events: [InputEvent] = []) {
        guard tick > self.tick else { return }
        while needsStep, self.tick + 1 < tick { advance(to: self.tick + 1) }
        for event in events { send(event) }
        advance(to: tick)
    }
}
