/// A message of a room's journal: what the room's owner adds, by its fencing number.
enum JournalEnvelope: Equatable {
    case entry(fence: UInt64, [UInt8])
    /// What happened so far, all in one: what was before does not count.
    case whole(fence: UInt64, [UInt8])
    /// A new owner goes on. Of the messages after `sequence`, those by a lower number don't count: it has not read them.
    case takeover(fence: UInt64, after: UInt64)

    init?(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count >= 9 else { return nil }
        let fence = Self.number(bytes[1..<9])
        switch bytes[0] {
        case 0: self = .entry(fence: fence, Array(bytes[9...]))
        case 2: self = .whole(fence: fence, Array(bytes[9...]))
        case 1 where bytes.count == 17: self = .takeover(fence: fence, after: Self.number(bytes[9...]))
        default: return nil
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .entry(let fence, let entry): [0] + Self.bytes(fence) + entry
        case .whole(let fence, let entry): [2] + Self.bytes(fence) + entry
        case .takeover(let fence, let sequence): [1] + Self.bytes(fence) + Self.bytes(sequence)
        }
    }

    /// Little endian.
    private static func bytes(_ number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// What counts of a room's journal.
public struct Journal: Equatable, Sendable {
    /// What owners added, in order.
    public let entries: [[UInt8]]
    /// The sequence number of the last message; 0: there is none.
    public let last: UInt64

    /// - Parameter messages: in order of sequence. What is no message of a journal is passed over.
    init(_ messages: [(sequence: UInt64, payload: [UInt8])]) {
        var kept: [(sequence: UInt64, fence: UInt64, entry: [UInt8])] = []
        var highest: UInt64 = 0
        for (sequence, payload) in messages {
            switch JournalEnvelope(payload) {
            case .takeover(let fence, let last) where fence >= highest:
                highest = fence
                kept.removeAll { $0.sequence > last && $0.fence < fence }
            case .entry(let fence, let entry) where fence >= highest:
                kept.append((sequence, fence, entry))
            case .whole(let fence, let entry) where fence >= highest:
                kept = [(sequence, fence, entry)]
            case .takeover, .entry, .whole, nil: break
            }
        }
        entries = kept.map(\.entry)
        last = messages.last?.sequence ?? 0
    }
}
