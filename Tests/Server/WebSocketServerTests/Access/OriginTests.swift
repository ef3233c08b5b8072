import TestClient
import Testing

@testable import WebSocketServer

@Suite struct OriginTests {
    private func connect(_ echo: EchoServer, _ origins: [String]) throws -> TestWebSocket {
        try TestWebSocket(port: echo.port, path: "/rooms/any", origins: origins)
    }

    @Test func aPageOfTheServersOwnOrAnAllowedOriginConnects() throws {
        let allowed = try #require(WebOrigin("https://stage.example"))
        let echo = try EchoServer { $0.origins = OriginPolicy(allowing: [allowed]) }
        defer { echo.server.stop() }
        for origin in ["http://127.0.0.1:\(echo.port)", "https://stage.example", "HTTPS://Stage.Example:443"] {
            let client = try connect(echo, [origin])
            try client.send([1])
            #expect(try client.message() == [1])
        }
    }

    @Test(arguments: [
        [], ["null"], [""], ["http://evil.example"], ["http://127.0.0.1"], ["http://127.0.0.1:1"],
        ["http://stage.example"], ["https://stage.example:444"], ["https://stage.example.evil.example"],
        ["https://stage.example/"], ["https://stage.example@evil.example"],
        ["https://evil.example", "https://stage.example"],
        ["file://"],
    ])
    func anyOtherHandshakeIsForbidden(origins: [String]) throws {
        let allowed = try #require(WebOrigin("https://stage.example"))
        let echo = try EchoServer { $0.origins = OriginPolicy(allowing: [allowed]) }
        defer { echo.server.stop() }
        let failure = #expect(throws: TestSocket.Failure.self) { try connect(echo, origins) }
        #expect(failure?.description.hasSuffix(" 403 Forbidden") == true)
        #expect(echo.metric("websocket_handshakes_refused_total{reason=\"origin\"}") == 1)
    }

    @Test(arguments: [
        ("http://stage.example", "stage.example", false, true),
        ("http://stage.example", "stage.example:80", false, true),
        ("https://stage.example", "stage.example", false, true),
        ("https://stage.example", "STAGE.example:443", true, true),
        ("http://stage.example", "stage.example", true, false), ("http://[::1]:8080", "[::1]:8080", false, true),
        ("http://[::1]:8080", "[::2]:8080", false, false), ("http://stage.example:8080", "stage.example", false, false),
        ("ftp://stage.example", "stage.example", false, false),
    ])
    func theOwnOriginIsThatOfTheHostHeader(origin: String, host: String, isSecure: Bool, isAdmitted: Bool) {
        #expect(OriginPolicy().admits(origin: origin, host: host, isSecure: isSecure) == isAdmitted)
    }

    @Test(arguments: [
        "", "stage.example", "http://", "http:///", "http://a/", "http://a?b", "http://a#b", "http://a:",
        "http://a:+80",
        "http://a:65536", "http://a b", "://a", "1a://b", "http://[::1", "http://[::1]x", "http://a;b", "http://ä",
    ])
    func whatIsNoOriginIsNone(text: String) {
        #expect(WebOrigin(text) == nil)
    }
}
