import StageModel
import Wire

/// What a room knows beside its stage: who is in it, and how its time goes.
///
/// Another server goes on with it.
struct RoomSession: Codable, Equatable, Sendable {
    struct Person: Codable, Equatable, Sendable {
        let viewer: UInt32
        let color: UInt8
        let identity: RandomToken
        let name: String
        let role: ViewerRole
        let isByKey: Bool
    }

    var people: [Person]
    var lastNumber: UInt32
    var mode: ControlMode
    var key: RandomToken?
    /// Who has control, if anybody.
    var holder: UInt32?
    /// How fast the stage's time goes; 0: it stands still.
    var rate: Double
    /// The stage tick that is shown; nil: the newest.
    var shown: UInt32?
    /// What was written; nil for nothing.
    var comments: [KeptComment]?
}

/// An entry of a room's journal: what happened to it since the entry before.
struct RoomJournalEntry: Codable, Equatable, Sendable {
    /// The newest stage tick.
    var newest: UInt32
    /// The room's tick; nil: as in the entry before.
    var tick: UInt32?
    var changes: [HistoryChange]
    /// nil: as in the entry before.
    var session: RoomSession?
    /// Whether this is all that there is: what was before does not count.
    var isWhole: Bool
    /// What the room's owner has heard of other nodes' viewers: by ``EntryStream/id``, the number of the entry that it
    /// expects next; nil: as in the entry before.
    var heard: [UInt64: UInt64]?
}

/// What a room is made of that goes on from its journal.
struct ResumedRoom: Sendable {
    let changes: [HistoryChange]
    private(set) var newest: UInt32
    /// The room's tick.
    private(set) var tick: UInt32
    let session: RoomSession?
    /// What its owner had heard of other nodes' viewers, by stream.
    let heard: [UInt64: UInt64]

    /// Joins a journal's entries; nil if none of them is whole.
    ///
    /// - Parameter entries: in order; the first that counts is whole.
    init?(_ entries: [RoomJournalEntry]) {
        guard let first = entries.lastIndex(where: \.isWhole) else { return nil }
        let entries = entries[first...]
        changes = entries.flatMap(\.changes)
        newest = entries.last?.newest ?? 0
        tick = entries.last { $0.tick != nil }?.tick ?? 0
        session = entries.last { $0.session != nil }?.session
        heard = entries.last { $0.heard != nil }?.heard ?? [:]
    }

    /// The longest time for which a room goes on that nobody simulated.
    ///
    /// Its owner may have done so until its lease ended, and another one goes on a moment later. What stood still for longer
    /// goes on where it stood.
    static let longestGap = Duration.seconds(2)

    /// Has the stage be where its owner would have it by now, had it gone on.
    ///
    /// - Parameter gap: the time since the last entry.
    mutating func goOn(for gap: Duration) {
        passTime(gap)
        if session?.shown == nil {
            newest += UInt32(Self.ticks(min(gap, Self.longestGap), rate: session?.rate ?? 1))
        }
    }

    /// Notes that time has passed while the stage stood still.
    mutating func passTime(_ time: Duration) {
        tick &+= UInt32(clamping: Self.ticks(time, rate: 1))
    }

    private static func ticks(_ time: Duration, rate: Double) -> Int {
        Int(time.inSeconds * Double(TickClock.ticksPerSecond) * rate)
    }
}
