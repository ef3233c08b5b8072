import TestClient
import Testing

@testable import WebSocketServer

/// Version 2 of the PROXY protocol, by which trusted proxies say where a connection comes from.
@Suite struct ProxyHeaderTests {
    private static let signature: [UInt8] = [13, 10, 13, 10, 0, 13, 10, 81, 85, 73, 84, 10]

    /// The header of a connection to 10.0.0.1 port 80, or to ::1.
    private static func header(
        from source: [UInt8], version: UInt8 = 0x21, transport: UInt8 = 1, more: [UInt8] = []
    ) -> [UInt8] {
        let family: UInt8 = source.count == 4 ? 0x10 : 0x20
        let target: [UInt8] = source.count == 4 ? [10, 0, 0, 1] : [UInt8](repeating: 0, count: 15) + [1]
        return header(source + target + [0x12, 0x34, 0, 80] + more, version: version, family: family | transport)
    }

    private static func header(_ content: [UInt8], version: UInt8, family: UInt8) -> [UInt8] {
        signature + [version, family, UInt8(content.count >> 8), UInt8(content.count & 255)] + content
    }

    private static let ipv4 = header(from: [203, 0, 113, 9])
    private static let ipv6 = header(from: [0x20, 1, 0x0D, 0xB8] + [UInt8](repeating: 0, count: 11) + [7])
    private static let local = header([], version: 0x20, family: 0)

    private func client(_ bytes: [UInt8]) -> NumericAddress? {
        guard case .header(let header) = ProxyHeader.beginning(bytes[...]) else { return nil }
        return header.client
    }

