import WebSocketServer

/// A message that everyone in a room is sent, encoded once. A newer one takes its place.
struct SharedMessage {
    private(set) var message: WebSocketMessage?
    /// Counts up from 1 with each message.
    private(set) var version: UInt64 = 0

    mutating func replace(with message: WebSocketMessage) {
        self.message = message
        version += 1
    }
}
