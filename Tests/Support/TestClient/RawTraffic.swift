/// The bytes of a peer: requests, handshakes and frames that are right, nearly right, or nothing of the kind, cut into
/// writes at any place.
///
/// The same seed gives the same bytes.
public struct RawTraffic: Sendable {
    /// The writes, one after the other.
    public let writes: [[UInt8]]

    private static let methods = ["GET", "HEAD", "POST", "PUT", "PRI", "CONNECT", "G\u{0}T", ""]
    private static let lengths = [
        "0", "1", "5", "-1", "262145", "9223372036854775807", "18446744073709551616", "1, 1", "1e3", "0x10", "",
    ]
    private static let upgrades = ["websocket", "h2c", "WebSocket", "websocket, h2c", "x", ""]

    /// Makes traffic.
    ///
    /// - Parameters:
    ///   - seed: the seed of all random numbers.
    ///   - port: the server's port, for headers.
    ///   - paths: the paths of requests.
    ///   - messages: messages that are sent as they are, or changed.
    public init(seed: UInt64, port: UInt16, paths: [String], messages: [[UInt8]] = []) {
        var random = Random(state: seed)
        var bytes: [UInt8] = []
        if random.chance(4) {
            for _ in 0...random.below(3) { bytes += Self.request(&random, port, paths) }
        } else {
            bytes += Self.handshake(&random, port, paths)
            for _ in 0..<random.below(24) { bytes += Self.frame(&random, messages) }
        }
        if random.chance(8), !bytes.isEmpty {
            for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
        }
        var writes: [[UInt8]] = []
        while !bytes.isEmpty {
            let count = min(random.chance(3) ? 1 + random.below(9) : 1 + random.below(4000), bytes.count)
            writes.append(Array(bytes[..<count]))
            bytes.removeFirst(count)
        }
        self.writes = writes
    }

    private static func request(_ random: inout Random, _ port: UInt16, _ paths: [String]) -> [UInt8] {
        var lines = ["\(random.one(of: methods)) \(random.one(of: paths)) HTTP/1.\(random.below(3))"]
        if !random.chance(6) { lines.append("Host: 127.0.0.1:\(port)") }
        if random.chance(2) { lines.append("Content-Length: \(random.one(of: lengths))") }
        if random.chance(5) { lines.append("Transfer-Encoding: chunked") }
        if random.chance(5) { lines.append("Expect: 100-continue") }
        if random.chance(5) { lines.append("Upgrade: \(random.one(of: upgrades))") }
        if random.chance(2) { lines.append("Origin: http://127.0.0.1:\(port)") }
        if random.chance(6) {
            lines.append("\(random.chance(4) ? "X" : "X-Filler"): " + String(repeating: "x", count: random.below(6000)))
        }
        let body = (0..<random.below(40)).map { _ in UInt8(random.below(256)) }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }

    private static func handshake(_ random: inout Random, _ port: UInt16, _ paths: [String]) -> [UInt8] {
        var lines = [
            "GET \(random.one(of: paths)) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Protocol: zoetrope.v3", "Origin: http://127.0.0.1:\(port)",
        ]
        if random.chance(10) { lines.remove(at: 1 + random.below(lines.count - 1)) }
        if random.chance(10) { lines.append("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits") }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// Of any opcode, with any bits, of a length that is that of its payload or is not.
    private static func frame(_ random: inout Random, _ messages: [[UInt8]]) -> [UInt8] {
        let opcode = random.chance(4) ? UInt8(random.below(16)) : random.one(of: [0, 1, 2, 2, 2, 8, 9, 10])
        let head = (random.chance(4) ? 0 : 0x80) | (random.chance(12) ? UInt8(random.below(8)) << 4 : 0) | opcode
        var payload: [UInt8]
        if !messages.isEmpty, !random.chance(3) {
            payload = random.one(of: messages)
            if random.chance(3), !payload.isEmpty { payload[random.below(payload.count)] = UInt8(random.below(256)) }
        } else {
            payload = (0..<random.one(of: [0, 1, 2, 125, 126, 127, 1023, 1024, 1025, 2048, 2049])).map { _ in
                UInt8(random.below(256))
            }
        }
        let edges: [UInt64] = [
            0, 125, 126, 127, 2047, 2048, 2049, 65_535, 65_536, 1 << 31, 1 << 32, 1 << 62, (1 << 63) - 1, 1 << 63, .max,
        ]
        let length = random.chance(5) ? random.one(of: edges) : UInt64(payload.count)
        let flag: UInt8 = random.chance(12) ? 0 : 0x80
        var bytes = [head]
        if length < 126, !random.chance(10) {
            bytes.append(flag | UInt8(length))
        } else if length < 65_536, !random.chance(10) {
            bytes += [flag | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
        } else {
            bytes += [flag | 127] + (0..<8).map { UInt8(length >> (56 - 8 * UInt64($0)) & 0xFF) }
        }
        guard flag != 0 else { return bytes + payload }
        let mask = (0..<4).map { _ in UInt8(random.below(256)) }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014).
    private struct Random {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }

        mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
        mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
        mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }
    }
}

extension RawTraffic {
    /// Writes the traffic on a connection of its own, and reads what comes until there is no more, or for a while.
    ///
    /// - Parameter port: the server's port.
    /// - Returns: whether the server took the connection.
    public func play(to port: UInt16) -> Bool {
        guard let socket = try? TestSocket(port: port) else { return false }
        socket.resetWhenClosed()
        for write in writes { guard (try? socket.write(write)) != nil else { break } }
        return true
    }
}
