import Demonstrations
import Foundation
import Simulation
import StageModel
import TestSupport
import WebSocketServer
import Wire

/// A run of scenes whose moving steps `valgrind --tool=callgrind` counts, told `--toggle-collect=*measuredStep*` and
/// `--dump-after=*measuredScene*`: it writes a dump for each scene, in their order.
@MainActor
enum MeasuredSteps {
    fileprivate static var session: Session?

    /// Runs scenes, each for two seconds after one that is not counted, or a ``CostlyChange``, which
    /// counts as one step with the one after it.
    ///
    /// Each scene is run before, uncounted: what is done once in a process, such as to make a class known, is no step's.
    ///
    /// It prints a line for each: the scene's name and the number of counted steps.
    ///
    /// - Parameter words: the names of scenes, with `+views` behind them for those that somebody inspects, or changes as
    ///   JSON.
    /// - Throws: `SceneError`, or an error of the JSON's.
    static func run(_ words: [String]) throws {
        for word in words {
            let change = word.hasPrefix("{") ? try JSONDecoder().decode(CostlyChange.self, from: Data(word.utf8)) : nil
            let isInspected = word.hasSuffix("+views")
            let scene = isInspected ? String(word.dropLast(6)) : word
            if change == nil { try Session(scene, isInspected: isInspected).run { $0.step() } }
            session = try change.map(Session.init) ?? Session(scene, isInspected: isInspected)
            measuredScene()
            print(change?.scene ?? word, session?.steps ?? 0)
        }
    }

    /// A scene with a finger that keeps it moving.
    @MainActor
    fileprivate final class Session {
        private let scene: String
        private let simulation: RecordedSimulation
        private var encoder = StepEncoder()
        private var tick: UInt32 = 0
        private var events: [InputEvent] = []
        private var change: CostlyChange?
        /// What somebody who inspects is told; nil where a change is measured.
        private var inspection: MeasuredInspection?
        private(set) var steps = 0

        init(_ change: CostlyChange) throws {
            scene = change.scene
            self.change = change
            simulation = RecordedSimulation(
                try SceneSimulation(scene: scene, stage: stageSize, parameters: change.before))
            simulation.advance(to: 1)
            encoder.begin(with: simulation.snapshot())
            tick = 1
        }

        init(_ scene: String, isInspected: Bool) throws {
            self.scene = scene
            inspection = try MeasuredInspection(isWanted: isInspected)
            simulation = RecordedSimulation(try SceneSimulation(scene: scene, stage: stageSize))
            encoder.begin(with: simulation.snapshot())
            while tick < 60 {
                if readEvents() { step() }
            }
        }

        /// Reads the next step's events; returns whether anything moves.
        private func readEvents() -> Bool {
            tick += 1
            events = SceneMovement.events(scene, tick)
            return simulation.needsStep || !events.isEmpty
        }

        /// Runs the steps that are counted.
        ///
        /// - Parameter step: runs one of them.
        func run(_ step: (Session) -> Void) {
            if let change {
                steps = 1
                for next in [[InputEvent.set(change.change)], []] {
                    tick += 1
                    events = next
                    step(self)
                }
                return
            }
            while tick < 180 {
                guard readEvents() else { continue }
                steps += 1
                step(self)
            }
        }

        /// Runs a step, its snapshot and its encoding.
        func step() {
            simulation.advance(to: tick, with: events)
            _ = encoder.step(to: simulation.snapshot())
            // A room knows the time, whether somebody inspects or not.
            let now = MonotonicInstant(sinceOrigin: .nanoseconds(Int64(tick) * 16_666_667))
            inspection?.report(simulation, at: now)
        }
    }
}

// The optimiser makes one function of two that differ in what they call alone.
@inline(never) @MainActor
private func measuredScene() {
    guard let session = MeasuredSteps.session else { preconditionFailure("there is no session") }
    session.run(counted)
}

// No closure in the function above, whose name callgrind would take for that one's.
@MainActor
private func counted(_ session: MeasuredSteps.Session) { measuredStep() }

@inline(never) @MainActor
private func measuredStep() {
    MeasuredSteps.session?.step()
}
