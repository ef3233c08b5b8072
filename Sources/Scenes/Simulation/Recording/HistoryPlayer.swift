import SceneContract
import StageModel

/// A simulation with what it takes to repeat a history: its place in it, and the pointers that are down.
@MainActor
final class HistoryPlayer {
    private var stage: Stage
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
        stage = .awake(simulation)
        (definition, rate) = (simulation.definition, simulation.rate)
        self.place = place
    }

    /// The definition of the scene.
    let definition: any SceneDefinition
    /// The number of steps per second.
    let rate: Double

    /// The simulation, which is made anew if it sleeps.
    var simulation: SceneSimulation {
        switch stage {
        case .awake(let simulation): return simulation
        case .asleep(let sleeping):
            let simulation = sleeping.wake()
            stage = .awake(simulation)
            return simulation
        }
    }

    var tick: UInt32 {
        switch stage {
        case .awake(let simulation): simulation.tick
        case .asleep(let sleeping): sleeping.start.tick
        }
    }

    /// Whether a step would change anything.
    var needsStep: Bool {
        switch stage {
        case .awake(let simulation): simulation.needsStep
        case .asleep: false
        }
    }

    /// Whether the state is one to begin from: at rest, with no pointer down.
    var isStart: Bool { touches.isEmpty && !needsStep }

    /// The present state, if it is one to begin from.
    func start() -> InputScript.Start? {
        isStart ? InputScript.Start(checkpoint: checkpoint(), tick: tick) : nil
    }

    /// Returns the state to go on from.
    func checkpoint() -> StageCheckpoint {
        switch stage {
        case .awake(let simulation): simulation.checkpoint()
        case .asleep(let sleeping): sleeping.start.checkpoint
        }
    }

    // MARK: Sleep

    private enum Stage {
        case awake(SceneSimulation)
        case asleep(SleepingSimulation)
    }

    var isAsleep: Bool {
        if case .asleep = stage { true } else { false }
    }

    /// Lets go of the simulation until it is asked for.
    ///
    /// - Parameter start: the present state.
    func sleep(as start: InputScript.Start) {
        guard case .awake(let simulation) = stage else { return }
        stage = .asleep(SleepingSimulation(simulation, start))
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
                if definition.isRestorable, !history.hasRest(at: place), let start = start() {
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
