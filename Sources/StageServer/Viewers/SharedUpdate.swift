import WebSocketServer

/// What was new for everybody in a room after a step.
struct SharedUpdate {
    /// Counts up from 1 in each room.
    let number: UInt64
    var frame: StageFrame?
}

/// What leads a viewer from one of its room's updates to the newest one, encoded once for all who are there.
struct CatchUp {
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
}
