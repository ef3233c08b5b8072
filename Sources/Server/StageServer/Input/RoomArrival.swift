import WebSocketServer

/// An event of a room as it has arrived on its viewer's thread.
struct RoomArrival: Sendable {
    let room: String
    /// What the room shows.
    let scene: String
    let event: RoomEvent
    /// When it arrived.
    var instant = MonotonicInstant.now
}

typealias RoomEventQueue = EventQueue<RoomArrival>
