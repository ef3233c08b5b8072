/// What happens to a room, on its way from its viewer's thread to the main thread.
enum RoomEvent: Sendable {
    /// Somebody made the room, and nobody is in it.
    case made(NewRoom)
    /// Somebody wants to make the room of a log.
    case madeOfLog(LogRoom)
    /// Somebody wants to know what happened in it.
    case logged(LogRequest)
    /// It was empty for too long.
    case ended
    /// Something happened to the viewer of a connection.
    case viewer(UInt64, ViewerEvent)
}
