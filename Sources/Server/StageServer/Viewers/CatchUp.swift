import WebSocketServer

/// What leads viewers from what they have to their room's newest update, encoded once for all of a thread's who are there.
///
/// A class, as each of its viewers is handed it: one count of references instead of one for each frame in it.
final class CatchUp {
    /// The update of which the viewer was sent everything.
    let base: UInt64
    /// What the message tells of the stage.
    let way: Way
    /// The last of the frames in the message, if there are any.
    let last: StageFrame?
    let frameCount: Int
    /// Frames on the way that the message leaves out.
    let skippedCount: UInt64
    /// Parts beside the frames.
    let noticeCount: Int
    /// nil where the frames can't be told in that way, or don't fit a message.
    let message: OutgoingMessage?

    /// A way to tell of the newest frame.
    enum Way {
        /// By each frame's own step from the first one on; nil if there is no frame.
        case steps(FrameStep?)
        /// By the difference from the frame that the viewer was sent last.
        ///
        /// - endsWithStep: whether the last part is the change from the frame before the newest one.
        case difference(from: StageFrame, endsWithStep: Bool)
    }

    init(
        base: UInt64, way: Way, last: StageFrame?, frameCount: Int, skippedCount: UInt64 = 0, noticeCount: Int,
        message: OutgoingMessage?
    ) {
        self.base = base
        self.way = way
        self.last = last
        self.frameCount = frameCount
        self.skippedCount = skippedCount
        self.noticeCount = noticeCount
        self.message = message
    }

    /// Whether the last frame is told as the change from the one before it.
    var endsWithStep: Bool {
        if case .difference(_, let endsWithStep) = way { endsWithStep } else { true }
    }

    /// Returns whether it begins where a viewer is.
    func begins(at state: ViewerState) -> Bool {
        switch way {
        case .steps(let first): first.map { state.canTake($0) } ?? true
        case .difference(let base, _): state.lastSent === base
        }
    }
}
