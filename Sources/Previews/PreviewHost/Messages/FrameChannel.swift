import Glibc

/// A channel of messages over one end of a stream socket, each after its length as a u32 in the machine's byte order.
///
/// One thread sends at a time, and one receives; any may call the functions that state it.
final class FrameChannel: @unchecked Sendable {
    let descriptor: Int32
    /// The greatest length in bytes of a message that is received.
    private let limit: Int
    private var received: [UInt8] = []
    private var offset = 0

    /// Takes a socket.
    ///
    /// - Parameters:
    ///   - descriptor: the socket, which is closed with the channel.
    ///   - limit: the greatest length in bytes of a message that is received.
    init(_ descriptor: Int32, limit: Int = 64 << 20) {
        self.descriptor = descriptor
        self.limit = limit
    }

    deinit {
        close(descriptor)
    }

    /// Ends sending and receiving.
    ///
    /// Any thread may call it.
    func hangUp() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Sends a whole message, waiting for room.
    ///
    /// - Parameters:
    ///   - message: the bytes.
    ///   - timeout: the milliseconds to wait for room at a time; -1 waits for ever.
    /// - Returns: whether the other end takes messages.
    func send(_ message: [UInt8], timeout: Int32 = -1) -> Bool {
        sendRest(of: Self.framed(message), timeout: timeout)
    }

    /// Returns a message with its length before it.
    static func framed(_ message: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt32(message.count)) { Array($0) } + message
    }

    /// Sends as much of a message with its length as there is room for, without waiting.
    ///
    /// - Parameter bytes: the message as ``framed(_:)`` makes it.
    /// - Returns: the number of bytes that were sent; the rest is for ``sendRest(of:from:timeout:)``.
    func sendAtOnce(_ bytes: [UInt8]) -> Int {
        let count = bytes.withUnsafeBytes {
            Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
        return max(count, 0)
    }

    /// Sends what is left of a message with its length, waiting for room.
    ///
    /// - Parameters:
    ///   - bytes: the message as ``framed(_:)`` makes it.
    ///   - start: the number of bytes that were sent before.
    ///   - timeout: the milliseconds to wait for room at a time; -1 waits for ever.
    /// - Returns: whether the other end takes messages.
    func sendRest(of bytes: [UInt8], from start: Int = 0, timeout: Int32 = -1) -> Bool {
        var sent = start
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if poll(&entry, 1, timeout) == 0 { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    enum Reception {
        case message([UInt8])
        /// Nothing whole has arrived yet.
        case none
        /// The other end is closed, or breaks the format.
        case end
    }

    /// Receives the next message.
    ///
    /// - Parameter timeout: the milliseconds to wait for one; 0 does not wait, -1 waits for ever.
    /// - Returns: the message, or why there is none.
    func receive(timeout: Int32) -> Reception {
        while true {
            if let message = removeMessage() { return .message(message) }
            if isOverlong { return .end }
            // What has arrived mostly has as a whole, and who waits for ever has nothing else to do: one system call.
            if timeout == -1 {
                guard fill(waits: true) else { return .end }
                continue
            }
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&entry, 1, timeout)
            if count == 0 { return .none }
            if count < 0, errno == EINTR { continue }
            guard fill() else { return .end }
        }
    }

    /// Whether the other end breaks the format: no message is that long.
    var isOverlong: Bool { pendingLength.map { $0 > limit } ?? false }

    private var pendingLength: Int? {
        guard received.count - offset >= 4 else { return nil }
        return Int(received.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) })
    }

    private func removeMessage() -> [UInt8]? {
        guard let length = pendingLength, length <= limit, received.count - offset >= 4 + length else {
            return nil
        }
        let message = Array(received[offset + 4..<offset + 4 + length])
        offset += 4 + length
        if offset == received.count {
            received.removeAll(keepingCapacity: true)
            offset = 0
        }
        return message
    }

    /// Reads what has arrived.
    ///
    /// - Returns: false at the end.
    private func fill(waits: Bool = false) -> Bool {
        if offset > 0 {
            received.removeFirst(offset)
            offset = 0
        }
        return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            let count = recv(descriptor, buffer.baseAddress!, buffer.count, waits ? 0 : Int32(MSG_DONTWAIT))
            if count > 0 { received.append(contentsOf: buffer[..<count]) }
            return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
        }
    }
}
