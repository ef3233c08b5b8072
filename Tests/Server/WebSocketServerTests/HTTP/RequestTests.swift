import Foundation
import TestClient
import Testing
import WebSocketServer

@Suite struct RequestTests {
    @Test func aServiceAnswersBeforeTheFiles() throws {
        let echo = try EchoServer(answer: { request in
            switch (request.method, request.path) {
            case (.get, "/healthz"): .now(HTTPAnswer(body: "ok\n"))
            case (.get, "/broken"): .now(HTTPAnswer(status: 503, body: String(repeating: "x", count: 100_000)))
            default: nil
            }
        })
        defer { echo.server.stop() }
        let response = try TestHTTP("/healthz", port: echo.port)
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
        #expect(response.headers["cache-control"] == "no-store")
        #expect(response.headers["x-content-type-options"] == "nosniff")
        #expect(response.body == Array("ok\n".utf8))
        let long = try TestHTTP("/broken", port: echo.port)
        #expect(long.status == 503)
        #expect(long.body.count == 100_000)
        #expect(try TestHTTP("/healthz", method: "POST", port: echo.port, body: "x").status == 405)
    }

    @Test func aPostIsTheServicesOrRefused() throws {
        let echo = try EchoServer(bodyLimits: ["/things": 0]) { request in
            guard request.method == .post, request.path == "/things" else { return nil }
            guard request.isFromAdmittedOrigin else { return .now(.foreignOrigin) }
            let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return .now(HTTPAnswer(status: 201, body: query.joined(separator: " ")))
        }
        defer { echo.server.stop() }
        let own = ["Origin": "http://127.0.0.1:\(echo.port)", "Content-Length": "0"]
        let made = try TestHTTP("/things?b=2%2F3&a=1&a=9&c", method: "POST", port: echo.port, headers: own)
        #expect(made.status == 201)
        #expect(made.headers["cache-control"] == "no-store")
        #expect(String(decoding: made.body, as: UTF8.self) == "a=1 b=2/3")
        #expect(
            try TestHTTP(
                "/things", method: "POST", port: echo.port, headers: ["Origin": own["Origin"] ?? ""], body: "body"
            ).status == 413)
        let foreign = ["Origin": "https://elsewhere.example", "Content-Length": "0"]
        #expect(try TestHTTP("/things", method: "POST", port: echo.port, headers: foreign).status == 403)
        #expect(
            try TestHTTP("/things", method: "POST", port: echo.port, headers: ["Content-Length": "0"]).status == 403)
        #expect(try TestHTTP("/others", method: "POST", port: echo.port, headers: own).status == 405)
        #expect(try TestHTTP("/", port: echo.port).status == 200)
    }

    @Test func framingIsAllowedToWhomTheServerWasTold() throws {
        let origin = try #require(WebOrigin("https://talks.example"))
        for (ancestors, sources) in [
            (FrameAncestors.own, "'self'"), (.none, "'none'"),
            (FrameAncestors([origin]), "'self' https://talks.example"),
        ] {
            let echo = try EchoServer { $0.frameAncestors = ancestors }
            defer { echo.server.stop() }
            let policy = try TestHTTP("/", port: echo.port).headers["content-security-policy"] ?? ""
            #expect(policy.hasSuffix("; frame-ancestors \(sources)"))
        }
    }

    /// Checks that the server goes on after a request that libwebsockets itself answers or refuses.
    @Test(arguments: [
        "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", "CONNECT a:1 HTTP/1.1\r\n\r\n",
        "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET http://a/ HTTP/1.1\r\nHost: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", "\u{0}\u{1}\u{2}\u{3}",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nCookie: " + String(repeating: "a", count: 100_000) + "\r\n\r\n",
        "GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 20_000) + "\r\n",
        "GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n", "GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    ])
    func anOddRequestEndsAloneAndIsNeverServed(request: String) throws {
        let echo = try EchoServer { $0.limits.handshakeTimeout = 1 }
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        // The server may hang up before the last byte.
        try? socket.write(Array(request.utf8))
        let response = String(decoding: try socket.readToEnd(), as: UTF8.self)
        #expect(!response.hasPrefix("HTTP/1.1 101 "))
        #expect(try TestHTTP("/", port: echo.port).status == 200)
    }

    @Test func headersAboveTheLimitAreNotServed() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try? socket.write(
            Array("GET / HTTP/1.1\r\nHost: a\r\nCookie: \(String(repeating: "a", count: 8000))\r\n\r\n".utf8))
        let head = (try? socket.readHead()) ?? ""
        #expect(!head.hasPrefix("HTTP/1.1 200 "))
    }
}
