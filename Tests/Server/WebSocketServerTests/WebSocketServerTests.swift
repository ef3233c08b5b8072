import Foundation
import TestClient
import Testing
import WebSocketServer

@Suite struct WebSocketServerTests {
    @Test func messagesOfEitherKindArriveWhole() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send([1, 2, 3])
        #expect(try client.message() == [1, 2, 3])
        try client.send(Array("hej".utf8), .text)
        #expect(try client.message() == [3] + Array("hej".utf8))
        try client.send([])
        #expect(try client.message() == [])
    }

    @Test func theLongestMessageArrives() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        let message = (0..<2048).map { UInt8(truncatingIfNeeded: $0) }
        try client.send(message)
        #expect(try client.message() == message)
    }

    @Test(arguments: [[2049], [100_000], [1024, 1025], [2048, 1], [1, 0, 2047, 1]])
    func aMessageAboveTheLimitClosesWith1009(fragments: [Int]) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let other = try echo.connect()
        let client = try echo.connect()
        for (index, length) in fragments.enumerated() {
            // The server may close before the last fragment.
            try? client.send(
                [UInt8](repeating: 7, count: length), index == 0 ? .binary : .continuation,
                isFinal: index == fragments.count - 1)
        }
        let closure = try client.closure()
        #expect(closure.code == 1009)
        #expect(closure.reason == "a message is above 2048 bytes")
        try other.send([5])
        #expect(try other.message() == [5])
    }

    @Test func aHandlerClosesWithItsCodeAndReason() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send(Array("close".utf8), .text)
        let closure = try client.closure()
        #expect(closure.code == 1000)
        #expect(closure.reason == "as asked")
        #expect(try client.receive() == .end)
    }

    @Test func aRefusedConnectionIsToldWhy() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let closure = try echo.connect("/refused").closure()
        #expect(closure.code == 1008)
        #expect(closure.reason == "not this one")
    }

    @Test(arguments: [
        [], ["zoetrope.v1"], ["http"], ["http", "zoetrope.v3"], ["zoetrope.v30", "chat"],
        // libwebsockets reads no longer ones.
        ["zoetrope.v3"] + [String](repeating: "key.abcdef", count: 12),
        [String(repeating: "k", count: 64), "zoetrope.v3"],
    ])
    func aHandshakeWithoutTheSubprotocolIsRefused(offered: [String]) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let failure = #expect(throws: TestSocket.Failure.self) {
            try TestWebSocket(port: echo.port, path: "/rooms/any", subprotocols: offered)
        }
        #expect(failure?.description.hasSuffix(" 400 Bad Request") == true)
    }

    @Test func theSubprotocolMayBeOneOfSeveral() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try TestWebSocket(
            port: echo.port, path: "/rooms/any", subprotocols: ["key.pAz09-_", "zoetrope.v3", "id.aZ-_9"])
        try client.send([1])
        #expect(try client.message() == [1])
    }

    @Test func theServiceSeesConnectionsComeAndGo() async throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect("/rooms/first")
        let second = try echo.connect("/rooms/second")
        try second.send([1])
        _ = try second.message()
        #expect(echo.ask(\.paths).sorted() == ["/rooms/first", "/rooms/second"])
        client.socket.shutdown()
        try await eventually("one is left", asking: { echo.ask(\.open) == 1 })
    }

    @Test func stoppingClosesEveryConnectionWith1001() async throws {
        let echo = try EchoServer()
        let clients = try (0..<5).map { _ in try echo.connect() }
        let codes = Task.detached { try clients.map { try $0.closure().code } }
        echo.server.stop()
        #expect(try await codes.value == [1001, 1001, 1001, 1001, 1001])
        #expect(throws: TestSocket.Failure.self) { try echo.connect() }
        echo.server.stop()
    }

    @Test func stoppingDoesNotWaitForAPeerThatSaysNothing() throws {
        let echo = try EchoServer()
        let client = try echo.connect()
        echo.server.stop(grace: .milliseconds(50))
        #expect(try client.closure().code == 1001)
    }

    @Test func aPortInUseIsNamed() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let error = #expect(throws: WebSocketServerError.self) { try EchoServer(port: echo.port) }
        #expect(error?.description == "cannot listen on 127.0.0.1 port \(echo.port): address already in use")
    }

    @Test func aHostThatDoesNotExistIsNamed() {
        let error = #expect(throws: WebSocketServerError.self) { try EchoServer(host: "no.such.invalid") }
        #expect(error?.description.hasPrefix("cannot find the host no.such.invalid: ") == true)
    }

    @Test(arguments: ["127.0.0.1", "localhost", "0.0.0.0"])
    func hostsAreNumbersOrNames(host: String) throws {
        let echo = try EchoServer(host: host)
        defer { echo.server.stop() }
        #expect(echo.port != 0)
        #expect(try TestHTTP("/", port: echo.port).status == 200)
    }
}
