/// How far viewers' entries have come in a room that this node owns, by ``EntryStream/id``: the number of the entry that
/// is expected next, before which all have come as far.
struct HeardEntries: Equatable {
    /// Those that came.
    private(set) var heard: [UInt64: UInt64]
    /// Those that took effect in the room.
    private(set) var handled: [UInt64: UInt64]
    /// Those whose effect nobody can lose any more.
    private(set) var stored: [UInt64: UInt64]
    /// What the room's journal said last of those that took effect; nil: nothing yet.
    private var journaled: [UInt64: UInt64]?
    /// What entries of the journal that are not known to be stored say, in order.
    private var unstored: [(entry: UInt64, handled: [UInt64: UInt64])] = []
    /// Whether the journal has a gap, until all of the room is told anew.
    private var isLost = false

    /// The number of streams that are known, beyond which those of nodes that are gone are forgotten.
    private static let limit = 256

    /// Begins as the owner before is known to have ended.
    init(_ heard: [UInt64: UInt64] = [:]) {
        self.heard = heard
        handled = heard
        stored = heard
    }

    /// Notes that entries came.
    mutating func hear(_ stream: UInt64, upTo number: UInt64) {
        heard[stream] = number
    }

    /// Notes that all of a stream that come are those from a number on.
    mutating func begin(_ stream: UInt64, at number: UInt64) {
        heard[stream] = max(heard[stream] ?? 0, number)
        handled[stream] = max(handled[stream] ?? 0, number)
        stored[stream] = max(stored[stream] ?? 0, number)
    }

    /// Notes that all that came has taken effect, of which the journal is told next.
    mutating func handle() {
        handled = heard
    }

    /// Notes that all that came has taken effect, and that the journal was told what there was to tell of it.
    mutating func settle() {
        handled = heard
        if unstored.isEmpty, !isLost { stored = handled }
    }

    /// Returns what an entry of the journal is to say; nil: as the one before.
    ///
    /// ``tell(as:isWhole:)`` follows.
    func news(isWhole: Bool) -> [UInt64: UInt64]? { isWhole || handled != journaled ? handled : nil }

    /// Notes that the journal was told, by an entry of this number.
    mutating func tell(as entry: UInt64, isWhole: Bool) {
        journaled = handled
        if isWhole { isLost = false }
        unstored.append((entry, handled))
    }

    /// Notes that the journal has a gap.
    mutating func lose() {
        isLost = true
    }

    /// Notes that all of the journal is stored up to an entry.
    mutating func store(upTo entry: UInt64) {
        guard let index = unstored.lastIndex(where: { $0.entry <= entry }) else { return }
        stored = unstored[index].handled
        unstored.removeFirst(index + 1)
        if unstored.isEmpty, !isLost { stored = handled }
    }

    /// Forgets streams that are gone, if there are too many.
    mutating func forget(but present: @autoclosure () -> Set<UInt64>) {
        guard heard.count > Self.limit else { return }
        let present = present()
        for stream in heard.keys where !present.contains(stream) {
            heard[stream] = nil
            handled[stream] = nil
            stored[stream] = nil
        }
    }

    static func == (one: Self, other: Self) -> Bool {
        one.heard == other.heard && one.handled == other.handled && one.stored == other.stored
    }
}
