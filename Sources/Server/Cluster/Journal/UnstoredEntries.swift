/// The entries of rooms' journals that are not known to be stored, from when they are told.
///
/// A value without clock or I/O: instants are durations since any origin of the node's own clock.
struct UnstoredEntries {
    /// The age of a room's oldest entry at which its owner tells all of the room anew.
    ///
    /// The answer may have been lost, and a whole entry makes up for all before it. Doubled each time, until everything is
    /// stored.
    static let patience = Duration.milliseconds(250)
    /// The age of a room's oldest entry beyond which the room is late: nobody is to be shown more of it.
    static let limit = Duration.milliseconds(500)

    /// A message of an entry, or an entry that waits to be sent.
    private struct Message {
        /// The entry's number.
        let entry: UInt64
        /// By which it is known when it is stored; nil: it waits to be sent.
        let key: Int?
        let since: Duration
    }

    private struct Room {
        /// In the order in which they were told.
        var messages: [Message] = []
        /// The newest entry that was lost, and when the oldest of those was told.
        var lost: (entry: UInt64, since: Duration)?
        /// The newest entry.
        var newest: UInt64 = 0
        /// When all of it is told anew next, and the time after that.
        var patience = UnstoredEntries.patience
        var tellTime: Duration?

        var oldest: Duration? {
            guard let first = messages.first?.since else { return lost?.since }
            return min(first, lost?.since ?? first)
        }

        /// Those up to this one are stored; nil: not all that were before the oldest which is not.
        var settled: UInt64? { lost == nil ? messages.first.map { $0.entry - 1 } ?? newest : nil }

        mutating func lose(_ entry: UInt64, since: Duration) {
            lost = (max(entry, lost?.entry ?? 0), min(since, lost?.since ?? since))
        }
    }

    private var rooms: [String: Room] = [:]
    /// Of all rooms.
    private var lastEntry: UInt64 = 0
    /// What ``removeStored()`` returns.
    private var stored: [String: UInt64] = [:]

    /// Notes that an entry is told: from now on it is shown what it says.
    ///
    /// - Returns: its number, which ascends.
    mutating func begin(of room: String, at now: Duration) -> UInt64 {
        lastEntry += 1
        rooms[room, default: Room()].messages.append(Message(entry: lastEntry, key: nil, since: now))
        rooms[room]?.newest = lastEntry
        return lastEntry
    }

    /// Notes that an entry is sent, as one message or several; O(messages of the room).
    mutating func send(_ entry: UInt64, of room: String, as payloads: [[UInt8]]) {
        guard let index = rooms[room]?.messages.firstIndex(where: { $0.entry == entry }),
            let since = rooms[room]?.messages[index].since
        else { return }
        let messages = payloads.map { Message(entry: entry, key: $0.hashValue, since: since) }
        rooms[room]?.messages.replaceSubrange(index...index, with: messages)
    }

    /// Notes that an entry could not be sent; O(messages of the room).
    mutating func lose(_ entry: UInt64, of room: String) {
        guard let since = rooms[room]?.messages.first(where: { $0.entry == entry })?.since else { return }
        rooms[room]?.messages.removeAll { $0.entry == entry }
        rooms[room]?.lose(entry, since: since)
    }

    /// Notes that a message could not be stored, or nobody knows whether it is; O(messages of the room).
    mutating func lost(_ payload: [UInt8], of room: String) {
        if let message = remove(payload, of: room) { rooms[room]?.lose(message.entry, since: message.since) }
    }

    /// Notes that a message is stored; O(messages of the room).
    ///
    /// - Parameters:
    ///   - payload: the message's bytes.
    ///   - room: the room's name.
    ///   - isWhole: whether that completes an entry which says all that happened before.
    mutating func stored(_ payload: [UInt8], of room: String, isWhole: Bool) {
        guard let message = remove(payload, of: room) else { return }
        if isWhole {
            rooms[room]?.messages.removeAll { $0.entry < message.entry }
            if let lost = rooms[room]?.lost, lost.entry < message.entry { rooms[room]?.lost = nil }
        }
        if let settled = rooms[room]?.settled { stored[room] = settled }
        if rooms[room]?.oldest == nil { rooms[room] = nil }
    }

    private mutating func remove(_ payload: [UInt8], of room: String) -> Message? {
        let key = payload.hashValue
        return rooms[room]?.messages.firstIndex { $0.key == key }.flatMap { rooms[room]?.messages.remove(at: $0) }
    }

    /// Returns the rooms of which more is stored than when this was asked last: all entries up to this one.
    mutating func removeStored() -> [String: UInt64] {
        guard !stored.isEmpty else { return [:] }
        defer { stored = [:] }
        return stored
    }

    /// Forgets the rooms that are not meant: they are other nodes' now.
    mutating func keep(_ isMeant: (_ room: String) -> Bool) {
        if !rooms.isEmpty { rooms = rooms.filter { isMeant($0.key) } }
    }

    /// Returns the rooms of which all is to be told anew.
    mutating func roomsToTell(at now: Duration) -> [String] {
        var due: [String] = []
        for (name, room) in rooms {
            guard let oldest = room.oldest, now >= room.tellTime ?? (oldest + Self.patience) else { continue }
            rooms[name]?.patience = room.patience * 2
            rooms[name]?.tellTime = now + room.patience * 2
            due.append(name)
        }
        return due.sorted()
    }

    /// The rooms of which nobody is to be shown more.
    func late(at now: Duration) -> Set<String> {
        rooms.isEmpty
            ? [] : Set(rooms.filter { $0.value.oldest.map { now >= $0 + Self.limit } ?? false }.map(\.key))
    }
}
