import StageModel
import WebSocketServer
import Wire

/// What other servers have been told of a room, so that one of them can go on with it.
@MainActor
struct RoomJournal {
    /// From one entry to the next, while nobody does anything.
    static let interval = Duration.milliseconds(100)
    /// How much of the past a whole entry tells, in stage ticks.
    private static let wholeWindow = WireFormat.historyLimit
    /// The number of entries after which a whole one is told, so that those before can be forgotten.
    private static let longest = 5000

    /// Whether all of the room is to be told anew.
    private var isLost = true
    private var newest: UInt32?
    private var session: RoomSession?
    private var entries = 0
    /// When something was told last.
    private var toldAt = MonotonicInstant.distantPast

    /// When all of a room is told again of which something could not be stored; nil: nothing has to be.
    private(set) var retryTime: MonotonicInstant?

    /// Has an entry tell all of the room, of one at rest as well: as soon as an interval is over, as what could not be
    /// stored a moment ago hardly can be now.
    mutating func beginAnew() {
        isLost = true
        retryTime = toldAt + Self.interval
    }

    /// Returns what happened since the entry before, or nil if that is nothing or can wait.
    ///
    /// There is an entry at once if somebody did something, and ten times a second while the stage moves.
    ///
    /// - Parameters:
    ///   - simulation: the room's simulation.
    ///   - session: who is in the room, and how its time goes.
    ///   - tick: the room's tick.
    ///   - now: the time.
    ///   - waits: whether what can wait does.
    /// - Returns: the entry.
    mutating func nextEntry(
        of simulation: any RewindableSimulation, _ session: RoomSession, tick: UInt32, at now: MonotonicInstant,
        waits: Bool = true
    ) -> RoomJournalEntry? {
        guard let simulation = simulation as? any JournaledSimulation else { return nil }
        let newest = simulation.stageTicks.upperBound
        let changes = simulation.drainHistoryChanges()
        if waits, let retryTime, now < retryTime { return nil }
        let isWhole = isLost || entries >= Self.longest
        let isDue = newest != self.newest && (!waits || now >= toldAt + Self.interval)
        guard isWhole || isDue || !changes.isEmpty || session != self.session else { return nil }
        let entry = RoomJournalEntry(
            newest: newest, tick: tick,
            changes: isWhole ? simulation.historyChanges(from: newest - min(newest, Self.wholeWindow)) : changes,
            session: isWhole || session != self.session ? session : nil, isWhole: isWhole)
        entries = isWhole ? 0 : entries + 1
        (self.newest, self.session, toldAt, isLost) = (newest, session, now, false)
        retryTime = nil
        return entry
    }

    /// Goes on with the journal of a room that stood elsewhere as it stands here now.
    mutating func resume(_ simulation: any RewindableSimulation, _ session: RoomSession) {
        (isLost, newest) = (false, simulation.stageTicks.upperBound)
        self.session = session
        _ = (simulation as? any JournaledSimulation)?.drainHistoryChanges()
    }
}
