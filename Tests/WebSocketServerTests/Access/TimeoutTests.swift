import Foundation
import TestClient
import Testing
import WebSocketServer

@Suite struct TimeoutTests {
    @Test(arguments: ["", "GET / HTTP/1.1\r\nHost: a\r\n"])
    func aPeerThatDoesNotFinishItsRequestIsDropped(start: String) throws {
        let echo = try EchoServer { $0.limits.handshakeTimeout = 1 }
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(Array(start.utf8))
        #expect(try socket.read(1) == nil)
    }

    @Test func aRequestThatTricklesIsDroppedToo() throws {
        let echo = try EchoServer { $0.limits.handshakeTimeout = 1 }
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(Array("GET / HTTP/1.1\r\nX: ".utf8))
        var sent = 0
        // A byte each 50 ms would take minutes to fill the headers' limit.
        while sent < 400, (try? socket.write([UInt8(ascii: "x")])) != nil {
            sent += 1
            usleep(50_000)
        }
        #expect(sent < 400)
    }

    @Test func aPeerThatAnswersNoPingIsDropped() throws {
        let echo = try EchoServer {
            $0.limits.pingInterval = 1
            $0.limits.silenceLimit = 2
        }
        defer { echo.server.stop() }
        let (silent, alive) = (try echo.connect(), try echo.connect())
        let answering = Thread { while (try? alive.receive()) != .end {} }
        answering.start()
        // A ping, and then the end, without a pong in between.
        #expect(try silent.socket.read(2) == [0x89, 0])
        while let byte = try silent.socket.read(1) { _ = byte }
        try eventually("websocket_connections is 1") { echo.metric("websocket_connections") == 1 }
        alive.socket.shutdown()
    }
}
