import TestClient
import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct MessageCostTests {
    @Test func itIsKnownBeforeTheMessageIsLookedAt() {
        #expect(WebSocketMessage.binary([0xFF]).cost == 0)
        #expect(WebSocketMessage.binary([MessageType.pointer.rawValue] + [UInt8](repeating: 0, count: 1279)).cost == 80)
        #expect(WebSocketMessage.binary([MessageType.key.rawValue]).cost == 50)
        #expect(WebSocketMessage.text([]).cost == 50)
        #expect(WebSocketMessage.text([UInt8](repeating: 0, count: 2048)).cost == 850)
    }

    // Each connection keeps to what one may send, but together they are too much.
    @Test func whatOneAddressSendsOverAllItsConnectionsIsBounded() async throws {
        let live = try await LiveServer { $0.limits.messageCostPerSecond = 100 }
        let viewers = try (0..<30).map { _ in try LiveViewer(live.port) }
        for viewer in viewers { try viewer.next() }
        let unknown = Array(#"{"type":"set","values":{"\#(String(repeating: "x", count: 1000))":1}}"#.utf8)
        var closures = 0
        for viewer in viewers {
            try viewer.socket.send(unknown, .text)
            try? viewer.socket.send([MessageType.probe.rawValue] + [UInt8](repeating: 0, count: 8))
        }
        for viewer in viewers {
            received: while true {
                switch try viewer.socket.receive() {
                case .close(let code, _):
                    #expect(code == 1008)
                    closures += 1
                    break received
                case .message(let bytes)
                where try ServerMessage(decoding: bytes).parts.contains { if case .echo = $0 { true } else { false } }:
                    break received
                case .message, .text: break
                // With something unread the line is reset, and the close frame may be lost.
                case .end:
                    closures += 1
                    break received
                }
            }
        }
        // One uses up all that there is at once, and then there is as much for one more every two seconds.
        #expect(closures >= 20)
    }
}
