/// What waits to be sent to NATS, or for its acknowledgement, and what was lost on the way.
///
/// A value without I/O.
struct NodeTraffic {
    /// The greatest number of entries of journals that may wait for NATS.
    static let pendingEntryLimit = 4096

    /// The bytes of messages that may wait to be sent.
    private let sendBuffer: Int
    private var unsent = 0
    private var lastMessage = UInt32(0)
    /// The messages that were not sent, as too many waited.
    private(set) var dropped: UInt64 = 0
    /// The entries of journals that NATS has not acknowledged.
    private(set) var pendingEntries = 0
    /// The whole entries of rooms' journals of which not all parts are stored: the first one's sequence number, and how many
    /// are.
    private var wholeEntries: [String: (first: UInt64, stored: Int)] = [:]

    /// Makes traffic of which nothing waits.
    init(sendBuffer: Int) {
        self.sendBuffer = sendBuffer
    }

    // MARK: Messages

    /// Returns whether there is room for a message of a size in bytes, which waits from then on.
    mutating func admit(_ size: Int) -> Bool {
        guard unsent + size <= sendBuffer else {
            dropped += 1
            return false
        }
        unsent += size
        return true
    }

    /// Notes that a message waits no more.
    mutating func leave(_ size: Int, isSent: Bool) {
        unsent -= size
        if !isSent { dropped += 1 }
    }

    /// Returns the number of the next message.
    mutating func nextNumber() -> UInt32 {
        lastMessage &+= 1
        return lastMessage
    }

    // MARK: Journals

    /// Returns whether there is room for an entry, which waits from then on.
    mutating func admitEntry() -> Bool {
        guard pendingEntries < Self.pendingEntryLimit else { return false }
        pendingEntries += 1
        return true
    }

    /// Changes the number of entries that wait.
    mutating func addEntries(_ count: Int) {
        pendingEntries += count
    }

    /// Notes that an entry of a journal is stored.
    ///
    /// - Returns: the sequence number before which the journal is needed no more, and the fencing number by which that was
    ///   written; nil if all of it is needed.
    mutating func stored(
        _ envelope: JournalEnvelope?, of room: String, at sequence: UInt64
    ) -> (sequence: UInt64, fence: UInt64)? {
        switch envelope {
        case .whole(let fence, _): return (sequence, fence)
        case .part(let part) where part.isWhole:
            return stored(part, of: room, sequence).map { ($0, part.fence) }
        case .entry, .takeover, .part, nil: return nil
        }
    }

    /// Notes that an entry of a journal could not be stored.
    mutating func isLost(inJournalOf room: String) {
        wholeEntries[room] = nil
    }

    /// Returns the sequence number of a whole entry's first part once all of its parts are stored.
    private mutating func stored(_ part: JournalPart, of room: String, _ sequence: UInt64) -> UInt64? {
        if part.index == 0 { wholeEntries[room] = (sequence, 0) }
        guard let entry = wholeEntries[room], entry.stored == part.index else {
            wholeEntries[room] = nil
            return nil
        }
        guard part.index + 1 == part.count else {
            wholeEntries[room]?.stored += 1
            return nil
        }
        wholeEntries[room] = nil
        return entry.first
    }
}
