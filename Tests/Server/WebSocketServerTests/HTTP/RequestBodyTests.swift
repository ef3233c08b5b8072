import Foundation
import TestClient
import Testing

@testable import WebSocketServer

@Suite struct RequestBodyTests {
    /// Answers a POST's body with itself, where 300,000 bytes may be sent.
    private func bodyServer(_ change: (inout WebSocketServerConfiguration) -> Void = { _ in }) throws -> EchoServer {
        try EchoServer(change, bodyLimits: ["/echo": 300_000, "/nothing": 0]) { request in
            switch (request.method, request.path) {
            case (.post, _): .now(HTTPAnswer(status: 201, body: request.body))
            case (.get, "/now"): .now(HTTPAnswer(body: "now"))
            default: nil
            }
        }
    }

    private func send(_ lines: [String], _ body: String = "", to echo: EchoServer) throws -> TestSocket {
        let socket = try TestSocket(port: echo.port)
        try socket.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8))
        return socket
    }

    @Test(arguments: [0, 1, 1023, 1024, 4096, 100_000, 300_000])
    func aBodyArrivesWhole(size: Int) throws {
        let echo = try bodyServer()
        defer { echo.server.stop() }
        let body = String((0..<size).map { Character(UnicodeScalar(UInt8(97 + $0 % 23))) })
        let response = try TestHTTP(
            "/echo", method: "POST", port: echo.port, headers: size == 0 ? ["Content-Length": "0"] : [:], body: body)
        #expect(response.status == 201)
        #expect(response.body == Array(body.utf8))
    }

    @Test func aBodyMayComeInPiecesAndTheNextRequestRightAfterIt() throws {
        let echo = try bodyServer()
        defer { echo.server.stop() }
        let socket = try send(["POST /echo HTTP/1.1", "Host: a", "Content-Length: 6"], to: echo)
        for piece in ["a", "bc", "def" + "GET /now HTTP/1.1\r\nHost: a\r\n\r\n"] {
            usleep(10_000)
            try socket.write(Array(piece.utf8))
        }
        try expectNow(on: socket, after: "abcdef")
    }

    @Test(arguments: [1, 50]) func whatIsReadTogetherWithABodyIsNoneOfIt(followers: Int) throws {
        let echo = try bodyServer()
        defer { echo.server.stop() }
        let now = String(repeating: "GET /now HTTP/1.1\r\nHost: a\r\n\r\n", count: followers)
        let socket = try send(["POST /echo HTTP/1.1", "Host: a", "Content-Length: 2"], "xy" + now, to: echo)
        try expectNow(on: socket, after: "xy")
    }

    /// Expects a body's echo, and the answer to a request that follows it, or, where libwebsockets has read both
    /// together and can't go on, that the peer is told to send that request again.
    private func expectNow(on socket: TestSocket, after body: String) throws {
        let answer = try TestHTTP(from: socket)
        #expect(answer.body == Array(body.utf8))
        if answer.endsConnection {
            #expect(try socket.readToEnd().isEmpty)
        } else {
            #expect(try TestHTTP(from: socket).body == Array("now".utf8))
        }
    }

    @Test func aPeerThatWaitsWithItsBodyIsToldToSendIt() throws {
        let echo = try bodyServer()
        defer { echo.server.stop() }
        let socket = try send(
            ["POST /echo HTTP/1.1", "Host: a", "Content-Length: 2", "Expect: 100-continue"], to: echo)
        #expect(try socket.readHead() == "HTTP/1.1 100 Continue")
        try socket.write(Array("ok".utf8))
        #expect(try TestHTTP(from: socket).body == Array("ok".utf8))
    }

    /// The refusal is read although the peer sends on: a connection that was reset would lose it.
    @Test(arguments: [("/echo", 300_001), ("/echo", 5_000_000), ("/nothing", 1), ("/nothing", 5_000_000)])
    func aBodyAboveTheLimitIsRefusedBeforeItIsRead(path: String, size: Int) throws {
        let echo = try bodyServer()
        defer { echo.server.stop() }
        let response = try TestHTTP(
            path, method: "POST", port: echo.port, body: String(repeating: "x", count: size))
        #expect(response.status == 413)
        #expect(response.headers["connection"] == "close")
        let socket = try send(
            ["POST \(path) HTTP/1.1", "Host: a", "Content-Length: \(size)", "Expect: 100-continue"], to: echo)
        #expect(try TestHTTP(from: socket).status == 413)
    }

    @Test(arguments: [
        (["Content-Length: -1"], 400), (["Content-Length: 1x"], 400), (["Content-Length: 1, 1"], 400),
        (["Content-Length: 1", "Content-Length: 2"], 400), (["Content-Length: 99999999999999999999"], 400),
        (["Content-Length: 18446744073709551617"], 400), (["Content-Length: 1", "Transfer-Encoding: chunked"], 400),
        (["Transfer-Encoding: chunked"], 411), (["Transfer-Encoding: gzip, chunked"], 411),
    ])
    func aLengthThatLiesIsRefusedAndWhatFollowsIsNoRequest(lines: [String], status: Int) throws {
        let echo = try bodyServer()
        defer { echo.server.stop() }
        for method in ["POST", "GET"] {
            let socket = try send(
                ["\(method) /echo HTTP/1.1", "Host: a"] + lines, "0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", to: echo)
            #expect(try TestHTTP(from: socket).status == status, "\(method) with \(lines)")
            #expect(throws: TestSocket.Failure.self) { try TestHTTP(from: socket) }
        }
        #expect(try TestHTTP("/", port: echo.port).status == 200)
    }

    @Test func aGetMayHaveNoBody() throws {
        let echo = try bodyServer()
        defer { echo.server.stop() }
        #expect(try TestHTTP("/", port: echo.port, headers: ["Content-Length": "0"]).status == 200)
        #expect(try TestHTTP("/", port: echo.port, body: "x").status == 413)
    }

    @Test func aPostWithoutALengthHasNoBodyAndEndsItsConnection() throws {
        let echo = try bodyServer()
        defer { echo.server.stop() }
        let socket = try send(["POST /echo HTTP/1.1", "Host: a"], "GET / HTTP/1.1\r\nHost: a\r\n\r\n", to: echo)
        let response = try TestHTTP(from: socket)
        #expect(response.status == 201)
        #expect(response.body.isEmpty)
        #expect(throws: TestSocket.Failure.self) { try TestHTTP(from: socket) }
    }

    @Test func aBodyThatDoesNotComeIsNotAwaited() throws {
        let echo = try bodyServer { $0.limits.handshakeTimeout = 1 }
        defer { echo.server.stop() }
        let socket = try send(["POST /echo HTTP/1.1", "Host: a", "Content-Length: 6"], "abc", to: echo)
        // Either this server's own clock or libwebsockets' is first.
        let status = try? TestHTTP(from: socket).status
        #expect(status == nil || status == 408)
        #expect(try TestHTTP("/", port: echo.port).status == 200)
    }

    /// libwebsockets' clock starts again with each piece; that of the whole body does not.
    @Test func aBodyThatComesDropByDropIsNotAwaited() throws {
        let echo = try bodyServer { $0.limits.handshakeTimeout = 2 }
        defer { echo.server.stop() }
        let socket = try send(["POST /echo HTTP/1.1", "Host: a", "Content-Length: 100000"], to: echo)
        let began = Date()
        while Date().timeIntervalSince(began) < 60, (try? socket.write([120])) != nil { usleep(100_000) }
        let response = try? TestHTTP(from: socket)
        #expect(response == nil || response?.status == 408)
        #expect(Date().timeIntervalSince(began) < 60)
    }

    @Test func bodiesOfAllPeersAreBoundedTogether() throws {
        // On several threads the second one's bytes may come first, for which the waiting one would be refused.
        let echo = try bodyServer {
            $0.limits.bodyBytes = 1000
            $0.threads = 1
        }
        defer { echo.server.stop() }
        let waiting = try send(
            ["POST /echo HTTP/1.1", "Host: a", "Content-Length: 900"], String(repeating: "x", count: 899), to: echo)
        try eventually("the other's bytes count") {
            try TestHTTP("/echo", method: "POST", port: echo.port, body: String(repeating: "y", count: 200)).status
                == 503
        }
        try waiting.write([120])
        #expect(try TestHTTP(from: waiting).status == 201)
        let vanishing = try send(
            ["POST /echo HTTP/1.1", "Host: a", "Content-Length: 900"], String(repeating: "x", count: 899), to: echo)
        vanishing.shutdown()
        try eventually("what was held for a peer that left is given back") {
            try TestHTTP("/echo", method: "POST", port: echo.port, body: String(repeating: "y", count: 900)).status
                == 201
        }
    }
}
