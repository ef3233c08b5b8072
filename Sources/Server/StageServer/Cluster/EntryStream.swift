import WebSocketServer

/// What this node's viewers of one room do, in order, until the room's owner is known to have it.
///
/// The numbers of entries go on from one owner to the next, so that each takes effect once.
struct EntryStream {
    /// How many entries wait at most.
    static let limit = 4096

    /// A number that tells the room's streams apart.
    let id: UInt64
    /// The number of the first entry that is kept.
    private(set) var first: UInt64 = 0
    private var entries: [ViewerEntry] = []
    /// The connections that have done more than could be kept since there was room last.
    private var cut: Set<UInt64> = []

    /// What has become of an entry.
    enum Reception: Equatable {
        case kept
        /// There are too many: what the connection holds is let go.
        case cut
        /// The same as for the connection's entry before.
        case dropped
    }

    /// Makes a stream without entries.
    ///
    /// - Parameter id: below 2^53; a random number if none is given.
    init(id: UInt64 = .random(in: 0..<(1 << 53))) {
        self.id = id
    }

    /// The number of the entry that comes next.
    var end: UInt64 { first + UInt64(entries.count) }

    var isEmpty: Bool { entries.isEmpty }

    /// Adds an entry.
    ///
    /// Who has come or gone is always added: there are no more of these than connections.
    mutating func append(_ entry: ViewerEntry) -> Reception {
        switch entry.event {
        case .message, .request:
            guard entries.count >= Self.limit || cut.contains(entry.connection) else { break }
            guard cut.insert(entry.connection).inserted else { return .dropped }
            entries.append(ViewerEntry(connection: entry.connection, event: .silent))
            return .cut
        case .joined, .silent, .left: break
        }
        entries.append(entry)
        return .kept
    }

    /// Returns the entries from a number on that are kept.
    func entries(from number: UInt64) -> ArraySlice<ViewerEntry> {
        entries[min(Int(max(number, first) - first), entries.count)...]
    }

    /// Forgets the entries before a number, which the room's owner has.
    mutating func acknowledge(_ number: UInt64) {
        guard number > first, number <= end else { return }
        entries.removeFirst(Int(number - first))
        first = number
        if entries.count < Self.limit / 2 { cut = [] }
    }
}
