import Foundation
import TestClient
import Testing

/// Against a process of its own, whose descriptors and memory are nobody else's.
@Suite struct VanishingViewersTests {
    @Test func tenThousandThatVanishLeaveNoDescriptorAndNoMemory() throws {
        let web = try TestFolder(["web/index.html": ""])
        let command = try RunningCommand([
            "serve", "--port", "0", "--web", web.path + "/web", "--log-level", "error",
            "--max-new-connections-per-address", "100000",
        ])
        let port = try command.port()
        // The first ones fill caches and pools.
        for turn in 0..<1000 { try vanish(turn, port) }
        try waitUntilNobodyIsThere(port)
        let (descriptors, memory) = (try command.descriptors(), try command.residentBytes())
        for turn in 0..<10_000 { try vanish(turn, port) }
        try waitUntilNobodyIsThere(port)
        // Those that asked how many are there may be on their way out.
        #expect(try command.descriptors() < descriptors + 10)
        // A kilobyte leaked by each would be 10 MB.
        #expect(try command.residentBytes() - memory < 6_000_000)
        _ = try TestWebSocket(port: port, path: "/rooms/monzo").message()
    }

    /// Goes away at any moment of a connection's life, without a close frame, and every other time with a reset.
    private func vanish(_ turn: Int, _ port: UInt16) throws {
        let socket: TestSocket
        switch turn % 4 {
        case 0:
            socket = try TestSocket(port: port)
        case 1:
            socket = try TestSocket(port: port)
            try socket.write(Array("GET /rooms/monzo HTTP/1.1\r\nUpgrade: webso".utf8))
        case 2:
            socket = try TestWebSocket(port: port, path: "/rooms/monzo").socket
        default:
            let viewer = try TestWebSocket(port: port, path: "/rooms/monzo")
            // A message that never ends.
            try viewer.send([0x10, 1, 0], isFinal: false)
            socket = viewer.socket
        }
        // Ports in TIME_WAIT would run out.
        socket.resetWhenClosed()
    }

    private func waitUntilNobodyIsThere(_ port: UInt16) throws {
        try eventually("nobody is there") {
            let metrics = String(decoding: try TestHTTP("/metrics", port: port).body, as: UTF8.self)
            // The one that asks.
            return metrics.contains("\nzoetrope_sockets 1.0\n") && metrics.contains("\nzoetrope_viewers 0.0\n")
        }
    }
}
