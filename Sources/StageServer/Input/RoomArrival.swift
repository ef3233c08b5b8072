import Dispatch

/// An event of a room as it has arrived on the server's thread.
struct RoomArrival: Sendable {
    let room: String
    /// What the room shows.
    let scene: String
    let event: RoomEvent
    /// The monotonic clock in nanoseconds.
    var instant = DispatchTime.now().uptimeNanoseconds
}

typealias RoomEventQueue = EventQueue<RoomArrival>
