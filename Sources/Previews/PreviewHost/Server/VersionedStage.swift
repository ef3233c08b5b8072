import Simulation
import StageModel

/// One of a room's stages, of some version's code.
///
/// One that has yet to be made, or whose events are being repeated, is behind the one that leads, which goes on meanwhile: what
/// happens is kept, and made up for afterwards.
@MainActor
final class VersionedStage {
    /// What happened while the stage was behind.
    private struct Missed {
        var tick: UInt32
        var events: [InputEvent]
        /// Whether that is an earlier or later moment of what there was, and not a step.
        var isSought: Bool
    }

    private(set) var simulation: RemoteSimulation?
    /// Whether it has yet to come to where the one stands that leads.
    private(set) var isBehind: Bool
    /// Why it can't be made; nil if it can, or is.
    private var refusal: String?
    private let scene: String
    private let host: PreviewHost
    /// What happened since it was made.
    private var missed: [Missed] = []
    /// The number of missed steps above which the others have to wait; nil while its events are being repeated.
    private var limit: Int?
    /// Whether the others have to wait: one that is slower than they are never comes to where they stand.
    private(set) var holdsUp = false

    /// How many more steps a stage may miss while it makes up for those that it missed before.
    private static let patience = 60

    /// Makes a stage that is to come.
    ///
    /// - Parameters:
    ///   - scene: the preview's name.
    ///   - host: the host of the version.
    init(_ scene: String, of host: PreviewHost) {
        self.scene = scene
        self.host = host
        isBehind = true
        host.enter()
    }

    /// Makes the stage that leads.
    init(_ simulation: RemoteSimulation, of host: PreviewHost) {
        scene = simulation.scene.name
        self.host = host
        self.simulation = simulation
        isBehind = false
        host.enter()
    }

    isolated deinit { host.leave() }

    /// The stage; nil while it is behind.
    var joined: RemoteSimulation? { isBehind ? nil : simulation }

    /// Why it stands still for good; nil if it does not.
    var problem: String? {
        if let refusal { return refusal }
        guard let simulation, simulation.isWithoutProcess || simulation.isFaulty && simulation.session == nil,
            !host.isStarting
        else { return nil }
        return simulation.fault?.message ?? "its code has ended"
    }

    /// Goes on to a step in which events take effect, which are in the stage's own coordinates.
    func advance(to tick: UInt32, with events: [InputEvent]) {
        if let joined { return joined.advance(to: tick, with: events) }
        miss(Missed(tick: tick, events: events, isSought: false))
    }

    func seek(to tick: UInt32, after events: [InputEvent]) {
        if let joined { return joined.seek(to: tick, after: events) }
        miss(Missed(tick: tick, events: events, isSought: true))
    }

    // MARK: Behind the one that leads

    private func miss(_ step: Missed) {
        // Without a process, and without one to come, it makes up for nothing.
        guard let simulation, simulation.session != nil || simulation.isOpening || host.isStarting else { return }
        if let last = missed.last, last.isSought == step.isSought, last.events.isEmpty, step.events.isEmpty {
            missed[missed.count - 1].tick = step.tick
        } else {
            missed.append(step)
        }
        if let limit, missed.count > limit { holdsUp = true }
    }

    /// Falls behind if its events are being repeated.
    func fallBehind() {
        if simulation?.isOpening ?? false { (isBehind, limit, holdsUp) = (true, nil, false) }
    }

    /// Makes up for what it has missed, as far as it can without waiting.
    ///
    /// - Parameters:
    ///   - lead: the stage that leads.
    ///   - log: returns what has happened so far, in the stage's own coordinates.
    func catchUp(with lead: RemoteSimulation, log: () -> RoomLog) {
        guard isBehind, lead.session != nil else { return }
        if simulation == nil, refusal == nil, host.runsCode, !lead.isAwaitingStep, !lead.isSeeking {
            begin(at: lead.tick, log())
        }
        guard let simulation, simulation.session != nil, !simulation.isOpening else {
            holdsUp = false
            return
        }
        if limit == nil { limit = missed.count + Self.patience }
        while !simulation.isWaiting, !missed.isEmpty {
            let step = missed.removeFirst()
            if step.isSought {
                simulation.seek(to: step.tick, after: step.events)
                simulation.continueSeeking { true }
            } else {
                simulation.advance(
                    to: step.events.isEmpty ? step.tick : max(step.tick, simulation.tick + 1), with: step.events)
            }
        }
        simulation.continueSeeking { true }
        if !lead.isAwaitingStep, !lead.isSeeking, isAway(from: lead.tick) {
            follow(to: lead.tick)
            simulation.continueSeeking { true }
        }
        guard !simulation.isWaiting else { return }
        (isBehind, limit, holdsUp) = (false, nil, false)
        simulation.hasMoreToTell()
    }

    /// Makes it, and has it go to the step that the one shows that leads.
    private func begin(at tick: UInt32, _ log: RoomLog) {
        do {
            simulation = try host.makeRemote(scene, log: log.script(to: .max), to: tick)
        } catch {
            refusal = "\(error)"
        }
    }

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
