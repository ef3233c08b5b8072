import ClusterContract
import Locks
import NATS

/// A piece of a message between nodes, which NATS would not take as a whole.
///
/// Its bytes: 0 and the message, if that is one piece; otherwise 1, the sender's number (8), the message's (4), the
/// piece's place (2), how many there are (2), and the piece; numbers are little endian.
struct MessagePart: Equatable {
    /// A number that tells senders apart.
    let sender: UInt64
    /// A number that tells a sender's messages apart.
    let number: UInt32
    /// The piece's place, from 0.
    let index: UInt16
    let count: UInt16
    let bytes: [UInt8]

    private static let headLength = 17

    /// Returns the bytes to send of a message.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - sender: the sender's number.
    ///   - number: the message's number.
    ///   - limit: the greatest length of what NATS takes.
    /// - Returns: the pieces in order; none for a message of more than 65,535 pieces.
    static func split(_ message: [UInt8], sender: UInt64, number: UInt32, limit: Int) -> [[UInt8]] {
        guard message.count >= limit else { return [[0] + message] }
        let length = max(limit - headLength, 1)
        let count = (message.count + length - 1) / length
        guard count <= UInt16.max else { return [] }
        return (0..<count).map { index in
            var bytes: [UInt8] = [1]
            append(sender, 8, to: &bytes)
            append(UInt64(number), 4, to: &bytes)
            append(UInt64(index), 2, to: &bytes)
            append(UInt64(count), 2, to: &bytes)
            return bytes + message[(index * length)..<min((index + 1) * length, message.count)]
        }
    }

    /// Reads a piece; nil for what is none.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.headLength, bytes[0] == 1 else { return nil }
        sender = Self.number(bytes[1..<9])
        number = UInt32(Self.number(bytes[9..<13]))
        index = UInt16(Self.number(bytes[13..<15]))
        count = UInt16(Self.number(bytes[15..<17]))
        guard index < count else { return nil }
        self.bytes = Array(bytes[17...])
    }

    private static func append(_ number: UInt64, _ count: Int, to bytes: inout [UInt8]) {
        for byte in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// A receiver's messages of which not all pieces have come.
///
/// Pieces of one sender come in order; what follows a piece that was lost is dropped.
struct MessageJoiner {
    enum Outcome: Equatable {
        case message([UInt8])
        /// More is to come, or something was lost.
        case nothing
        /// What nobody should have sent.
        case malformed
    }

    private struct Unfinished {
        let number: UInt32
        let count: UInt16
        /// The place of the next piece.
        var next: UInt16
        var bytes: [UInt8]
    }

    private let limit: Int
    private let senderLimit: Int
    /// By sender.
    private var unfinished: [UInt64: Unfinished] = [:]
    /// The bytes of all unfinished messages.
    private var size = 0

    /// Makes a joiner that has received nothing.
    ///
    /// - Parameters:
    ///   - limit: the bytes that unfinished messages may take together; of more, all are dropped.
    ///   - senderLimit: the number of senders that may have one; if there are more, all messages are dropped.
    init(limit: Int = 64 << 20, senderLimit: Int = 1024) {
        self.limit = limit
        self.senderLimit = senderLimit
    }

    /// Receives what was published; O(its bytes) on average.
    mutating func join(_ bytes: [UInt8]) -> Outcome {
        if bytes.first == 0 { return .message(Array(bytes.dropFirst())) }
        guard let part = MessagePart(bytes) else { return .malformed }
        if part.index == 0 {
            remove(part.sender)
            unfinished[part.sender] = Unfinished(number: part.number, count: part.count, next: 1, bytes: part.bytes)
        } else {
            guard let known = unfinished[part.sender].map({ ($0.number, $0.count, $0.next) }),
                known == (part.number, part.count, part.index)
            else {
                remove(part.sender)
                return .nothing
            }
            unfinished[part.sender]?.next += 1
            unfinished[part.sender]?.bytes += part.bytes
        }
        size += part.bytes.count
        if part.index + 1 == part.count { return remove(part.sender).map(Outcome.message) ?? .nothing }
        if size > limit || unfinished.count > senderLimit { (unfinished, size) = ([:], 0) }
        return .nothing
    }

    /// Removes what has come of a sender's message.
    @discardableResult
    private mutating func remove(_ sender: UInt64) -> [UInt8]? {
        guard let bytes = unfinished.removeValue(forKey: sender)?.bytes else { return nil }
        size -= bytes.count
        return bytes
    }

    /// Returns a subscription's handler that delivers whole messages.
    ///
    /// - Parameters:
    ///   - deliver: is given the events.
    ///   - event: makes a message's event.
    /// - Returns: the handler, for one subscription.
    static func handler(
        _ deliver: @escaping @Sendable (ClusterEvent) -> Void, _ event: @escaping @Sendable ([UInt8]) -> ClusterEvent
    ) -> @Sendable (NATSMessage) -> Void {
        handler(malformed: { deliver(.malformed) }) { deliver(event($0)) }
    }

    /// Returns a subscription's handler that is given whole messages.
    ///
    /// - Parameters:
    ///   - malformed: is called for what nobody should have sent.
    ///   - receive: is given the messages.
    /// - Returns: the handler, for one subscription.
    static func handler(
        malformed: @escaping @Sendable () -> Void, _ receive: @escaping @Sendable ([UInt8]) -> Void
    ) -> @Sendable (NATSMessage) -> Void {
        let joiner = LockedValue(MessageJoiner())
        return { message in
            switch joiner.withLock({ $0.join(message.payload) }) {
            case .message(let bytes): receive(bytes)
            case .malformed: malformed()
            case .nothing: break
            }
        }
    }
}
