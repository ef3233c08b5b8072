import Foundation
import Glibc
import Previews
import SceneContract
import Simulation
import StageModel
import Wire

/// One room's stage in the process that runs previewed code.
@MainActor
final class ChildRoom {
    let simulation: RecordedSimulation
    private let number: UInt32
    private var encoder = FrameEncoder()
    /// The snapshot that was reported last, whose tick counts messages.
    private var shown: StageSnapshot?
    private var readings: HostReport.Readings?
    /// The views that were listed last.
    private var listed: [StageView] = []
    /// Whether the server knows that the stage needs a step.
    private var isKnownToMove = false

    /// Makes a room's stage, and repeats its events.
    ///
    /// - Parameters:
    ///   - opening: the room and its events.
    ///   - definition: the scene.
    ///   - stage: the size of the server's stage in points.
    ///   - busy: is called a few times a second.
    /// - Throws: `SceneError`.
    init(
        _ opening: HostRequest.Opening, _ definition: PreviewDefinition, stage: CGSize, busy: @escaping () -> Void
    ) throws {
        let header = opening.header
        number = header.room
        let size = definition.stageSize(on: stage)
        let start: SceneSimulation
        if var checkpoint = header.start {
            if !header.keepsSizes { (checkpoint.stageWidth, checkpoint.stageHeight) = (size.width, size.height) }
            let known = Set(definition.withStageSettings.parameters(stage: size).map(\.name))
            checkpoint.parameters = checkpoint.parameters.filter { known.contains($0.key) }
            checkpoint = checkpoint.with(
                checkpoint.stages.map { stage in
                    var stage = stage
                    stage.overrides = stage.overrides.filter { known.contains($0.key) }
                    return stage
                })
            MarkedOutput.beginStep(to: header.startTick, of: header.room)
            start = try SceneSimulation(checkpoint: checkpoint, of: definition, tick: header.startTick)
        } else {
            MarkedOutput.beginStep(to: 0, of: header.room)
            start = try SceneSimulation(definition, stage: size)
        }
        var pace = Pace(busy)
        let newest = max(header.newest, opening.entries.last?.tick ?? 0, start.tick)
        guard header.shown >= newest else {
            simulation = RecordedSimulation(
                InputScript(start: nil, entries: opening.entries), from: start, to: newest)
            MarkedOutput.beginStep(to: header.shown, of: header.room, repeats: true)
            simulation.seek(to: max(header.shown, start.tick))
            while simulation.isSeeking { simulation.continueSeeking { pace.hasTime() } }
            return
        }
        // Pointers that are down go on being down: nothing is sought.
        simulation = RecordedSimulation(start)
        var next = opening.entries[...]
        while let first = next.first {
            while simulation.needsStep, simulation.tick + 1 < first.tick {
                simulate(to: simulation.tick + 1)
                pace.step()
            }
            let events = next.prefix { $0.tick == first.tick }
            next = next.dropFirst(events.count)
            simulate(to: max(first.tick, simulation.tick + 1), with: events.map(\.event))
            pace.step()
        }
        while simulation.needsStep, simulation.tick < newest {
            simulate(to: simulation.tick + 1)
            pace.step()
        }
        if simulation.tick < newest { simulate(to: newest) }
    }

    /// Simulates what leads to a tick, with which whatever the code prints is marked.
    private func simulate(to tick: UInt32, with events: [InputEvent] = []) {
        MarkedOutput.beginStep(to: tick, of: number)
        simulation.advance(to: tick, with: events)
    }

    func advance(to tick: UInt32, with events: [InputEvent]) {
        if tick > simulation.tick || !events.isEmpty { simulate(to: max(tick, simulation.tick + 1), with: events) }
    }

    func seek(to tick: UInt32, with events: [InputEvent], busy: @escaping () -> Void) {
        // What was printed before is known.
        MarkedOutput.beginStep(to: tick, of: number, repeats: true)
        simulation.seek(to: tick, after: events)
        var pace = Pace(busy)
        while simulation.isSeeking { simulation.continueSeeking { pace.hasTime() } }
    }

    /// Returns whether the server is to be told, now, that the stage needs a step.
    ///
    /// - Parameter anyway: whether it may need one that does not show.
    /// - Returns: true once for each time that the stage was known to be at rest.
    func isWoken(anyway: Bool) -> Bool {
        guard !isKnownToMove, anyway || simulation.needsStep else { return false }
        isKnownToMove = true
        return true
    }

    /// Returns the stage's views, as the difference to what was reported before.
    func views(_ question: ViewQuestion) -> ListedViews {
        guard let now = simulation.views(question, anew: true) else { return ListedViews() }
        defer { listed = now.views }
        return ListedViews(
            views: now.views == listed ? nil : now.views, omitted: now.omitted, details: now.details)
    }

    /// Returns the state of the stage, as the difference to what was reported before.
    func report() -> HostReport.Stage {
        isKnownToMove = simulation.needsStep
        let stageTicks = simulation.stageTicks
        var report = HostReport.Stage(
            room: number, needsStep: simulation.needsStep, tick: simulation.tick, oldest: stageTicks.lowerBound,
            newest: stageTicks.upperBound)
        let now = HostReport.Readings(
            values: simulation.values, state: simulation.state, stages: simulation.stageVariants)
        if now != readings {
            readings = now
            report.readings = now
        }
        var snapshot = simulation.snapshot()
        guard let shown else {
            snapshot.tick = 1
            self.shown = snapshot
            report.frame = encoder.snapshot(snapshot)
            return report
        }
        if snapshot.showsTheSame(as: shown) { return report }
        snapshot.tick = shown.tick + 1
        report.frame =
            snapshot.stageSize == shown.stageSize
            ? encoder.delta(from: shown, to: snapshot) : encoder.snapshot(snapshot)
        self.shown = snapshot
        return report
    }
}

/// A reporter of progress during long work, a few times a second.
private struct Pace {
    private let busy: () -> Void
    private var last = Pace.now

    init(_ busy: @escaping () -> Void) {
        self.busy = busy
    }

    mutating func step() {
        let now = Self.now
        guard now - last > 0.1 else { return }
        last = now
        busy()
    }

    /// Reports progress between steps, and returns true: there is time always.
    mutating func hasTime() -> Bool {
        step()
        return true
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
