import CEpoll
import Foundation
import StageModel
import TestClient
import Wire

/// Many viewers on one thread, over loopback: it reads what they are sent, counts the frames in it, and acknowledges as pages do.
///
/// Connections come from several addresses of this machine, so that none has more than a server allows to one.
final class LoadGenerator {
    struct Outcome {
        /// Frames that arrived, of all viewers.
        var frames = 0
        var messages = 0
        /// Of messages without their heads.
        var bytes = 0
        /// Connections that the server has ended.
        var lost = 0
        /// Milliseconds from a frame's place on the steps' grid to its arrival, less that of the fastest.
        var delays = Figures()
        /// What some of the viewers were shown, each from its first frame on.
        var shown: [[StageSnapshot]] = []
    }

    /// Where a connection is made to.
    struct Entrance {
        let path: String
        var subprotocols = [WireFormat.subprotocol]
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Connection {
        let descriptor: Int32
        var unread: [UInt8] = []
        var tick: UInt32 = 0
        var unacknowledged = 0
        /// When the first of them came, by the monotonic clock in nanoseconds.
        var unacknowledgedSince: UInt64 = 0
        /// Of a viewer that decodes everything.
        var frames: FrameDecoder?
        var shown: [StageSnapshot] = []
    }

    /// How many handshakes are under way at once: a server of many connections lets what they send gather.
    private static let handshakesAtOnce = 32
    /// How many connections come from one address.
    private static let connectionsPerAddress = 200
    private static let acknowledgedMessages = 24
    /// Microseconds between two looks at the connections, by which arrivals may be noted late.
    ///
    /// Where it waited for each message, whoever sends would have to wake it for most of them, which takes longer than to send
    /// one: network cards, too, let what arrives gather.
    private static let pause: UInt32 = 500
    /// Nanoseconds after which a message is acknowledged, when the next one comes.
    private static let acknowledgementDelay: UInt64 = 450_000_000

    private let queue = epoll_create1(0)
    private var connections: [Connection] = []
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var isCounting = false
    private var outcome = Outcome()
    private var arrivals: [(tick: UInt32, instant: UInt64)] = []

    /// Connects, and completes the handshakes.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - path: the path of the room; nil for a bare server, which sends frames at once.
    ///   - count: the number of connections.
    ///   - decoded: how many of them decode all that they are sent, and keep it; the others only count.
    /// - Throws: a failure that says what to set, if the process may not have so many descriptors.
    convenience init(port: UInt16, path: String?, count: Int, decoded: Int = 0) throws {
        try self.init(port: port, Array(repeating: path.map { Entrance(path: $0) }, count: count), decoded: decoded)
    }

    /// Connects to each of some entrances, and completes the handshakes.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - entrances: where to; nil for a server that sends frames at once.
    ///   - decoded: how many of them decode all that they are sent, and keep it; the others only count.
    /// - Throws: a failure that says what to set, if the process may not have so many descriptors.
    init(port: UInt16, _ entrances: [Entrance?], decoded: Int = 0) throws {
        try Self.raiseDescriptorLimit(to: entrances.count + 64)
        for start in stride(from: 0, to: entrances.count, by: Self.handshakesAtOnce) {
            let indices = start..<min(start + Self.handshakesAtOnce, entrances.count)
            for index in indices {
                let place = index / Self.connectionsPerAddress
                let socket = try Self.connect(port, from: "127.0.\(1 + place / 250).\(1 + place % 250)")
                connections.append(Connection(descriptor: socket))
                if let entrance = entrances[index] { Self.sendRequest(on: socket, port, entrance) }
            }
            for index in indices {
                if entrances[index] != nil { try Self.readResponse(on: connections[index].descriptor) }
                if decoded > 0, index.isMultiple(of: max(entrances.count / decoded, 1)) {
                    connections[index].frames = FrameDecoder()
                }
                follow(index)
            }
            // What is sent meanwhile is read, or the server would wait for acknowledgements.
            run(for: 0)
        }
    }

    private func follow(_ index: Int) {
        let socket = connections[index].descriptor
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.u32 = UInt32(index)
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        var on: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        epoll_ctl(queue, EPOLL_CTL_ADD, socket, &event)
    }

    deinit {
        for connection in connections { close(connection.descriptor) }
        close(queue)
    }

