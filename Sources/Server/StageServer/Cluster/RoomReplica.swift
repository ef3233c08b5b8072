import StageModel
import WebSocketServer
import Wire

/// What a node knows of a room that another one owns.
///
/// It makes the effects that the room itself would have.
struct RoomReplica {
    /// How many steps may wait for the state that they follow.
    private static let waitingLimit = 64

    private(set) var fence: UInt64 = 0
    private var number: UInt64 = 0
    /// As this node's viewers are shown it.
    private var frames: FrameSequence?
    /// Whether the room's state has been told by this fencing number.
    private var hasState = false
    private var waiting: [RelayedStep] = []

    /// What a step of the room has led to.
    enum Reception {
        case effects(RoomEffects)
        /// Something is missing: the room's state is needed anew.
        case missed
    }

    /// Another owner begins.
    ///
    /// Nothing that one before says counts from now on.
    mutating func begin(_ fence: UInt64) {
        guard fence > self.fence else { return }
        self.fence = fence
        number = 0
        hasState = false
        waiting = []
    }

    /// Receives the room's whole state.
    mutating func receive(state step: RelayedStep, at now: MonotonicInstant) throws -> Reception {
        guard step.fence == fence, !hasState || step.number >= number else { return .effects(RoomEffects()) }
        var effects = try self.effects(of: step, at: now)
        hasState = true
        number = step.number
        let waiting = waiting.filter { $0.number > step.number }
        self.waiting = []
        for next in waiting {
            guard case .effects(let more) = try receive(next, at: now) else { return .missed }
            effects.merge(more)
        }
        return .effects(effects)
    }

    /// Receives what everybody is told after a step.
    mutating func receive(_ step: RelayedStep, at now: MonotonicInstant) throws -> Reception {
        guard step.fence == fence else { return .effects(RoomEffects()) }
        guard hasState else {
            if waiting.count < Self.waitingLimit, !step.isHeartbeat { waiting.append(step) }
            return .effects(RoomEffects())
        }
        guard step.number > number else { return .effects(RoomEffects()) }
        guard step.number == number + 1, !step.isHeartbeat else {
            hasState = false
            return .missed
        }
        let isUnderstood = step.frame.map { !$0.isDelta || frames?.newest.epoch == $0.epoch } ?? true
        guard isUnderstood else {
            hasState = false
            return .missed
        }
        number = step.number
        return .effects(try effects(of: step, at: now))
    }

    private mutating func effects(of step: RelayedStep, at now: MonotonicInstant) throws -> RoomEffects {
        var shared = SharedEffects()
        if let relayed = step.frame {
            let snapshot = try relayed.snapshot(after: frames?.newest)
            frames?.append(snapshot, epoch: relayed.epoch)
            let sequence = frames ?? FrameSequence(snapshot, epoch: relayed.epoch)
            frames = sequence
            shared.frame = sequence.newest
        }
        shared.notices = try step.told(at: now)
        shared.closure = step.closure
        return RoomEffects(shared: shared)
    }
}
