import StageModel
import WebSocketServer
import Wire

/// Rooms that another server can go on with.
extension Room {
    /// What other servers have been told of the room.
    struct JournalState {
        fileprivate var newest: UInt32?
        fileprivate var session: RoomSession?
        fileprivate var entries = 0
        /// When something was told last.
        fileprivate var at = MonotonicInstant.distantPast
        /// Whether all of it is to be told anew.
        var isLost = true
        /// When all of it is told again that could not be stored; nil: nothing is lost, or it is told with the next step.
        var retryTime: MonotonicInstant?
        /// Whether what was told before can be forgotten then.
        static let longest = 5000
    }

    /// From one entry to the next, while nobody does anything.
    static let journalInterval = Duration.milliseconds(100)
    /// How much of the past a whole entry tells, in stage ticks.
    private static let wholeWindow = WireFormat.historyLimit

    /// What happened since the entry before, or nil if that is nothing or can wait.
    ///
    /// There is an entry at once if somebody did something, and ten times a second while the stage moves.
    func nextJournalEntry(at now: MonotonicInstant) -> RoomJournalEntry? {
        guard let simulation = simulation as? any JournaledSimulation else { return nil }
        let newest = simulation.stageTicks.upperBound
        let session = session
        let changes = simulation.drainHistoryChanges()
        // While NATS takes nothing, it is tried as often as a stage that moves is told of.
        if journal.isLost, now < journal.at + Self.journalInterval { return nil }
        let isWhole = journal.isLost || journal.entries >= JournalState.longest
        let isDue = newest != journal.newest && now >= journal.at + Self.journalInterval
        guard isWhole || isDue || !changes.isEmpty || session != journal.session else { return nil }
        let entry = RoomJournalEntry(
            newest: newest,
            changes: isWhole ? simulation.historyChanges(from: newest - min(newest, Self.wholeWindow)) : changes,
            session: isWhole || session != journal.session ? session : nil, isWhole: isWhole)
        journal.entries = isWhole ? 0 : journal.entries + 1
        (journal.newest, journal.session, journal.at, journal.isLost) = (newest, session, now, false)
        journal.retryTime = nil
        return entry
    }

    /// What was told could not be stored: all of it is told anew, a room at rest included.
    func journalIsLost() {
        journal.isLost = true
        journal.retryTime = journal.at + Self.journalInterval
    }

    /// What happened since the entry before, of a room that goes on elsewhere.
    func lastJournalEntry() -> RoomJournalEntry? {
        nextJournalEntry(at: .distantFuture)
    }

    private var session: RoomSession {
        RoomSession(
            people: roster.people, lastNumber: roster.lastNumber, mode: control.mode, key: record.key,
            holder: control.holder, rate: timeline.rate, shown: timeline.shownEarlierStageTick)
    }

    /// Goes on as a room elsewhere stood: whoever was there may come back as the same viewer, and goes on with what it
    /// holds.
    func resume(_ session: RoomSession, at now: MonotonicInstant) {
        record.mode = session.mode
        record.key = session.key
        roster = Roster(session.people, lastNumber: session.lastNumber, at: now)
        control = ControlState(mode: session.mode, holder: session.holder, at: now)
        timeline.resume(rate: session.rate, at: session.shown)
        for sample in (simulation as? any JournaledSimulation)?.heldPointers ?? [] {
            let viewer = UInt32(truncatingIfNeeded: sample.pointer / UInt64(WireFormat.pointerLimit))
            inputs[viewer, default: ViewerInput(viewer: UInt64(viewer))].resume(sample)
        }
        if !inputs.isEmpty { awaitsTouchingUntil = now + Self.returnLimit }
        journal.isLost = false
        journal.session = session
        journal.newest = simulation.stageTicks.upperBound
        _ = (simulation as? any JournaledSimulation)?.drainHistoryChanges()
    }

    /// How long those who held something may take to come back.
    private static let returnLimit = Duration.seconds(2)

    /// Lets go of what was held by those who did not come back.
    func releaseAwaited(at now: MonotonicInstant) {
        guard let awaitsTouchingUntil, now >= awaitsTouchingUntil else { return }
        self.awaitsTouchingUntil = nil
        for viewer in inputs.keys.sorted() where roster[viewer]?.connection == nil { removePointers(of: viewer) }
    }
}
