import StageModel

/// A simulation with what it takes to repeat a history: its place in it, and the pointers that are down.
@MainActor
final class HistoryPlayer {
    let simulation: SceneSimulation
    /// The index of the history's next event, while it is repeated.
    private var place: Int
    /// The newest sample of each pointer that is down.
    private var touches: [UInt64: PointerSample] = [:]

    /// Makes a player of a simulation.
    ///
    /// - Parameters:
    ///   - simulation: the simulation.
    ///   - place: the index of the next event in the history that it repeats.
    init(_ simulation: SceneSimulation, at place: Int = 0) {
        self.simulation = simulation
        self.place = place
    }

    var tick: UInt32 { simulation.tick }
    /// The present state, if it is one to begin from: at rest, with no pointer down.
    func start() -> InputScript.Start? {
        guard !simulation.needsStep, touches.isEmpty else { return nil }
        let checkpoint = simulation.checkpoint()
        return InputScript.Start(checkpoint: checkpoint, tick: tick)
    }

    /// The newest samples of the pointers that are down.
    var heldPointers: [PointerSample] { touches.values.sorted { $0.pointer < $1.pointer } }

    /// Events that cancel every pointer that is down.
    var cancellations: [InputEvent] {
        touches.values.sorted { $0.pointer < $1.pointer }.map {
            .pointer(PointerSample(pointer: $0.pointer, phase: .cancel, x: $0.x, y: $0.y))
        }
    }

    /// Simulates up to `tick`, where `events` take effect, by way of each step in which something moves.
    ///
    /// Does nothing if that step has been reached.
    func step(to tick: UInt32, with events: [InputEvent] = []) {
        guard tick > self.tick else { return }
        step(until: tick) { true }
        act(events, at: tick)
    }

    /// Simulates the steps before `tick` in which something moves.
    ///
    /// - Parameters:
    ///   - tick: the step to stop before.
    ///   - hasTime: is asked before each step; once it returns false, the rest is left.
    /// - Returns: whether all steps are done.
    @discardableResult
    func step(until tick: UInt32, while hasTime: () -> Bool) -> Bool {
        while simulation.needsStep, self.tick + 1 < tick {
            guard hasTime() else { return false }
            simulation.advance(to: self.tick + 1)
        }
        return true
    }

    /// Repeats a history towards `tick`, by one step at least.
    ///
    /// - Parameters:
    ///   - tick: the step to reach.
    ///   - history: is given the states at rest on the way.
    ///   - hasTime: is asked after each step.
    func goOn(to tick: UInt32, through history: inout StageHistory, while hasTime: () -> Bool) {
        while self.tick < tick {
            let next = history.nextTick(after: place)
            let target = min(next ?? tick, tick)
            if simulation.needsStep, self.tick + 1 < target {
                simulation.advance(to: self.tick + 1)
            } else if next == target {
                if simulation.definition.isRestorable, !history.hasRest(at: place), let start = start() {
                    history.rest(start, at: place)
                }
                act(history.nextEvents(after: &place), at: target)
            } else {
                simulation.advance(to: target)
            }
            guard hasTime() else { return }
        }
    }

    private func act(_ events: [InputEvent], at tick: UInt32) {
        for event in events {
            switch event {
            case .pointer(let sample):
                let isDown = sample.phase == .down || sample.phase == .move && touches[sample.pointer] != nil
                touches[sample.pointer] = isDown ? sample : nil
            case .wheel, .key, .action, .set, .text: break
            }
        }
        simulation.advance(to: tick, with: events)
    }
}
