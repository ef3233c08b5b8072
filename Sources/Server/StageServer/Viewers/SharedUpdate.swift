import WebSocketServer

/// What was new for everybody in a room after a step.
struct SharedUpdate {
    /// Counts up from 1 in each room.
    let number: UInt64
    var frame: StageFrame?
}

/// What leads a viewer from one of its room's updates to the newest one, encoded once for all of a thread's who are there.
///
/// A class, as each of its viewers is handed it: one count of references instead of one for each frame in it.
final class CatchUp {
    /// The update of which the viewer was sent everything.
    let base: UInt64
    /// The first and the last of the frames in the message, if there are any.
    let first: StageFrame?
    let last: StageFrame?
    let frameCount: Int
    /// Parts beside the frames.
    let noticeCount: Int
    /// nil where the frames can't be told as steps, or don't fit a message.
    let message: OutgoingMessage?

    init(
        base: UInt64, first: StageFrame?, last: StageFrame?, frameCount: Int, noticeCount: Int,
        message: OutgoingMessage?
    ) {
        self.base = base
        self.first = first
        self.last = last
        self.frameCount = frameCount
        self.noticeCount = noticeCount
        self.message = message
    }
}