    /// Reads for some seconds without counting, and then counts for some.
    ///
    /// - Parameters:
    ///   - warmUp: the seconds before.
    ///   - seconds: the seconds that are counted.
    ///   - atStart: is called when counting begins.
    /// - Returns: what was counted.
    func measure(warmUp: Double, seconds: Double, _ atStart: () -> Void) -> Outcome {
        run(for: warmUp)
        (isCounting, arrivals) = (true, [])
        // Who is lost before that counts, too.
        let lost = outcome.lost
        outcome = Outcome()
        outcome.lost = lost
        atStart()
        run(for: seconds)
        isCounting = false
        let delays = arrivals.map { Double($0.instant) / 1e6 - Double($0.tick) * 1000 / 60 }
        let fastest = delays.min() ?? 0
        for delay in delays { outcome.delays.add(delay - fastest) }
        outcome.shown = connections.filter { $0.frames != nil }.map(\.shown)
        return outcome
    }

    /// Counts the frames that arrive while `body` runs.
    ///
    /// - Parameter body: what calls ``run(for:)``.
    /// - Returns: their number, of all viewers.
    func frames(during body: () -> Void) -> Int {
        (isCounting, outcome.frames) = (true, 0)
        body()
        isCounting = false
        return outcome.frames
    }

    /// Sends a message of one of the viewers.
    func send(_ message: ViewerMessage, from index: Int) {
        sendFrame(message.encoded(), opcode: 2, index)
    }

    /// Sends a control message of one of the viewers.
    func send(_ request: ViewerRequest, from index: Int) {
        sendFrame(request.encoded(), opcode: 1, index)
    }

    /// Reads for some seconds, which are not counted unless ``measure(warmUp:seconds:_:)`` does.
    func run(for seconds: Double) {
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
        var events = [epoll_event](repeating: epoll_event(), count: 512)
        repeat {
            let count = epoll_wait(queue, &events, Int32(events.count), 0)
            for index in 0..<max(Int(count), 0) { read(Int(events[index].data.u32)) }
            if seconds == 0, count <= 0 { return }
            if count < events.count { usleep(Self.pause) }
        } while seconds == 0 || DispatchTime.now().uptimeNanoseconds < end
    }

    private func read(_ index: Int) {
        let count = recv(connections[index].descriptor, &buffer, buffer.count, 0)
        guard count > 0 else {
            if count == 0 || errno != EAGAIN { lose(index) }
            return
        }
        let arrival = DispatchTime.now().uptimeNanoseconds
        if connections[index].unread.isEmpty {
            let used = take(buffer[..<count], index, arrival)
            if used < count { connections[index].unread = Array(buffer[used..<count]) }
        } else {
            connections[index].unread += buffer[..<count]
            let unread = connections[index].unread
            let used = take(unread[...], index, arrival)
            connections[index].unread.removeFirst(used)
        }
    }

    private func lose(_ index: Int) {
        outcome.lost += 1
        epoll_ctl(queue, EPOLL_CTL_DEL, connections[index].descriptor, nil)
    }

    /// Whole frames of RFC 6455.
    ///
    /// - Returns: how many bytes they have.
    private func take(_ bytes: ArraySlice<UInt8>, _ index: Int, _ arrival: UInt64) -> Int {
        var start = bytes.startIndex
        while bytes.endIndex - start >= 2 {
            var (length, head) = (Int(bytes[start + 1] & 0x7F), 2)
            if length >= 126 {
                head = length == 126 ? 4 : 10
                guard bytes.endIndex - start >= head else { break }
                length = bytes[start + 2..<start + head].reduce(0) { $0 << 8 | Int($1) }
            }
            guard bytes.endIndex - start >= head + length else { break }
            if bytes[start] & 0x0F == 2 { take(message: bytes[start + head..<start + head + length], index, arrival) }
            if bytes[start] & 0x0F == 9 { send([0x8A, 0x81, 0, 0, 0, 0, bytes[start + head]], index) }
            start += head + length
        }
        return start - bytes.startIndex
    }

