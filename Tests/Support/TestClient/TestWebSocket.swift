import Foundation

/// A WebSocket client that sends whatever frames it is told to.
public final class TestWebSocket: Sendable {
    /// An opcode of RFC 6455.
    public enum Opcode: UInt8, Sendable {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// A message or the end of the connection.
    public enum Received: Equatable, Sendable {
        /// Of binary frames.
        case message([UInt8])
        case text([UInt8])
        case close(code: UInt16, reason: String)
        /// The connection ended without a close frame.
        case end
    }

    /// The TCP connection.
    public let socket: TestSocket

    /// Connects and completes the handshake.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - path: the requested path.
    ///   - subprotocols: the offered sub-protocols.
    ///   - origins: values of Origin headers; the server's own if nil.
    ///   - receiveBuffer: the size of the kernel's buffer in bytes, if it should be small.
    ///   - source: an address of this machine from which to connect, such as 127.0.0.2.
    ///   - headers: further lines of the request's head.
    /// - Throws: ``TestSocket/Failure`` with the response's first line if it is refused.
    public convenience init(
        port: UInt16, path: String, subprotocols: [String] = ["zoetrope.v3"], origins: [String]? = nil,
        receiveBuffer: Int32? = nil, from source: String? = nil, headers: [String] = []
    ) throws {
        try self.init(
            TestSocket(port: port, receiveBuffer: receiveBuffer, from: source), port: port, path: path,
            subprotocols: subprotocols, origins: origins ?? ["http://127.0.0.1:\(port)"], headers: headers)
    }

    /// Connects by TLS from an address of this machine, and completes the handshake.
    ///
    /// - Throws: ``TestSocket/Failure`` with the response's first line if it is refused.
    public convenience init(securePort port: UInt16, path: String, from source: String) throws {
        try self.init(
            TestSocket(securePort: port, from: source), port: port, path: path, subprotocols: ["zoetrope.v3"],
            origins: ["https://127.0.0.1:\(port)"])
    }

    private init(
        _ socket: TestSocket, port: UInt16, path: String, subprotocols: [String], origins: [String],
        headers: [String] = []
    ) throws {
        self.socket = socket
        var lines = [
            "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        lines += origins.map { "Origin: \($0)" } + headers
        if !subprotocols.isEmpty { lines.append("Sec-WebSocket-Protocol: " + subprotocols.joined(separator: ", ")) }
        try socket.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        let head = try socket.readHead() ?? "nothing"
        // The key and its answer are RFC 6455's own example.
        guard head.hasPrefix("HTTP/1.1 101 "), head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") else {
            throw TestSocket.Failure(description: String(head.prefix { $0 != "\r\n" }))
        }
    }

    /// Sends a frame.
    public func send(_ payload: [UInt8], _ opcode: Opcode = .binary, isFinal: Bool = true, isMasked: Bool = true) throws
    {
        var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode.rawValue]
        let flag: UInt8 = isMasked ? 0x80 : 0
        switch payload.count {
        case ..<126: frame.append(flag | UInt8(payload.count))
        case ..<65_536: frame += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: frame += [flag | 127] + (0..<8).map { UInt8(payload.count >> (56 - 8 * $0) & 0xFF) }
        }
        let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        if isMasked { frame += mask }
        frame += payload.enumerated().map { isMasked ? $1 ^ mask[$0 % 4] : $1 }
        try socket.write(frame)
    }

    /// Receives the next message or the end.
    ///
    /// Pings are answered, a close frame is echoed.
    public func receive() throws -> Received {
        var message: [UInt8] = []
        var isText = false
        while true {
            guard let (opcode, isFinal, payload) = try frame() else { return .end }
            switch opcode {
            case Opcode.ping.rawValue:
                try send(payload, .pong)
            case Opcode.pong.rawValue:
                break
            case Opcode.close.rawValue:
                try? send(payload, .close)
                let code = payload.count >= 2 ? UInt16(payload[0]) << 8 | UInt16(payload[1]) : 1005
                return .close(code: code, reason: String(decoding: payload.dropFirst(2), as: UTF8.self))
            default:
                message += payload
                if opcode != Opcode.continuation.rawValue { isText = opcode == Opcode.text.rawValue }
                if isFinal { return isText ? .text(message) : .message(message) }
            }
        }
    }

    /// The next binary message; text before it is skipped.
    ///
    /// - Throws: ``TestSocket/Failure`` if the connection ends instead.
    public func message() throws -> [UInt8] {
        let patience = Patience()
        while true {
            try patience.check("a binary message")
            let received = try receive()
            switch received {
            case .message(let bytes): return bytes
            case .text: continue
            case .close, .end: throw TestSocket.Failure(description: "a message was expected, not \(received)")
            }
        }
    }

    /// The close frame's code and reason; messages before it are skipped.
    public func closure() throws -> (code: UInt16, reason: String) {
        let patience = Patience()
        while true {
            try patience.check("a close frame")
            switch try receive() {
            case .message, .text: continue
            case .close(let code, let reason): return (code, reason)
            case .end: throw TestSocket.Failure(description: "the connection ended without a close frame")
            }
        }
    }

    private func frame() throws -> (opcode: UInt8, isFinal: Bool, payload: [UInt8])? {
        guard let head = try socket.read(2) else { return nil }
        var length = Int(head[1] & 0x7F)
        if length >= 126 {
            guard let bytes = try socket.read(length == 126 ? 2 : 8) else { return nil }
            length = bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let payload = try socket.read(length) else { return nil }
        return (head[0] & 0x0F, head[0] & 0x80 != 0, payload)
    }
}
