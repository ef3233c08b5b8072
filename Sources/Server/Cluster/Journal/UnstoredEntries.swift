/// The messages of rooms' journals that were sent to NATS and are not known to be stored.
///
/// A value without clock or I/O: instants are durations since any origin of the node's own clock.
struct UnstoredEntries {
    /// The age of a room's oldest message at which its owner tells all of the room anew.
    ///
    /// The answer may have been lost, and a whole entry makes up for all before it. Doubled each time, until everything is
    /// stored.
    static let patience = Duration.milliseconds(250)
    /// The age of a room's oldest message beyond which the room is late: nobody is to be shown more of it.
    static let limit = Duration.milliseconds(500)

    private struct Message {
        let number: UInt64
        let key: Int
        let sentAt: Duration
    }

    private struct Room {
        var lastNumber: UInt64 = 0
        /// In the order in which they were sent.
        var messages: [Message] = []
        /// The newest message that was lost, and when the oldest of those was sent.
        var lost: (number: UInt64, since: Duration)?
        /// When all of it is told anew next, and the time after that.
        var patience = UnstoredEntries.patience
        var tellTime: Duration?

        var oldest: Duration? {
            guard let first = messages.first?.sentAt else { return lost?.since }
            return min(first, lost?.since ?? first)
        }

        mutating func lose(_ number: UInt64, sentAt: Duration) {
            lost = (max(number, lost?.number ?? 0), min(sentAt, lost?.since ?? sentAt))
        }
    }

    private var rooms: [String: Room] = [:]

    /// Notes that a message is sent.
    ///
    /// - Parameters:
    ///   - payload: the message's bytes, by which it is known when it is stored.
    ///   - room: the room's name.
    ///   - now: the time at which it was begun to be shown what the message says.
    mutating func sent(_ payload: [UInt8], of room: String, at now: Duration) {
        rooms[room, default: Room()].lastNumber += 1
        let number = rooms[room]?.lastNumber ?? 0
        rooms[room]?.messages.append(Message(number: number, key: payload.hashValue, sentAt: now))
    }

    /// Notes that an entry could not be sent.
    mutating func lost(of room: String, at now: Duration) {
        var lost = rooms[room] ?? Room()
        lost.lastNumber += 1
        lost.lose(lost.lastNumber, sentAt: now)
        rooms[room] = lost
    }

    /// Notes that a message could not be stored, or nobody knows whether it is; O(messages of the room).
    mutating func lost(_ payload: [UInt8], of room: String) {
        let key = payload.hashValue
        guard let index = rooms[room]?.messages.firstIndex(where: { $0.key == key }),
            let message = rooms[room]?.messages.remove(at: index)
        else { return }
        rooms[room]?.lose(message.number, sentAt: message.sentAt)
    }

    /// Notes that a message is stored; O(messages of the room).
    ///
    /// - Parameters:
    ///   - payload: the message's bytes.
    ///   - room: the room's name.
    ///   - isWhole: whether that completes an entry which says all that happened before.
    mutating func stored(_ payload: [UInt8], of room: String, isWhole: Bool) {
        let key = payload.hashValue
        guard let index = rooms[room]?.messages.firstIndex(where: { $0.key == key }),
            let message = rooms[room]?.messages.remove(at: index)
        else { return }
        if isWhole {
            rooms[room]?.messages.removeAll { $0.number < message.number }
            if let lost = rooms[room]?.lost, lost.number < message.number { rooms[room]?.lost = nil }
        }
        if rooms[room]?.oldest == nil { rooms[room] = nil }
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
