import NATS

/// A message of a room's journal: what the room's owner adds, by its fencing number.
enum JournalEnvelope: Equatable {
    case entry(fence: UInt64, [UInt8])
    /// What happened so far, all in one: what was before does not count, nor does what comes by a lower number.
    case whole(fence: UInt64, [UInt8])
    /// A new owner goes on. Of the messages after `sequence`, those by a lower number don't count: it has not read them.
    case takeover(fence: UInt64, after: UInt64)
    /// A piece of an entry that is longer than a message may be; it counts once all have come, one after the other.
    case part(JournalPart)

    /// The greatest length of what stands before an entry's bytes.
    static let headLength = 14

    init?(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count >= 9 else { return nil }
        let fence = Self.number(bytes[1..<9])
        switch bytes[0] {
        case 0: self = .entry(fence: fence, Array(bytes[9...]))
        case 2: self = .whole(fence: fence, Array(bytes[9...]))
        case 1 where bytes.count == 17: self = .takeover(fence: fence, after: Self.number(bytes[9...]))
        case 3 where bytes.count >= Self.headLength:
            let (index, count) = (Int(Self.number(bytes[10..<12])), Int(Self.number(bytes[12..<14])))
            guard bytes[9] < 2, index < count else { return nil }
            self = .part(
                JournalPart(
                    fence: fence, isWhole: bytes[9] == 1, index: index, count: count, bytes: Array(bytes[14...])))
        default: return nil
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .entry(let fence, let entry): [0] + Self.bytes(fence) + entry
        case .whole(let fence, let entry): [2] + Self.bytes(fence) + entry
        case .takeover(let fence, let sequence): [1] + Self.bytes(fence) + Self.bytes(sequence)
        case .part(let part):
            [3] + Self.bytes(part.fence) + [part.isWhole ? 1 : 0] + Self.bytes(UInt64(part.index), count: 2)
                + Self.bytes(UInt64(part.count), count: 2) + part.bytes
        }
    }

    /// Returns the messages of an entry.
    ///
    /// - Parameters:
    ///   - entry: the entry's bytes.
    ///   - fence: the fencing number by which the room's owner adds it.
    ///   - isWhole: whether it says all that happened so far.
    ///   - limit: the greatest length of a message.
    /// - Returns: one message, or several parts; nil if there would be more than 65,535.
    static func messages(_ entry: [UInt8], fence: UInt64, isWhole: Bool, limit: Int) -> [[UInt8]]? {
        guard entry.count + headLength > limit else {
            return [(isWhole ? whole(fence: fence, entry) : .entry(fence: fence, entry)).bytes]
        }
        let length = max(limit - headLength, 1)
        let count = (entry.count + length - 1) / length
        guard count <= UInt16.max else { return nil }
        return (0..<count).map { index in
            let bytes = entry[(index * length)..<min((index + 1) * length, entry.count)]
            return part(
                JournalPart(fence: fence, isWhole: isWhole, index: index, count: count, bytes: Array(bytes))
            ).bytes
        }
    }

    /// Little endian.
    private static func bytes(_ number: UInt64, count: Int = 8) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// A piece of an entry of a room's journal.
struct JournalPart: Equatable {
    let fence: UInt64
    /// Whether the entry says all that happened so far.
    let isWhole: Bool
    /// The piece's place among all of the entry, from 0.
    let index: Int
    let count: Int
    let bytes: [UInt8]
}

/// The pieces of an entry of which the rest is still to come.
private struct UnfinishedEntry {
    private var last: JournalPart
    private var bytes: [UInt8]

    /// Begins with a piece; nil if it isn't the first.
    init?(_ part: JournalPart) {
        guard part.index == 0 else { return nil }
        (last, bytes) = (part, part.bytes)
    }

    /// Adds the next piece.
    ///
    /// - Returns: whether it is the next one.
    mutating func append(_ part: JournalPart) -> Bool {
        guard part.fence == last.fence, part.isWhole == last.isWhole, part.count == last.count,
            part.index == last.index + 1
        else { return false }
        last = part
        bytes += part.bytes
        return true
    }

    /// All bytes; nil before the last piece has come.
    var entry: [UInt8]? { last.index + 1 == last.count ? bytes : nil }
}

/// What counts of a room's journal.
struct Journal: Equatable, Sendable {
    /// What owners added, in order.
    let entries: [[UInt8]]
    /// The sequence number of the last message; 0: there is none.
    let last: UInt64
    /// When the last entry was stored, in nanoseconds since 1970; nil: there is none.
    let time: Int64?

    /// - Parameter messages: in order of sequence. What is no message of a journal is passed over.
    init(_ messages: [StoredMessage]) {
        var kept: [(message: StoredMessage, fence: UInt64, entry: [UInt8])] = []
        var highest: UInt64 = 0
        var unfinished: UnfinishedEntry?
        for message in messages {
            var envelope = JournalEnvelope(message.payload)
            if case .part(let part) = envelope {
                guard part.fence >= highest else { continue }
                if unfinished?.append(part) != true { unfinished = UnfinishedEntry(part) }
                guard let entry = unfinished?.entry else { continue }
                envelope = part.isWhole ? .whole(fence: part.fence, entry) : .entry(fence: part.fence, entry)
                unfinished = nil
            }
            switch envelope {
            case .takeover(let fence, let last) where fence >= highest:
                highest = fence
                unfinished = nil
                kept.removeAll { $0.message.sequence > last && $0.fence < fence }
            case .entry(let fence, let entry) where fence >= highest:
                kept.append((message, fence, entry))
            case .whole(let fence, let entry) where fence >= highest:
                highest = fence
                kept = [(message, fence, entry)]
            case .takeover, .entry, .whole, .part, nil: break
            }
        }
        entries = kept.map(\.entry)
        last = messages.last?.sequence ?? 0
        time = kept.last?.message.time
    }
}
