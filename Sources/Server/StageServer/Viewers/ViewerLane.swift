import WebSocketServer

/// What decides whether a viewer is sent what others are, too.
///
/// A room keeps those of all its viewers side by side in memory: of thousands of viewers hardly anything is in the
/// processor's caches, and to fetch it takes a good part of the time that sending does.
struct ViewerLane {
    let line: any ViewerLine
    /// The newest of the room's updates of which it was sent everything.
    var update: UInt64 = 0
    /// Whether it may have to be sent each update (``Viewer/keepsEachUpdate(at:)``).
    var mayKeepEachUpdate = true
    /// Whether it was passed over, and its turn comes with a later update.
    var isHeldBack = false
    /// Whether it is shown what the code of before the last save shows.
    var showsEarlier = false
    /// Notices and cursors wait for the welcome.
    var isWelcomed = false
    /// Whether something for it alone is to be sent, once it is welcomed.
    var hasOwnParts = false
    var state = ViewerState()

    init(_ line: any ViewerLine) {
        self.line = line
    }

    /// Whether it may be sent what others are, too: nothing else comes first, and it keeps up.
    var takesShared: Bool {
        isWelcomed && !showsEarlier && !hasOwnParts && !state.isBehind
            && state.unacknowledgedBytes < ViewerState.unacknowledgedBytesLimit
    }

    /// Sends what others are sent, too, if that is all that the viewer is due and the line takes it at once.
    ///
    /// O(1).
    ///
    /// - Parameters:
    ///   - catchUp: what leads from the update that the viewer has.
    ///   - newest: the update to which it leads.
    /// - Returns: whether it was sent.
    mutating func send(_ catchUp: CatchUp, to newest: UInt64) -> Bool {
        guard takesShared, let message = catchUp.message, catchUp.begins(at: state), line.send(message)
        else { return false }
        update = newest
        if let frame = catchUp.last { state.sent(frame, asSteps: catchUp.endsWithStep, bytes: message.count) }
        return true
    }
}
