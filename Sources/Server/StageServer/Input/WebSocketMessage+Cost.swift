import WebSocketServer
import Wire

extension WebSocketMessage {
    /// The greatest cost of decoding the message and doing what it says, in units of a short binary message (a
    /// microsecond or two).
    ///
    /// It is known before the message is decoded: by its kind, its first byte and its length.
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
