import StageModel

/// A simulation that goes on as it is told, or again the way that a history says it went.
@MainActor
final class HistoryPlayer {
    let simulation: SceneSimulation
    /// What is next in the history, while it goes that way.
    private var place: Int
    /// The newest samples of the pointers that are down.
    private var touches: [UInt64: PointerSample] = [:]

    /// - Parameter place: in the history that it goes through, if it does.
    init(_ simulation: SceneSimulation, at place: Int = 0) {
        self.simulation = simulation
        self.place = place
    }

    var tick: UInt32 { simulation.tick }
    /// Where it is, if that is a place to begin from: at rest, with no finger down.
    func start() -> InputScript.Start? {
        guard !simulation.needsStep, touches.isEmpty else { return nil }
        let checkpoint = simulation.checkpoint()
        return InputScript.Start(checkpoint: checkpoint, tick: tick)
    }

    /// The newest samples of the pointers that are down.
    var heldPointers: [PointerSample] { touches.values.sorted { $0.pointer < $1.pointer } }

    /// What lifts every pointer that is down.
    var cancellations: [InputEvent] {
        touches.values.sorted { $0.pointer < $1.pointer }.map {
            .pointer(PointerSample(pointer: $0.pointer, phase: .cancel, x: $0.x, y: $0.y))
        }
    }

    /// Goes to `tick`, where `events` act, by way of each step in which something moves. Nothing happens if it is there.
    func step(to tick: UInt32, with events: [InputEvent] = []) {
        guard tick > self.tick else { return }
        step(until: tick) { true }
        act(events, at: tick)
    }

    /// Takes the steps before `tick` in which something moves.
    ///
    /// - Parameter hasTime: asked before each; when there is none, the rest is left.
    /// - Returns: whether all are done.
    @discardableResult
    func step(until tick: UInt32, while hasTime: () -> Bool) -> Bool {
        while simulation.needsStep, self.tick + 1 < tick {
            guard hasTime() else { return false }
            simulation.advance(to: self.tick + 1)
        }
        return true
    }

    /// Goes towards `tick` as the history says, by a step at least.
    ///
    /// - Parameters:
    ///   - history: is told of the rests on the way.
    ///   - hasTime: asked after each step.
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
            case .wheel, .key, .action, .set: break
            }
            simulation.send(event)
        }
        simulation.advance(to: tick)
    }
}
