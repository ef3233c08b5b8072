import Simulation
import StageModel

/// One of a room's stages, of some version's code.
///
/// It is made once a process runs that; until then its events are kept.
@MainActor
final class VersionedStage {
    private(set) var simulation: RemoteSimulation?
    /// Why it can't be made; nil if it can, or is.
    private var refusal: String?
    private let scene: String
    private let host: PreviewHost
    /// What happened before it was made.
    private var kept: RoomLog

    /// Makes a stage that is to come.
    ///
    /// - Parameters:
    ///   - scene: the preview's name.
    ///   - host: the host of the version.
    ///   - log: what has happened so far, in the stage's own coordinates.
    init(_ scene: String, of host: PreviewHost, log: RoomLog) {
        self.scene = scene
        self.host = host
        kept = log
        host.enter()
    }

    /// Makes a stage that is there.
    init(_ simulation: RemoteSimulation, of host: PreviewHost) {
        scene = simulation.scene.name
        self.host = host
        self.simulation = simulation
        kept = RoomLog()
        host.enter()
    }

    isolated deinit { host.leave() }

    /// Whether it can be made now.
    var canBegin: Bool { simulation == nil && refusal == nil && host.runsCode }

    /// Why it stands still for good; nil if it does not.
    var problem: String? {
        if let refusal { return refusal }
        guard let simulation, simulation.isWithoutProcess || simulation.isFaulty && simulation.session == nil,
            !host.isStarting
        else { return nil }
        return simulation.fault?.message ?? "its code has ended"
    }

    /// Makes it, and has it go to the step that the others show.
    func begin(at tick: UInt32) {
        do {
            simulation = try host.makeRemote(scene, log: kept.script(to: .max), to: tick)
        } catch {
            refusal = "\(error)"
        }
        kept = RoomLog()
    }

    /// Goes on to a step in which events take effect.
    ///
    /// - Parameters:
    ///   - tick: the step.
    ///   - events: what has come, in the stage's own coordinates.
    ///   - shown: the step that is shown, after which events cut off what there was.
    func advance(to tick: UInt32, with events: [InputEvent], from shown: UInt32) {
        if let simulation { return simulation.advance(to: tick, with: events) }
        guard !events.isEmpty else { return }
        if kept.lastTick > shown { kept.add(kept.leave(at: shown), at: tick) }
        kept.add(events, at: tick)
    }

    func seek(to tick: UInt32, after events: [InputEvent]) { simulation?.seek(to: tick, after: events) }

    // MARK: The same step as another stage

    /// Returns whether it is at rest at another step than the one that the others show.
    func isAway(from tick: UInt32) -> Bool {
        guard let simulation, simulation.session != nil, !simulation.isWaiting else { return false }
        return simulation.tick != max(tick, simulation.stageTicks.lowerBound)
    }

    /// Has it go to the step that the others show.
    func follow(to tick: UInt32) {
        guard let simulation, !simulation.isSeeking, isAway(from: tick) else { return }
        if tick > simulation.stageTicks.upperBound {
            simulation.advance(to: tick, with: [])
        } else {
            simulation.seek(to: tick)
        }
    }
}
