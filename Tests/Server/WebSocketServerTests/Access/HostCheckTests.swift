import TestClient
import Testing

@testable import WebSocketServer

@Suite struct HostCheckTests {
    private static func address(_ text: String) throws -> NumericAddress { try #require(NumericAddress(text)) }

    @Test(arguments: [
        "127.0.0.1", "127.0.0.1:8080", "127.9.9.9", "localhost", "LOCALHOST:1", "localhost.", "[::1]", "[::1]:8080",
        "[0:0:0:0:0:0:0:1]", "10.0.0.7:8080", "[2001:DB8::7]:8080", "stage.example", "Stage.Example.:443",
        "203.0.113.5",
    ])
    func loopbackTheMachinesAddressesAndNamesThatWereToldAreTheServers(header: String) throws {
        let machine: Set = [try Self.address("10.0.0.7"), try Self.address("2001:db8::7")]
        let names = try ["stage.example", "203.0.113.5"].map { try #require(HostName($0)) }
        var check = HostCheck(names: names, machine: MachineAddresses { machine })
        let fault = check.fault(header: header, at: .start)
        #expect(fault == nil)
    }

    @Test(arguments: [
        "", "evil.example", "evil.example:8080", "10.0.0.8", "127.0.0.1.evil.example", "localhost.evil.example",
        "evil.localhost", "0.0.0.0:8080", "[::]", "[::2]:8080", "[::1", "[::1]x", "127.0.0.1:x", "127.0.0.1:80:80",
        "127.0.0.1,evil.example", "evil.example 127.0.0.1", "128.0.0.1", "127.1", "http://127.0.0.1", "stage.example",
    ])
    func anyOtherHostIsUnknown(header: String) throws {
        let machine: Set = [try Self.address("10.0.0.7")]
        var check = HostCheck(names: [], machine: MachineAddresses { machine })
        let fault = check.fault(header: header, at: .start)
        #expect(fault == .unknown)
    }

    @Test func onlyHTTP10MayLeaveItOut() {
        var check = HostCheck(names: [])
        let faults = [false, true].map { check.fault(header: nil, isHTTP10: $0, at: .start) }
        #expect(faults == [.missing, nil])
    }

    @Test func anAddressThatTheMachineGotLaterIsFoundWithinASecond() throws {
        let (now, later) = (try Self.address("10.0.0.7"), try Self.address("10.0.0.8"))
        nonisolated(unsafe) var readings = 0
        var machine = MachineAddresses {
            readings += 1
            return readings == 1 ? [now] : [later]
        }
        let early = [
            machine.contains(now, at: .start), machine.contains(later, at: .start + .nanoseconds(999_999_999)),
        ]
        #expect(early == [true, false] && readings == 1)
        // The page of one that it had before may still be open.
        let late = [later, now].map { machine.contains($0, at: .start + .seconds(1)) }
        #expect(late == [true, true])
        #expect(readings == 2)
    }

    @Test(arguments: ["", "a b", "a:80", "http://a", "a/b", "ä.example", String(repeating: "a", count: 256)])
    func whatIsNoNameIsNone(text: String) {
        #expect(HostName(text) == nil)
    }

    @Test(arguments: ["127.0.0.1", "LocalHost", "stage.example"])
    func aRequestForTheServerIsAnswered(host: String) throws {
        let echo = try EchoServer { $0.hostNames = [try #require(HostName("stage.example"))] }
        defer { echo.server.stop() }
        #expect(try request("/", host: "\(host):\(echo.port)", echo).status == 200)
    }

    // As a page does whose own name has begun to lead here.
    @Test func aRequestForAnotherHostIsMisdirected() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        for path in ["/", "/images/cover.webp", "/any"] {
            let response = try request(path, host: "evil.example:\(echo.port)", echo)
            #expect(response.status == 421)
            #expect(String(decoding: response.body, as: UTF8.self).contains("--host-name"))
        }
        let upgrade = [
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol: zoetrope.v3",
            "Origin: http://evil.example:\(echo.port)",
        ]
        #expect(try request("/rooms/any", host: "evil.example:\(echo.port)", echo, upgrade).status == 421)
        #expect(echo.metric("websocket_handshakes_refused_total{reason=\"host\"}") == 1)
    }

    private func request(
        _ path: String, host: String, _ echo: EchoServer, _ headers: [String] = []
    ) throws -> TestHTTP {
        let socket = try TestSocket(port: echo.port)
        let lines = ["GET \(path) HTTP/1.1", "Host: \(host)"] + headers
        try socket.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        return try TestHTTP(from: socket)
    }
}