    @Test func itNamesWhereAConnectionComesFrom() {
        #expect(client(Self.ipv4) == NumericAddress("203.0.113.9"))
        #expect(client(Self.ipv6) == NumericAddress("2001:db8::7"))
        let mapped = [UInt8](repeating: 0, count: 10) + [255, 255, 203, 0, 113, 9]
        #expect(client(Self.header(from: mapped)) == NumericAddress("203.0.113.9"))
        // What follows the addresses, and the header, is not looked at.
        let longer = Self.header(from: [203, 0, 113, 9], more: [1, 0, 2, 104, 50])
        #expect(
            ProxyHeader.beginning((longer + Array("GET".utf8))[...])
                == .header(ProxyHeader(length: longer.count, client: NumericAddress("203.0.113.9"))))
    }

    @Test(arguments: [
        local, header([1, 2, 3], version: 0x20, family: 0x11), header(from: [203, 0, 113, 9], transport: 2),
        header([UInt8](repeating: 0, count: 216), version: 0x21, family: 0x31), header([], version: 0x21, family: 0),
    ])
    func otherConnectionsAreTheProxysOwn(header: [UInt8]) {
        #expect(ProxyHeader.beginning(header[...]) == .header(ProxyHeader(length: header.count, client: nil)))
    }

    @Test(arguments: [ipv4, ipv6, local]) func ofEachBeginningMoreIsToCome(header: [UInt8]) {
        for length in 0..<header.count {
            #expect(ProxyHeader.beginning(header[..<length]) == .unfinished, "\(length) bytes")
        }
    }

    private static let malformed: [[UInt8]] = [
        header(from: [203, 0, 113, 9], version: 0x11), header(from: [203, 0, 113, 9], version: 0x22),
        header(from: [203, 0, 113, 9], transport: 3), header([], version: 0x21, family: 0x41),
        header([1, 2, 3, 4], version: 0x21, family: 0x11),
        header([UInt8](repeating: 0, count: 35), version: 0x21, family: 0x21),
        signature + [0x21, 0x11, 0x08, 0x01], signature + [0x21, 0x11, 0xFF, 0xFF],
    ]

    @Test(arguments: malformed) func whatIsNoHeaderIsRefusedByItsFirstBytes(header: [UInt8]) {
        #expect(ProxyHeader.beginning(header[...]) == .malformed)
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\n", "PROXY TCP4 203.0.113.9 10.0.0.1 1 2\r\n", "\r\n\r\nGET", "\u{16}\u{3}\u{1}",
    ])
    func whatBeginsOtherwiseIsNone(text: String) {
        #expect(ProxyHeader.beginning(Array(text.utf8)[...]) == .other)
    }

    // MARK: Real sockets

    private func server(
        trusting proxies: [String], _ change: (inout WebSocketServerConfiguration) -> Void = { _ in }
    ) throws -> EchoServer {
        try EchoServer({
            $0.trustedProxies = proxies.compactMap(AddressBlock.init)
            change(&$0)
        }) { request in
            let names = ["203.0.113.9", "203.0.113.10", "2001:db8::7", "127.0.0.1"]
            return .now(HTTPAnswer(body: names.first { PeerAddress($0) == request.peer } ?? "unknown"))
        }
    }

    private static let request = Array("GET /who HTTP/1.1\r\nHost: a\r\n\r\n".utf8)

    private func sender(_ echo: EchoServer, _ pieces: [UInt8]...) throws -> String {
        let socket = try TestSocket(port: echo.port)
        for piece in pieces { try socket.write(piece) }
        return String(decoding: try TestHTTP(from: socket).body, as: UTF8.self)
    }

    @Test func aTrustedProxysConnectionIsItsClients() throws {
        let echo = try server(trusting: ["127.0.0.1"])
        defer { echo.server.stop() }
        #expect(try sender(echo, Self.ipv4 + Self.request) == "203.0.113.9")
        #expect(try sender(echo, Self.ipv6, Self.request) == "2001:db8::7")
        #expect(try sender(echo, Self.local + Self.request) == "127.0.0.1")
        #expect(try sender(echo, Self.request) == "127.0.0.1")
        // The proxy's own machine is not this one.
        #expect(try sender(echo, Self.header(from: [127, 0, 0, 2]) + Self.request) == "127.0.0.1")
        // What a client writes that is no trusted proxy counts for nothing.
        let forwarded = "GET /who HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.10\r\n\r\n"
        #expect(try sender(echo, Self.ipv4 + Array(forwarded.utf8)) == "203.0.113.9")
        #expect(try sender(echo, Self.local + Array(forwarded.utf8)) == "203.0.113.10")
    }

    @Test func aHeaderMayComeByteByByte() throws {
        let echo = try server(trusting: ["127.0.0.1"])
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        for byte in Self.ipv4 {
            try socket.write([byte])
            // Served in between, it is not kept waiting, nor are others.
            if byte == 0x21 { #expect(try TestHTTP("/who", port: echo.port).status == 200) }
        }
        try socket.write(Self.request)
        #expect(try TestHTTP(from: socket).body == Array("203.0.113.9".utf8))
    }

    @Test(arguments: malformed) func aMalformedHeaderEndsATrustedProxysConnection(header: [UInt8]) throws {
        let echo = try server(trusting: ["127.0.0.1"])
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(header)
        #expect(try socket.readToEnd().isEmpty)
        try eventually("nobody is counted") { echo.metric("sockets") == 0 }
        #expect(try sender(echo, Self.request) == "127.0.0.1")
    }

    /// It begins no request, and is answered as what begins none.
    @Test(arguments: [ipv4, ipv6, local] + malformed) func nobodyElseIsBelieved(header: [UInt8]) throws {
        let echo = try server(trusting: ["10.0.0.0/8"])
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(header + Self.request)
        #expect(try TestHTTP(from: socket).status == 400)
        #expect(try sender(echo, Self.request) == "127.0.0.1")
    }

    @Test func aTrustedProxyThatSaysNothingIsHungUpOn() throws {
        let echo = try server(trusting: ["127.0.0.1"]) { $0.limits.handshakeTimeout = 1 }
        defer { echo.server.stop() }
        for beginning in [[], Array(Self.ipv4.prefix(20))] {
            let socket = try TestSocket(port: echo.port)
            try socket.write(beginning)
            #expect(try socket.readToEnd().isEmpty)
        }
        try eventually("nobody is counted") { echo.metric("sockets") == 0 }
    }

    @Test func limitsOfAnAddressAreThoseOfTheClient() throws {
        let echo = try server(trusting: ["127.0.0.1"]) { $0.limits.connectionsPerAddress = 1 }
        defer { echo.server.stop() }
        // An address may have 64 sockets beside its WebSockets.
        let sockets = try (0..<70).map { _ in
            let socket = try TestSocket(port: echo.port)
            try socket.write(Self.ipv4)
            return socket
        }
        try eventually("the last one") {
            echo.metric("sockets") == 65 && echo.metric("sockets_dropped_total") == 5
        }
        #expect(try sender(echo, Self.header(from: [203, 0, 113, 10]) + Self.request) == "203.0.113.10")
        for socket in sockets { socket.shutdown() }
        try eventually("nobody is counted") { echo.metric("sockets") == 0 }
        #expect(try sender(echo, Self.ipv4 + Self.request) == "203.0.113.9")
    }
}
