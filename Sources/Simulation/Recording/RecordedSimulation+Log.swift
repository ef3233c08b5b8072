import Foundation
import Scenes
import StageModel

extension RecordedSimulation {
    /// How much of a stage's time a log may take, in seconds.
    public static let longestLog = 3600.0

    /// The last step after which a log may begin: a room's time goes on from there for more than a year, and steps are
    /// counted in 32 bits.
    public static let latestLogStart = UInt32.max / 2

    /// Shows the beginning of a log, which is its history.
    ///
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
    public convenience init(
        _ log: ParsedInput, tick: UInt32?, of scene: any SceneDefinition, stage: CGSize, photos: [Photo] = []
    ) throws {
        let script = try InputScript(log, scene: scene, stage: stage, parameters: [:])
        let simulation: SceneSimulation
        if let start = log.start {
            guard start.tick <= Self.latestLogStart else {
                throw InputScript.Fault(
                    line: start.line,
                    problem: "tick \(start.tick) is above \(Self.latestLogStart), the last to begin after")
            }
            do {
                simulation = try SceneSimulation(
                    checkpoint: start.checkpoint, of: scene, tick: start.tick, photos: photos)
            } catch {
                throw InputScript.Fault(line: start.line, problem: "\(error)")
            }
        } else {
            simulation = try SceneSimulation(scene, stage: stage, photos: photos)
        }
        let first = simulation.tick
        let end = first + UInt32(Self.longestLog * simulation.rate)
        if let last = log.entries.last, last.entry.tick > end {
            throw InputScript.Fault(
                line: last.line, problem: "tick \(last.entry.tick) is more than an hour after the log's start, \(first)"
            )
        }
        if let tick, !(first...end).contains(tick) {
            throw SceneError.badValue("tick", .integer(Int(tick)), allowed: "\(first) to \(end)")
        }
        self.init(script, from: simulation, to: tick ?? 0)
    }
}
