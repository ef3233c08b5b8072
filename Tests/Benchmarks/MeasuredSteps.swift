import Demonstrations
import Foundation
import Simulation
import StageModel
import TestSupport
import Wire

/// A run of scenes whose moving steps `valgrind --tool=callgrind` counts, told `--toggle-collect=*measuredStep*` and
/// `--dump-after=*measuredScene*`: it writes a dump for each scene, in their order.
@MainActor
enum MeasuredSteps {
    fileprivate static var session: Session?

    /// Runs scenes, each for two seconds after one that is not counted, or a ``CostlyChange``, which
    /// counts as one step with the one after it.
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
            session = try change.map(Session.init) ?? Session(scene, isInspected: isInspected)
            measuredScene()
            print(change?.scene ?? word, session?.steps ?? 0)
        }
    }

    /// A scene with a finger that keeps it moving.
    @MainActor
    fileprivate final class Session {
        private let scene: String
        private let simulation: SceneSimulation
        private var encoder = StepEncoder()
        private var tick: UInt32 = 0
        private var events: [InputEvent] = []
        private var change: CostlyChange?
        /// What is told of the views to somebody who inspects them; nil if nobody does.
        private var told: StageViews?
        /// The views of ``told``, by layer.
        private var listed: [UInt32: StageView] = [:]
        private var known = CostQuestion()
        private(set) var steps = 0

        init(_ change: CostlyChange) throws {
            scene = change.scene
            self.change = change
            simulation = try SceneSimulation(scene: scene, stage: stageSize, parameters: change.before)
            simulation.advance(to: 1)
            encoder.begin(with: simulation.snapshot())
            tick = 1
        }

        init(_ scene: String, isInspected: Bool) throws {
            self.scene = scene
            told = isInspected ? StageViews() : nil
            simulation = try SceneSimulation(scene: scene, stage: stageSize)
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
        func run() {
            if let change {
                steps = 1
                for next in [[InputEvent.set(change.change)], []] {
                    tick += 1
                    events = next
                    measuredStep()
                }
                return
            }
            while tick < 180 {
                guard readEvents() else { continue }
                steps += 1
                measuredStep()
            }
        }

        /// Runs a step, its snapshot and its encoding.
        func step() {
            simulation.advance(to: tick, with: events)
            _ = encoder.step(to: simulation.snapshot())
            // As often as a room tells of them.
            if told != nil, tick.isMultiple(of: 12) { tellOfViews() }
        }

        /// Reads what the newest steps cost and the views, of which an item's is described, and finds what differs.
        private func tellOfViews() {
            if let costs = simulation.costs(known, anew: true) {
                known = CostQuestion(record: costs.record, version: costs.version, steps: [tick])
            }
            let selected = told?.views.first { $0.label == "0 - 1" }?.layer ?? 1
            guard let views = simulation.views(describing: [selected]) else { return }
            var changed: [StageView] = []
            if views.views != told?.views {
                // As a room does, which keeps them by layer.
                for view in views.views where listed[view.layer] != view {
                    listed[view.layer] = view
                    changed.append(view)
                }
            }
            let groups = views.details.first?.groups.filter { told?.details.first?.groups.contains($0) != true } ?? []
            let report = ViewReport(
                number: 1, views: changed,
                selection: ViewReport.Selection(layer: selected, titles: groups.map(\.title), groups: groups))
            // It is encoded by other threads.
            withExtendedLifetime(report) { told = views }
        }
    }
}

// The optimiser makes one function of two that differ in what they call alone.
@inline(never) @MainActor
private func measuredScene() {
    guard let session = MeasuredSteps.session else { preconditionFailure("there is no session") }
    session.run()
}

@inline(never) @MainActor
private func measuredStep() {
    MeasuredSteps.session?.step()
}
