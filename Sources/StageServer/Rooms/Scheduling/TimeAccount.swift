import WebSocketServer

/// Whose use of the main thread is counted together.
enum TimeAccount: Hashable, Sendable {
    /// A public room, or one of an earlier run.
    case room(String)
    /// The private rooms that somebody at that address made.
    case address(PeerAddress)
}
