import Foundation
import TestClient
import Testing

@testable import WebSocketServer

/// Where requests come from that proxies have forwarded.
@Suite struct TrustedProxyTests {
    private let proxies = TrustedProxies(["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"].compactMap(AddressBlock.init))

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.0.0.0/8", "::ffff:10.0.0.1", true),
        ("192.0.2.128/25", "192.0.2.128", true), ("192.0.2.128/25", "192.0.2.127", false),
        ("192.0.2.7", "192.0.2.7", true), ("192.0.2.7", "192.0.2.6", false), ("0.0.0.0/0", "203.0.113.9", true),
        ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
        ("2001:db8::1", "2001:db8::2", false), ("::/0", "10.0.0.1", false),
    ])
    func aBlockHasTheAddressesThatBeginAsItDoes(block: String, address: String, isWithin: Bool) throws {
        #expect(try #require(AddressBlock(block)).contains(#require(NumericAddress(address))) == isWithin)
    }

    @Test(arguments: [
        "", "10", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "::/129", "proxy", "10.0.0.0/",
    ])
    func whatIsNoBlockIsRefused(text: String) {
        #expect(AddressBlock(text) == nil)
    }

    @Test(arguments: [
        (["203.0.113.9"], "203.0.113.9"), (["203.0.113.9, 10.0.0.2"], "203.0.113.9"),
        (["203.0.113.9", " 192.0.2.7 ,10.1.1.1"], "203.0.113.9"),
        // Whatever was there before the first proxy, anybody can write.
        (["127.0.0.1, 198.51.100.1", "203.0.113.9"], "203.0.113.9"), (["nonsense, 203.0.113.9"], "203.0.113.9"),
        (["10.0.0.9, 10.0.0.2"], "10.0.0.9"), (["2001:db8:1::1, 10.0.0.2"], "2001:db8:1::1"),
        (["203.0.113.9:4711"], "203.0.113.9"), (["[2001:db9::1]:443"], "2001:db9::1"),
        (["[2001:db9::1]"], "2001:db9::1"),
        (["::ffff:203.0.113.9"], "203.0.113.9"),
        ([], nil), ([""], nil), (["unknown"], nil), (["203.0.113.9, unknown"], nil), (["127.0.0.1"], nil),
        (["::1"], nil),
        (["::ffff:127.0.0.1"], nil), (["203.0.113.9,"], nil), (["::2"], nil), (["::1.2.3.4"], nil), (["::"], nil),
        (["[::2]:443"], nil), (["198.51.100.1, ::2"], nil),
    ])
    func theLastAddressCountsThatIsNoTrustedProxys(forwarded: [String], client: String?) {
        #expect(proxies.client(of: forwarded) == client.flatMap { NumericAddress($0) })
    }

    @Test func aProxyOnLoopbackMayForward() {
        let proxies = TrustedProxies(["127.0.0.0/8", "::1"].compactMap(AddressBlock.init))
        for forwarded in ["203.0.113.9", "203.0.113.9, 127.0.0.1", "203.0.113.9, ::1, 127.0.0.2"] {
            #expect(proxies.client(of: [forwarded]) == NumericAddress("203.0.113.9"))
        }
        #expect(proxies.client(of: ["127.0.0.1, ::1"]) == nil)
    }

    private func connect(_ echo: EchoServer, for clients: String...) throws -> TestWebSocket {
        try TestWebSocket(port: echo.port, path: "/", headers: clients.map { "X-Forwarded-For: \($0)" })
    }

    @Test func limitsOfAnAddressAreThoseOfWhoeverAsksThroughATrustedProxy() throws {
        let echo = try EchoServer {
            $0.limits.connectionsPerAddress = 2
            $0.trustedProxies = [AddressBlock("127.0.0.0/8")].compactMap(\.self)
        }
        defer { echo.server.stop() }
        let first = try (0..<2).map { _ in try connect(echo, for: "203.0.113.9") }
        #expect(try connect(echo, for: "203.0.113.9").closure().code == 1013)
        // What it writes itself stands before what the proxy says.
        #expect(try connect(echo, for: "198.51.100.1", "203.0.113.9").closure().code == 1013)
        let others = try (0..<2).map { _ in try connect(echo, for: "203.0.113.10") }
        for client in first + others {
            try client.send([1])
            #expect(try client.message() == [1])
        }
        first[0].socket.shutdown()
        try eventually("its place is free") { echo.metric("websocket_connections") == 3 }
        let next = try connect(echo, for: "203.0.113.9")
        try next.send([2])
        #expect(try next.message() == [2])
        for client in first + others + [next] { client.socket.shutdown() }
        try eventually("nobody is counted") {
            echo.metric("websocket_connections") == 0 && echo.metric("sockets") == 0
        }
    }

    @Test func aProxyMayHaveMoreConnectionsThanAnAddress() throws {
        for (proxies, isTrusted) in [([], false), (["127.0.0.1"], true)] {
            let echo = try EchoServer {
                $0.limits.connectionsPerAddress = 1
                $0.trustedProxies = proxies.compactMap(AddressBlock.init)
            }
            defer { echo.server.stop() }
            // An address may have 64 sockets beside its WebSockets.
            let sockets = try (0..<70).map { _ in try TestSocket(port: echo.port) }
            try eventually("the last one") {
                isTrusted
                    ? echo.metric("sockets") == 70
                    : echo.metric("sockets") == 65 && echo.metric("sockets_dropped_total") == 5
            }
            withExtendedLifetime(sockets) {}
        }
    }

    @Test func whoIsNoTrustedProxyCountsItself() throws {
        let echo = try EchoServer {
            $0.limits.connectionsPerAddress = 1
            $0.trustedProxies = [AddressBlock("10.0.0.0/8")].compactMap(\.self)
        }
        defer { echo.server.stop() }
        let first = try connect(echo, for: "203.0.113.9")
        #expect(try connect(echo, for: "203.0.113.10").closure().code == 1013)
        first.socket.shutdown()
    }

    @Test func eachRequestOfAProxysConnectionHasItsOwnSender() throws {
        let echo = try EchoServer({
            $0.trustedProxies = [AddressBlock("127.0.0.1")].compactMap(\.self)
        }) { request in
            let name = ["203.0.113.9", "203.0.113.10", "127.0.0.1"].first { PeerAddress($0) == request.peer }
            return .now(HTTPAnswer(body: (name ?? "unknown") + "\n"))
        }
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        for (header, sender) in [
            ("X-Forwarded-For: 203.0.113.9\r\n", "203.0.113.9"), ("x-forwarded-for: 203.0.113.10\r\n", "203.0.113.10"),
            ("", "127.0.0.1"),
        ] {
            try socket.write(Array("GET /who HTTP/1.1\r\nHost: 127.0.0.1:\(echo.port)\r\n\(header)\r\n".utf8))
            let answer = try TestHTTP(from: socket)
            #expect(String(decoding: answer.body, as: UTF8.self) == sender + "\n")
        }
    }
}
