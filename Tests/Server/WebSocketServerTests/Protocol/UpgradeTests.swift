import TestClient
import Testing

/// The only upgrade is to a WebSocket: HTTP/2 would have streams that nobody counts.
@Suite struct UpgradeTests {
    private static let settings = "AAMAAABkAARAAAAAAAIAAAAA"

    private func head(_ upgrade: String, _ port: UInt16) -> [UInt8] {
        let lines = [
            "GET /rooms/any HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: Upgrade, HTTP2-Settings",
            "Upgrade: \(upgrade)", "HTTP2-Settings: \(Self.settings)", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Origin: http://127.0.0.1:\(port)",
            "Sec-WebSocket-Protocol: zoetrope.v3",
        ]
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    @Test(arguments: [
        ("h2c", 400), ("H2C", 400), ("h2", 403), ("websocket, h2c", 403), ("h2c, websocket", 403), ("TLS/1.0", 403),
    ])
    func anUpgradeToSomethingElseIsRefused(upgrade: String, status: Int) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(head(upgrade, echo.port))
        let response = try TestHTTP(from: socket)
        #expect(response.status == status)
        #expect(try socket.readToEnd() == [])
        // The others libwebsockets refuses itself.
        if status == 400 { #expect(echo.metric("websocket_handshakes_refused_total{reason=\"upgrade\"}") == 1) }
    }

    // RFC 9113, section 3.4, with an empty SETTINGS frame.
    @Test func aConnectionThatBeginsWithHTTP2IsEnded() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0])
        let response = String(decoding: try socket.readToEnd(), as: UTF8.self)
        #expect(response.hasPrefix("HTTP/1.0 400 "))
    }
}
