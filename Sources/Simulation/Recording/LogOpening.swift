import Foundation
import Scenes
import StageModel

/// A simulation that is made to show a log's beginning, with the log as its history.
@MainActor
public final class LogOpening: SimulationOpening {
    /// How much of a stage's time a log may take, in seconds.
    public static let longestLog = 3600.0

    /// The last step after which a log may begin: a room's time goes on from there for more than a year, and steps are
    /// counted in 32 bits.
    public static let latestStart = UInt32.max / 2

    /// How many events a log may have in one step, and how many of them may be actions and changes of parameters: a room
    /// takes fewer, and nothing else can be done while a step is simulated.
    public static let eventsPerStep = 512
    public static let changesPerStep = 32

    private let log: ParsedInput
    private let tick: UInt32?
    private let scene: any SceneDefinition
    private let stage: CGSize
    private let photos: [Photo]
    private var check: ScriptCheck

    /// - Parameters:
    ///   - log: what its lines are.
    ///   - tick: a moment that there has to be; if it is after the log's last event, it is the newest.
    ///   - stage: points; of a log that says where it begins, that start's counts.
    ///   - photos: what `album` shows; empty: the built-in ones.
    /// - Throws: `SceneError` or ``InputScript/Fault``, which name the fault and what would do.
    public convenience init(
        _ log: ParsedInput, tick: UInt32?, scene name: String, stage: CGSize, photos: [Photo] = []
    ) throws {
        try self.init(log, tick: tick, of: SceneCatalogue.scene(named: name), stage: stage, photos: photos)
    }

    /// As above, of a scene that need not be in the catalogue.
    public init(
        _ log: ParsedInput, tick: UInt32?, of scene: any SceneDefinition, stage: CGSize, photos: [Photo] = []
    ) throws {
        self.log = log
        self.tick = tick
        self.stage = stage
        self.photos = photos
        self.scene = scene
        check = try ScriptCheck(log, scene: scene, stage: stage, parameters: [:])
        if let start = log.start, start.tick > Self.latestStart {
            throw InputScript.Fault(
                line: start.line, problem: "tick \(start.tick) is above \(Self.latestStart), the last to begin after")
        }
        let first = log.start?.tick ?? 0
        let end = first + UInt32(Self.longestLog * 60)
        if let last = log.entries.last, last.entry.tick > end {
            throw InputScript.Fault(
                line: last.line, problem: "tick \(last.entry.tick) is more than an hour after the log's start, \(first)"
            )
        }
        if let tick, !(first...end).contains(tick) {
            throw SceneError.badValue("tick", .integer(Int(tick)), allowed: "\(first) to \(end)")
        }
        try checkSteps(after: first)
    }

    /// - Throws: ``InputScript/Fault`` if a step has more events than there is time for.
    private func checkSteps(after first: UInt32) throws {
        var (tick, events, changes) = (first, 0, 0)
        for (line, entry) in log.entries {
            // What a log has at its beginning acts in the step after it.
            let step = max(entry.tick, first + 1)
            if step != tick { (tick, events, changes) = (step, 0, 0) }
            events += 1
            switch entry.event {
            case .action, .set: changes += 1
            case .pointer, .wheel, .key: break
            }
            guard events <= Self.eventsPerStep, changes <= Self.changesPerStep else {
                throw InputScript.Fault(
                    line: line,
                    problem: """
                        tick \(entry.tick) has too many events; a log has at most \(Self.eventsPerStep) in a step, of which \
                        \(Self.changesPerStep) are actions or sets
                        """)
            }
        }
    }

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
