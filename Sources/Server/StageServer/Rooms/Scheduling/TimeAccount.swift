import WebSocketServer

/// Whose use of the main thread is counted together.
enum TimeAccount: Hashable, Sendable {
    /// A public room, or one of an earlier run, in what nobody has asked for.
    case room(String)
    /// The private rooms that somebody at that address made, and what somebody there asks for in any room.
    case address(PeerAddress)
}
