import Glibc
import Synchronization

/// A channel of messages between the server and a process that runs previewed code: a shared ring for each direction, and a socket, by
/// which a process says of its end what it still can (see `child_process_tell`).
///
/// One thread sends at a time, and one receives; any may call the functions that state it.
final class FrameChannel: @unchecked Sendable {
    /// Of the socket.
    let descriptor: Int32
    /// Kept, as both ends are in it.
    private let rings: SharedRings
    private let reader: RingReader
    private let writer: RingWriter
    private var buffer: FrameBuffer
    /// Whether the ring breaks its format.
    private var isBroken = false
    private let isOver = Atomic(false)

    /// The milliseconds for which it is waited at a time.
    private static let longestWait: Int32 = 1000

    /// Takes a socket and shared memory.
    ///
    /// - Parameters:
    ///   - descriptor: the socket, which is closed with the channel.
    ///   - rings: the memory.
    ///   - side: who this process is.
    ///   - limit: the greatest length in bytes of a message that is received.
    init(_ descriptor: Int32, _ rings: SharedRings, of side: SharedRings.Side, limit: Int = 64 << 20) {
        self.descriptor = descriptor
        self.rings = rings
        reader = RingReader(rings.read(by: side))
        writer = RingWriter(rings.written(by: side))
        buffer = FrameBuffer(limit: limit)
    }

    deinit {
        close(descriptor)
    }

    /// Ends sending and receiving at both ends.
    ///
    /// Any thread may call it.
    func hangUp() {
        endMessages()
        writer.finish()
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Says that the other process has ended: what it has sent is received still, and nothing is waited for any more.
    ///
    /// Any thread may call it.
    func endMessages() {
        isOver.store(true, ordering: .sequentiallyConsistent)
        reader.interrupt()
        writer.interrupt()
    }

    /// Sends a whole message, waiting for room.
    ///
    /// - Returns: whether the other end takes messages.
    func send(_ message: [UInt8]) -> Bool {
        sendRest(of: FrameBuffer.framed(message))
    }

    /// Sends as much of a message with its length as there is room for, without waiting.
    ///
    /// - Parameter bytes: the message as ``FrameBuffer/framed(_:)`` makes it.
    /// - Returns: the number of bytes that were sent; the rest is for ``sendRest(of:from:)``.
    func sendAtOnce(_ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes { writer.write($0) }
    }

    /// Sends what is left of a message with its length, waiting for room.
    ///
    /// - Parameters:
    ///   - bytes: the message as ``FrameBuffer/framed(_:)`` makes it.
    ///   - start: the number of bytes that were sent before.
    /// - Returns: whether the other end takes messages.
    func sendRest(of bytes: [UInt8], from start: Int = 0) -> Bool {
        var sent = start
        while sent < bytes.count {
            if hasEnded { return false }
            let count = bytes.withUnsafeBytes { writer.write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
            sent += count
            if count == 0 { writer.wait(atMost: Self.longestWait) { hasEnded } }
        }
        return true
    }

    /// Whether nothing more will be taken or sent at the other end.
    private var hasEnded: Bool { isOver.load(ordering: .sequentiallyConsistent) || reader.isOver }

    enum Reception {
        case message([UInt8])
        /// Nothing whole has arrived yet.
        case none
        /// The other end is closed, or breaks the format.
        case end
    }

    /// Receives the next message.
    ///
    /// - Parameter timeout: the milliseconds to wait for one at most; 0 does not wait, -1 waits for ever.
    /// - Returns: the message, or why there is none.
    func receive(timeout: Int32) -> Reception {
        var hasWaited = false
        while true {
            if let message = buffer.removeMessage() { return .message(message) }
            if buffer.isOverlong { return .end }
            // In this order: what was sent before the end is received.
            let hasEnded = hasEnded
            guard let count = reader.take({ buffer.append($0) }) else {
                isBroken = true
                return .end
            }
            if count > 0 { continue }
            if hasEnded { return .end }
            if timeout == 0 || timeout > 0 && hasWaited { return .none }
            wait(atMost: timeout < 0 ? Self.longestWait : timeout)
            hasWaited = true
        }
    }

    private func wait(atMost milliseconds: Int32) {
        reader.wait(atMost: milliseconds) { isOver.load(ordering: .sequentiallyConsistent) }
    }

    /// Waits until something has arrived, or nothing will, and leaves it where it is.
    func awaitNews() {
        while reader.isEmpty, !hasEnded { wait(atMost: Self.longestWait) }
    }

    /// Whether the other end breaks the format.
    var isMalformed: Bool { isBroken || buffer.isOverlong }

    /// Receives what has come over the socket, once nothing more does in the ring.
    ///
    /// - Returns: the next message; nil when the other end of the socket is closed.
    func lastMessage(_ words: inout FrameBuffer) -> [UInt8]? {
        while true {
            if let message = words.removeMessage() { return message }
            if words.isOverlong { return nil }
            let count = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { bytes in
                let count = recv(descriptor, bytes.baseAddress!, bytes.count, 0)
                if count > 0 { words.append(UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
                return count
            }
            guard count > 0 || count < 0 && errno == EINTR else { return nil }
        }
    }
}