    /// Follows the ticks of a message's frames; what else is in it is passed over.
    private func take(message: ArraySlice<UInt8>, _ index: Int, _ arrival: UInt64) {
        if connections[index].frames != nil { decode(Array(message), index) }
        var start = message.startIndex
        var frames = 0
        func varint() -> Int {
            var (value, shift) = (0, 0)
            while start < message.endIndex {
                let byte = message[start]
                start += 1
                value |= Int(byte & 0x7F) << shift
                if byte < 0x80 { break }
                shift += 7
            }
            return value
        }
        while start < message.endIndex {
            let length = varint()
            let end = start + length
            switch MessageType(rawValue: message[start]) {
            case .snapshot: connections[index].tick = Self.tick(message[(start + 1)...])
            case .delta: connections[index].tick = Self.tick(message[(start + 5)...])
            case .step:
                start += 1
                connections[index].tick += UInt32(varint() >> 4) + 1
            default: frames -= 1
            }
            frames += 1
            start = end
        }
        guard frames > 0 else { return }
        if isCounting {
            arrivals.append((connections[index].tick, arrival))
            outcome.frames += frames
            outcome.messages += 1
            outcome.bytes += message.count
        }
        if connections[index].unacknowledged == 0 { connections[index].unacknowledgedSince = arrival }
        connections[index].unacknowledged += 1
        if connections[index].unacknowledged == Self.acknowledgedMessages
            || arrival - connections[index].unacknowledgedSince >= Self.acknowledgementDelay
        {
            connections[index].unacknowledged = 0
            send(.acknowledgement(tick: connections[index].tick), from: index)
        }
    }

    private func decode(_ message: [UInt8], _ index: Int) {
        guard let parts = try? ServerMessage(decoding: message).parts else { return lose(index) }
        for part in parts {
            let before = connections[index].frames?.stage?.tick
            guard (try? connections[index].frames?.apply(part)) != nil else { return lose(index) }
            guard let stage = connections[index].frames?.stage, stage.tick != before else { continue }
            connections[index].shown.append(stage)
        }
    }

    /// Masked with 0, in one frame.
    private func sendFrame(_ payload: [UInt8], opcode: UInt8, _ index: Int) {
        let head: [UInt8] =
            payload.count < 126
            ? [0x80 | UInt8(payload.count)] : [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        send([0x80 | opcode] + head + [0, 0, 0, 0] + payload, index)
    }

    private static func tick(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private func send(_ bytes: [UInt8], _ index: Int) {
        _ = Glibc.send(connections[index].descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    private static func raiseDescriptorLimit(to count: Int) throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        guard limit.rlim_max >= rlim_t(count) else {
            throw Failure(description: "\(count) descriptors are needed; allow them with `ulimit -Hn \(count)`")
        }
        limit.rlim_cur = max(limit.rlim_cur, rlim_t(count))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    private static func connect(_ port: UInt16, from source: String) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        func address(_ host: String, _ port: UInt16) -> sockaddr_in {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = inet_addr(host)
            return address
        }
        var (own, server) = (address(source, 0), address("127.0.0.1", port))
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeBytes(of: &own) {
            bind(descriptor, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), size)
        }
        let connected = withUnsafeBytes(of: &server) {
            Glibc.connect(descriptor, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), size)
        }
        guard result == 0, connected == 0 else {
            throw Failure(description: "connect: \(String(cString: strerror(errno)))")
        }
        return descriptor
    }

    private static func sendRequest(on descriptor: Int32, _ port: UInt16, _ entrance: Entrance) {
        let lines = [
            "GET \(entrance.path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)",
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Protocol: " + entrance.subprotocols.joined(separator: ", "), "", "",
        ]
        let request = Array(lines.joined(separator: "\r\n").utf8)
        _ = Glibc.send(descriptor, request, request.count, Int32(MSG_NOSIGNAL))
    }

    private static func readResponse(on descriptor: Int32) throws {
        var head: [UInt8] = []
        while !head.ends(with: [13, 10, 13, 10]) {
            var byte: UInt8 = 0
            guard recv(descriptor, &byte, 1, 0) == 1 else { throw Failure(description: "the handshake is refused") }
            head.append(byte)
        }
        guard head.starts(with: Array("HTTP/1.1 101".utf8)) else {
            throw Failure(description: String(decoding: head.prefix { $0 != 13 }, as: UTF8.self))
        }
    }
}

extension [UInt8] {
    fileprivate func ends(with suffix: [UInt8]) -> Bool { Array(self.suffix(suffix.count)) == suffix }
}
