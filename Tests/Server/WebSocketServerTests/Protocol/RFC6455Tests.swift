import TestClient
import Testing

/// Tests of the cases of RFC 6455 that a server meets, by its sections, in the order of the Autobahn suite.
///
/// Text is echoed, too: whether it is UTF-8 is checked by the service, and this server's takes no text.
@Suite struct RFC6455Tests {
    /// What a client sends after its handshake, frame by frame.
    struct Frame: Sendable, CustomTestStringConvertible {
        let name: String
        /// The first byte: FIN, reserved bits and opcode.
        let head: UInt8
        let payload: [UInt8]

        init(_ name: String, _ head: UInt8, _ payload: [UInt8] = []) {
            self.name = name
            self.head = head
            self.payload = payload
        }

        var testDescription: String { name }

        /// Masked with a key that is not zero, and with its length in the shortest form.
        var bytes: [UInt8] {
            let length: [UInt8] =
                payload.count < 126
                ? [UInt8(payload.count)] : [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
            return [head, 0x80 | length[0]] + length.dropFirst() + [1, 2, 3, 4]
                + payload.enumerated().map { $1 ^ UInt8($0 % 4 + 1) }
        }
    }

    private static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0) } }

    private static let key = "dGhlIHNhbXBsZSBub25jZQ=="

    // 4.2.1: what a handshake must have.
    @Test(arguments: [
        ("GET", "13", key, 101), ("POST", "13", key, 405), ("HEAD", "13", key, 405), ("GET", "8", key, 426),
        ("GET", "0", key, 426), ("GET", "13, 8", key, 426), ("GET", "14", key, 426), ("GET", "13", "x", 400),
        ("GET", "13", "dGhlIHNhbXBsZSBub25jZSE=", 400), ("GET", "13", "dGhlIHNhbXBsZSBub25jZQ", 400),
        ("GET", "13", "dGhlIHNhbXBsZSBub25j!Q==", 400), ("GET", "13", "ZGhlIHNhbXBsZSBub2=jZQ==", 400),
    ])
    func aHandshakeIsOfVersion13WithAKeyOf16Bytes(method: String, version: String, key: String, status: Int) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        let lines = [
            "\(method) /rooms/any HTTP/1.1", "Host: 127.0.0.1:\(echo.port)", "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: \(version)", "Sec-WebSocket-Key: \(key)", "Origin: http://127.0.0.1:\(echo.port)",
            "Sec-WebSocket-Protocol: zoetrope.v3",
        ]
        try socket.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        let response = try TestHTTP(from: socket, isToHead: true)
        #expect(response.status == status)
        if status == 426 { #expect(response.headers["sec-websocket-version"] == "13") }
        let other = try echo.connect()
        try other.send([5])
        #expect(try other.message() == [5])
    }

    // 5.2: each encoding of a length.
    @Test(arguments: [0, 1, 125, 126, 127, 128, 255, 256, 1023, 1024, 1025, 2047, 2048])
    func aMessageOfAnyLengthIsEchoed(length: Int) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send(Self.bytes(length))
        #expect(try client.message() == Self.bytes(length))
    }

    // 5.4: a message arrives whole however it is cut, also byte by byte on the line.
    @Test(arguments: [
        [1], [0, 1], [1, 0], [0, 0, 0], [5, 5, 5], [125, 126, 127], [1000, 1000, 48], [1, 1, 1, 1, 1, 1],
    ])
    func fragmentsArePutTogether(lengths: [Int]) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        var line: [UInt8] = []
        var message: [UInt8] = []
        for (index, length) in lengths.enumerated() {
            let final: UInt8 = index == lengths.count - 1 ? 0x80 : 0
            line += Frame("", final | (index == 0 ? 2 : 0), Self.bytes(length)).bytes
            message += Self.bytes(length)
        }
        try client.socket.write(line)
        #expect(try client.message() == message)
        for byte in line.prefix(200) { try client.socket.write([byte]) }
        try client.socket.write(Array(line.dropFirst(200)))
        #expect(try client.message() == message)
    }

    // 5.2: a length has 63 bits, and says what is to come, not what may.
    @Test(
        arguments: [
            [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xF8, 0],
            [0x40, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 8, 0],
            [0xFF, 0, 0, 0, 0, 0, 0, 0],
        ] as [[UInt8]])
    func aLengthBeyondTheLimitEndsThatConnectionAlone(length: [UInt8]) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let (client, other) = (try echo.connect(), try echo.connect())
        try client.send(Self.bytes(8), isFinal: false)
        try client.socket.write([0x80, 0xFF] + length + [1, 2, 3, 4] + Self.bytes(1100))
        switch try client.receive() {
        case .close(let code, _): #expect(code == 1009)
        // libwebsockets itself ends one whose highest bit is set.
        case let other: #expect(other == .end && length[0] == 0xFF)
        }
        try other.send([5])
        #expect(try other.message() == [5])
    }

    // 5.5.2, 5.5.3: a ping's payload comes back in a pong, between fragments too; a pong nobody asked for is ignored.
    @Test(arguments: [0, 1, 124, 125])
    func aPingIsAnsweredWithItsPayload(length: Int) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send([7], .pong)
        try client.send([1], isFinal: false)
        try client.send(Self.bytes(length), .ping)
        let pong = try client.socket.read(2 + length)
        #expect(pong == [0x8A, UInt8(length)] + Self.bytes(length))
        try client.send([2], .continuation)
        #expect(try client.message() == [1, 2])
    }

    // 5.2, 5.4, 5.5: what breaks the protocol ends that connection alone.
    @Test(arguments: [
        Frame("reserved bit 1, no extension", 0xC2), Frame("reserved bit 2", 0xA2), Frame("reserved bit 3", 0x92),
        Frame("all reserved bits of a ping", 0xF9), Frame("opcode 3", 0x83), Frame("opcode 4", 0x84),
        Frame("opcode 5", 0x85), Frame("opcode 6", 0x86), Frame("opcode 7", 0x87), Frame("opcode 11", 0x8B),
        Frame("opcode 12", 0x8C), Frame("opcode 13", 0x8D), Frame("opcode 14", 0x8E), Frame("opcode 15", 0x8F),
        Frame("a continuation of nothing", 0x80, [1]), Frame("a continuation of nothing, not final", 0x00, [1]),
        Frame("a ping of 126 bytes", 0x89, bytes(126)), Frame("a pong of 126 bytes", 0x8A, bytes(126)),
        Frame("a close of 126 bytes", 0x88, [3, 232] + bytes(124)), Frame("a ping in fragments", 0x09),
        Frame("a pong in fragments", 0x0A), Frame("a close in fragments", 0x08),
    ])
    func aFrameThatBreaksTheProtocolEndsThatConnectionAlone(frame: Frame) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let (client, other) = (try echo.connect(), try echo.connect())
        try client.socket.write(frame.bytes)
        try expectProtocolError(client)
        try other.send([5])
        #expect(try other.message() == [5])
    }

    // 5.5.1, 7.1.7: nothing follows the close frame, and the connection ends, whether or not it is answered.
    @Test(arguments: [false, true])
    func nothingFollowsACloseForABrokenFrame(whenItIsAnswered isAnswered: Bool) throws {
        let echo = try EchoServer { $0.limits.pingInterval = 1 }
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.socket.write(Frame("reserved bits", 0xF2, [2]).bytes)
        let close: [UInt8] = [0x88, 10, 3, 234] + Array("rsv bits".utf8)
        #expect(try client.socket.read(close.count) == close)
        if isAnswered { try client.send([3, 234], .close) }
        #expect(try client.socket.readToEnd() == [])
    }

    // 5.4: a new message may not begin within another.
    @Test(arguments: [TestWebSocket.Opcode.binary, .text])
    func aMessageWithinAMessageBreaksTheProtocol(opcode: TestWebSocket.Opcode) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send([1], isFinal: false)
        try client.send([2], opcode)
        try expectProtocolError(client)
    }

    // 7.4.1, 7.4.2: a close is answered with a close.
    @Test(arguments: [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])
    func aCloseIsAnsweredWithItsCode(code: UInt16) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send([UInt8(code >> 8), UInt8(code & 0xFF)] + Array("bye".utf8), .close)
        #expect(try client.closure().code == code)
        #expect(try client.receive() == .end)
    }

    @Test func aCloseWithoutACodeIsAnswered() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send([], .close)
        _ = try client.closure()
        #expect(try client.receive() == .end)
    }

    @Test(arguments: [
        Frame("half a code", 0x88, [3]), Frame("code 0", 0x88, [0, 0]), Frame("code 999", 0x88, [3, 231]),
        Frame("code 1004", 0x88, [3, 236]), Frame("code 1005", 0x88, [3, 237]), Frame("code 1006", 0x88, [3, 238]),
        Frame("code 1015", 0x88, [3, 247]), Frame("code 1016", 0x88, [3, 248]), Frame("code 2999", 0x88, [11, 183]),
        Frame("code 5000", 0x88, [19, 136]), Frame("a reason that is not UTF-8", 0x88, [3, 232, 0xFF, 0xFE]),
    ])
    func aCloseThatBreaksTheProtocolEndsTheConnection(frame: Frame) throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.socket.write(frame.bytes)
        try expectProtocolError(client, code: frame.name.contains("UTF-8") ? 1007 : 1002)
    }

    // 5.1: a server must end what is not masked. libwebsockets 4.1 reads it as if its key were 0 and tells nobody;
    // WIRE.md says so. When this fails, a libwebsockets is here that keeps to the letter.
    @Test func aFrameThatIsNotMaskedIsTakenAsItIs() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send([1, 2, 3], isMasked: false)
        #expect(try client.message() == [1, 2, 3])
    }

    // 5.5.1: nothing counts after a close.
    @Test func whatFollowsACloseIsNotRead() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.socket.write(Frame("", 0x88, [3, 232]).bytes + Frame("", 0x82, [1]).bytes)
        #expect(try client.closure().code == 1000)
        #expect(try client.receive() == .end)
    }

    /// libwebsockets ends some of them without a close frame.
    private func expectProtocolError(_ client: TestWebSocket, code expected: UInt16 = 1002) throws {
        switch try client.receive() {
        case .close(let code, _): #expect(code == expected)
        case .end: break
        case .message(let message), .text(let message): Issue.record("\(message)")
        }
    }
}
