/// What a viewer is due of the messages that replace each other, and which goes next. Holds versions and its own
/// messages, never a queue.
struct Outbox {
    enum Kind: Int, CaseIterable {
        case frame, cursors, room, state, time, echo, scrolls, editing, refused
    }

    /// For this viewer alone; each replaces the one before it.
    var welcome: [UInt8]?
    var refused: [UInt8]?
    var scrolls: [UInt8]?
    var editing: [UInt8]?
    /// The time of the newest probe.
    var probe: Double?
    /// Control messages wait for the welcome.
    private(set) var isWelcomed = false
    /// Versions of the shared messages that were sent.
    private var sent: [Kind: UInt64] = [:]
    private var last = Kind.refused

    /// Whether the newest of a shared message is due.
    func isDue(_ kind: Kind, _ shared: SharedMessage) -> Bool {
        shared.version > sent[kind, default: 0] && (isWelcomed || kind == .cursors)
    }

    /// The kinds in the order in which they have their turn: nothing that changes often keeps the others back.
    var order: [Kind] {
        let kinds = Kind.allCases
        return (1...kinds.count).map { kinds[(last.rawValue + $0) % kinds.count] }
    }

    mutating func takeWelcome() -> [UInt8]? {
        guard let message = welcome else { return nil }
        welcome = nil
        isWelcomed = true
        return message
    }

    mutating func hasSent(_ kind: Kind, version: UInt64 = 0) {
        last = kind
        if version > 0 { sent[kind] = version }
    }
}
