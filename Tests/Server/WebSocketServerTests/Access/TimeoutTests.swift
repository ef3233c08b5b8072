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

    @Test func aPeerThatAnswersNoPingIsToldSoAndClosed() async throws {
        let echo = try EchoServer {
            $0.limits.pingInterval = 1
            $0.limits.silenceNotice = 5
            $0.limits.silenceLimit = 8
        }
        defer { echo.server.stop() }
        let (silent, alive) = (try echo.connect(), try echo.connect())
        let answering = Thread { while (try? alive.receive()) != .end {} }
        answering.start()
        // A ping, and then the close frame, without a pong in between.
        #expect(try silent.socket.read(3) == [0x89, 1, 0])
        let reason = "nothing was heard for 8 s"
        let closing: [UInt8] = [0x88, UInt8(reason.utf8.count) + 2, 0x03, 0xF0] + Array(reason.utf8)
        #expect(try silent.socket.read(closing.count) == closing)
        #expect(echo.ask(\.silences) == 1)
        try eventually("websocket_connections is 1") { echo.metric("websocket_connections") == 1 }
        alive.socket.shutdown()
    }

    @Test func aPeerThatIsHeardAgainMayFallSilentAgain() async throws {
        let echo = try EchoServer {
            $0.limits.pingInterval = 1
            $0.limits.silenceNotice = 1
        }
        defer { echo.server.stop() }
        let client = try echo.connect()
        for count in 1...2 {
            try await eventually("it falls silent", asking: { echo.ask(\.silences) >= count })
            try client.send([1])
            #expect(try client.message() == [1])
        }
    }

    @Test func aPeerThatSaysFarewellIsToldFromOneThatVanishes() async throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let (polite, rude) = (try echo.connect(), try echo.connect())
        try polite.send([0x03, 0xE9], .close)
        _ = try polite.closure()
        rude.socket.shutdown()
        try eventually("websocket_connections is 0") { echo.metric("websocket_connections") == 0 }
        #expect(echo.ask(\.farewells) == 1)
    }
}
