import Foundation
import SceneContract
import StageModel

/// The creation of a simulation that shows the beginning of a log, with the log as its history.
@MainActor
public final class LogOpening: SimulationOpening {
    /// The longest log that is opened, in seconds of the stage's time.
    public nonisolated static let longestLog = 3600.0

    /// The last step after which a log may begin.
    ///
    /// Steps are counted in 32 bits, and a room goes on from there for more than a year.
    public nonisolated static let latestStart = UInt32.max / 2

    /// The greatest number of events in one step.
    ///
    /// A room takes fewer in a step, which can't be interrupted.
    public nonisolated static let eventsPerStep = 512
    /// The greatest number of actions and changes of parameters in one step.
    public nonisolated static let changesPerStep = 32

    private let log: ParsedInput
    private let tick: UInt32?
    private let scene: any SceneDefinition
    private let stage: CGSize
    private let photos: [Photo]
    private var check: ScriptCheck

    /// Begins the creation of a simulation of a scene.
    ///
    /// - Parameters:
    ///   - log: the log's lines.
    ///   - tick: a step that the history must reach; if it is after the log's last event, it is the newest.
    ///   - scene: the scene's definition.
    ///   - stage: the stage's size in points; that of the log's start is used instead if it has one.
    ///   - photos: the photos that `album` shows; empty for the built-in ones.
    /// - Throws: `SceneError` or ``InputScript/Fault``, which name the fault and the valid values.
    public init(
        _ log: ParsedInput, tick: UInt32?, of scene: any SceneDefinition, stage: CGSize, photos: [Photo] = []
    ) throws {
        self.log = log
        self.tick = tick
        self.stage = stage
        self.photos = photos
        self.scene = scene
        check = try ScriptCheck(log, scene: scene, stage: stage, parameters: [:])
        try Self.checkLimits(of: log, tick: tick)
    }

    /// Checks a log's ticks and its numbers of events against ``latestStart``, ``longestLog``, ``eventsPerStep`` and
    /// ``changesPerStep``.
    ///
    /// O(events).
    ///
    /// - Parameters:
    ///   - log: the log.
    ///   - tick: the stage tick at which its room is to stand still; nil for the log's end.
    /// - Throws: ``InputScript/Fault`` or `SceneError`, which name the fault and the valid values.
    public nonisolated static func checkLimits(of log: ParsedInput, tick: UInt32?) throws {
        if let start = log.start, start.tick > latestStart {
            throw InputScript.Fault(
                line: start.line, problem: "tick \(start.tick) is above \(latestStart), the last to begin after")
        }
        let first = log.start?.tick ?? 0
        let end = first + UInt32(longestLog * 60)
        if let last = log.entries.last, last.entry.tick > end {
            throw InputScript.Fault(
                line: last.line, problem: "tick \(last.entry.tick) is more than an hour after the log's start, \(first)"
            )
        }
        if let tick, !(first...end).contains(tick) {
            throw SceneError.badValue("tick", .integer(Int(tick)), allowed: "\(first) to \(end)")
        }
        try checkSteps(of: log, after: first)
    }

    /// Checks the numbers of events in each step.
    ///
    /// - Throws: ``InputScript/Fault`` if a step has more than ``eventsPerStep`` events or ``changesPerStep`` changes.
    private nonisolated static func checkSteps(of log: ParsedInput, after first: UInt32) throws {
        var (tick, events, changes) = (first, 0, 0)
        for (line, entry) in log.entries {
            // What a log has at its beginning acts in the step after it.
            let step = max(entry.tick, first + 1)
            if step != tick { (tick, events, changes) = (step, 0, 0) }
            events += 1
            switch entry.event {
            case .action, .set, .text: changes += 1
            case .pointer, .wheel, .key: break
            }
            guard events <= eventsPerStep, changes <= changesPerStep else {
                throw InputScript.Fault(
                    line: line,
                    problem: """
                        tick \(entry.tick) has too many events; a log has at most \(eventsPerStep) in a step, of which \
                        \(changesPerStep) are actions, sets or texts
                        """)
            }
        }
    }

    /// Checks the log's lines in parts, and then makes the simulation.
    ///
    /// - Throws: ``InputScript/Fault`` or `SceneError`.
    public func goOn(while hasTime: () -> Bool) throws -> (any RewindableSimulation)? {
        guard try check.goOn(while: hasTime) else { return nil }
        let simulation: SceneSimulation
        if let start = log.start {
            do {
                simulation = try SceneSimulation(
                    checkpoint: start.checkpoint, of: scene, tick: start.tick, photos: photos)
            } catch {
                throw InputScript.Fault(line: start.line, problem: "\(error)")
            }
        } else {
            simulation = try SceneSimulation(scene, stage: stage, photos: photos)
        }
        let script = InputScript(start: log.start, entries: log.entries.map(\.entry))
        return RecordedSimulation(script, from: simulation, to: tick ?? 0)
    }
}
