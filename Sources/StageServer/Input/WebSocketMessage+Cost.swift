import WebSocketServer
import Wire

extension WebSocketMessage {
    /// What it costs at most to decode it and to do what it says, in units of a short binary message (a microsecond or two).
    /// Known before it is looked at: by its kind, its first byte and its length.
    var cost: Int {
        switch self {
        // A decoder of JSON, a turn of the room's, and a notice that says what is wrong.
        case .text(let bytes): 50 * (1 + bytes.count / 128)
        // It may scroll, and lays out what comes into sight.
        case .binary(let bytes) where bytes.first == MessageType.key.rawValue: 50
        case .binary(let bytes): bytes.count / 16
        }
    }
}
