import Wire

/// The frames that one viewer has been sent and has acknowledged, from which follows what it is due.
///
/// It knows no sockets.
struct ViewerState {
    enum Action {
        case nothing
        case snapshot
        /// The change since what the viewer was sent last.
        case delta(from: StageFrame)
        /// The newest frame's own step.
        case step([UInt8])

        var isNothing: Bool { if case .nothing = self { true } else { false } }
    }

    /// The number of bytes on their way beyond which a viewer is sent something only when the kernel has passed on most
    /// of them.
    static let unacknowledgedBytesLimit = 16 * 1024

    private(set) var lastSent: StageFrame?
    /// Whether the last one was sent as the change from the frame before it: only then a step's predictions are the
    /// viewer's, too.
    private var hasFrameBefore = false
    /// The messages since the last acknowledgement.
    private var unacknowledged = UnacknowledgedMessages()

    /// The bytes of the messages since the last acknowledgement.
    var unacknowledgedBytes: Int { unacknowledged.bytes }

    /// Whether the viewer must acknowledge something before it is sent anything.
    var isBehind: Bool { unacknowledged.isFull }

    /// Returns whether the viewer is to be sent something that it does not have.
    func isDue(_ newest: StageFrame) -> Bool {
        lastSent !== newest && !isBehind
    }

    /// Returns whether a frame's step is what leads there from what the viewer has.
    ///
    /// O(1).
    func canTake(_ step: FrameStep) -> Bool {
        hasFrameBefore && isFollowed(by: step)
    }

    /// Whether a frame comes next to the one that was sent last, and the change to it can be told.
    private func isFollowed(by step: FrameStep) -> Bool {
        guard let lastSent, step.part != nil else { return false }
        return step.follows(lastSent.step)
    }

    /// Returns what leads to the newest frame.
    func next(_ newest: StageFrame) -> Action {
        guard isDue(newest) else { return .nothing }
        if canTake(newest.step), let part = newest.step.part { return .step(part) }
        // A room that ended and began again has other steps.
        guard let base = lastSent, base.snapshot.stageSize == newest.snapshot.stageSize,
            base.snapshot.tick < newest.snapshot.tick, base.sequence < newest.sequence, base.epoch == newest.epoch
        else { return .snapshot }
        return .delta(from: base)
    }

    /// Records that a message has been sent.
    ///
    /// - Parameters:
    ///   - newest: the message's last frame.
    ///   - asSteps: whether it told of the last frame as the change from the one before.
    ///   - bytes: the message's length.
    mutating func sent(_ newest: StageFrame, asSteps: Bool = false, bytes: Int) {
        hasFrameBefore = asSteps || isFollowed(by: newest.step)
        lastSent = newest
        unacknowledged.append(tick: newest.snapshot.tick, bytes: bytes)
    }

    /// Notes an acknowledgement.
    ///
    /// A tick that was not sent, or is older than the last acknowledged one, changes nothing.
    mutating func acknowledge(_ tick: UInt32) {
        unacknowledged.remove(upTo: tick)
    }
}
