import Wire

/// Which frames one viewer has been sent and has acknowledged, and so what it is due. Knows no sockets.
struct ViewerState {
    enum Action {
        case nothing
        case snapshot
        /// The change since what the viewer was sent last.
        case delta(from: StageFrame)
        /// The newest frame's own step.
        case step([UInt8])
    }

    /// Bytes on their way beyond which a viewer is sent something only when the kernel has passed on most of them.
    static let unacknowledgedBytesLimit = 16 * 1024

    private(set) var lastSent: StageFrame?
    /// Whether the last one was sent as the change from the frame before it: only then a step's predictions are the viewer's, too.
    private var hasFrameBefore = false
    /// Of the messages sent since the last acknowledgement, oldest first; at most the window.
    private var unacknowledged: [(tick: UInt32, bytes: Int)] = []
    /// Of the same messages.
    private(set) var unacknowledgedBytes = 0

    init() {
        unacknowledged.reserveCapacity(WireFormat.acknowledgementWindow)
    }

    /// Whether it must acknowledge something before it is sent anything.
    var isBehind: Bool { unacknowledged.count >= WireFormat.acknowledgementWindow }

    /// Whether the viewer may be sent something that it does not have.
    func isDue(_ newest: StageFrame) -> Bool {
        lastSent !== newest && !isBehind
    }

    /// Whether the newest frame's step is what leads there from what the viewer has. O(1).
    func canTakeStep(to newest: StageFrame) -> Bool {
        guard hasFrameBefore, let lastSent, newest.step != nil else { return false }
        return lastSent.sequence + 1 == newest.sequence && lastSent.epoch == newest.epoch
    }

    /// What leads to the newest frame.
    func next(_ newest: StageFrame) -> Action {
        guard isDue(newest) else { return .nothing }
        if canTakeStep(to: newest), let step = newest.step { return .step(step) }
        // A room that ended and began again has other steps.
        guard let base = lastSent, base.snapshot.stageSize == newest.snapshot.stageSize,
            base.snapshot.tick < newest.snapshot.tick, base.sequence < newest.sequence, base.epoch == newest.epoch
        else { return .snapshot }
        return .delta(from: base)
    }

    /// A message has been sent whose last frame is `newest`.
    ///
    /// - Parameter bytes: the message's length.
    mutating func sent(_ newest: StageFrame, bytes: Int) {
        if let lastSent, lastSent.epoch == newest.epoch, lastSent.sequence + 1 == newest.sequence, newest.step != nil {
            hasFrameBefore = true
        } else {
            hasFrameBefore = false
        }
        lastSent = newest
        unacknowledged.append((newest.snapshot.tick, bytes))
        unacknowledgedBytes += bytes
    }

    /// A tick that was not sent, or is older than the last acknowledged, changes nothing.
    mutating func acknowledge(_ tick: UInt32) {
        guard let index = unacknowledged.firstIndex(where: { $0.tick == tick }) else { return }
        for message in unacknowledged[...index] { unacknowledgedBytes -= message.bytes }
        unacknowledged.removeSubrange(...index)
    }
}
