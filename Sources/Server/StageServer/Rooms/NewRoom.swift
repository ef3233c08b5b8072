import WebSocketServer

/// A private room that somebody has made over HTTP, and what its maker is told once it is stored.
struct NewRoom: Sendable {
    let record: RoomRecord
    /// The address that made the room; nil if it is not known.
    let owner: PeerAddress?
    let answer: HTTPAnswer
    let promise: HTTPPromise
}
