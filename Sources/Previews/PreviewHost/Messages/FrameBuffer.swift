/// Bytes that have arrived of a stream of messages, each after its length as a u32 in the machine's byte order.
struct FrameBuffer {
    /// The greatest length in bytes of a message.
    private let limit: Int
    private var received: [UInt8] = []
    private var offset = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns a message with its length before it.
    static func framed(_ message: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt32(message.count)) { Array($0) } + message
    }

    /// Adds what has arrived.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if offset > 0 {
            received.removeFirst(offset)
            offset = 0
        }
        received.append(contentsOf: bytes)
    }

    /// Whether the sender breaks the format: no message is that long.
    var isOverlong: Bool { pendingLength.map { $0 > limit } ?? false }

    private var pendingLength: Int? {
        guard received.count - offset >= 4 else { return nil }
        return Int(received.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) })
    }

    /// Removes and returns the first message; nil if none has arrived as a whole, or it is too long.
    mutating func removeMessage() -> [UInt8]? {
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
}
