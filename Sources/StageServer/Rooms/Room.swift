import StageModel

/// A simulation with the viewers' input for its next step.
@MainActor
final class Room {
    /// The newest snapshot that differs from the one before.
    private(set) var newest: SnapshotBox
    /// False while nothing can change.
    var needsStep: Bool { !pending.isEmpty || simulation.needsStep }

    private let simulation: any StageSimulation
    /// The grid's tick that is this room's tick 0.
    private let firstTick: UInt64
    private var inputs: [UInt64: ViewerInput] = [:]
    /// Messages, or nil where the viewer has left, in order of arrival.
    private var pending: [(viewer: UInt64, event: InputQueue.Event)] = []

    init(_ simulation: any StageSimulation, firstTick: UInt64) {
        self.simulation = simulation
        self.firstTick = firstTick
        newest = SnapshotBox(simulation.snapshot())
    }

    func take(_ event: InputQueue.Event, from viewer: UInt64) {
        pending.append((viewer, event))
    }

    /// Sends in what has arrived and simulates one step, the one that is due at the grid's `tick`.
    ///
    /// - Returns: the new snapshot if a viewer could see a difference.
    func step(to tick: UInt64) -> SnapshotBox? {
        guard needsStep, tick > firstTick + UInt64(simulation.tick) else { return nil }
        let tick = UInt32(truncatingIfNeeded: tick - firstTick)
        let time = Double(tick) / Double(TickClock.ticksPerSecond)
        for (viewer, event) in pending {
            for input in events(event, from: viewer, at: time) { simulation.send(input) }
        }
        pending.removeAll(keepingCapacity: true)
        guard simulation.needsStep else { return nil }
        simulation.advance(to: tick)
        let snapshot = simulation.snapshot()
        let shown = newest.snapshot
        guard snapshot.nodes != shown.nodes || snapshot.stageSize != shown.stageSize else { return nil }
        newest = SnapshotBox(snapshot, sequence: newest.sequence + 1)
        return newest
    }

    private func events(_ event: InputQueue.Event, from viewer: UInt64, at time: Double) -> [InputEvent] {
        switch event {
        case .joined:
            return []
        case .message(let message):
            return inputs[viewer, default: ViewerInput(viewer: viewer)].events(message, at: time)
        case .left:
            var input = inputs.removeValue(forKey: viewer)
            return input?.cancelAll() ?? []
        }
    }
}
