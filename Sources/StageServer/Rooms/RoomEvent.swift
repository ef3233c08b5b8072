import Wire

/// What happens to a room, on its way from the server's thread to the main thread.
enum RoomEvent: Sendable {
    /// Somebody made the room, and nobody is in it.
    case made(NewRoom)
    /// Somebody wants to make the room of a log.
    case madeOfLog(LogRoom)
    /// Somebody wants to know what happened in it.
    case logged(LogRequest)
    /// - identity: what the handshake showed.
    case joined(RoomDirectory.Admission, identity: RandomToken?)
    case message(ViewerMessage)
    case request(ViewerRequest)
    /// Nothing was heard of the viewer for a while, not even a pong.
    case silent
    /// - onPurpose: whether the viewer said so.
    case left(onPurpose: Bool)
    /// It was empty for too long.
    case ended
}
