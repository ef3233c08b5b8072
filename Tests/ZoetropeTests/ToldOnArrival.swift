import TestClient
import Wire

/// What a viewer is told as it arrives: who it is, and how its room stands.
struct ToldOnArrival {
    let welcome: Welcome
    let room: RoomState

    /// Reads a viewer's messages until both are known.
    ///
    /// - Throws: `TestSocket.Failure` if the connection ends before.
    init(_ viewer: TestWebSocket) throws {
        var welcome: Welcome?
        while true {
            switch try viewer.receive() {
            case .text, .close, .end: throw TestSocket.Failure(description: "the connection ended")
            case .message(let bytes):
                for case .notice(let text) in try ServerMessage(decoding: bytes).parts {
                    switch try ServerNotice(decoding: text) {
                    case .welcome(let new): welcome = new
                    case .room(let room):
                        guard let welcome else { continue }
                        (self.welcome, self.room) = (welcome, room)
                        return
                    default: continue
                    }
                }
            }
        }
    }
}
