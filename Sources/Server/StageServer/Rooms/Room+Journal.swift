import StageModel
import WebSocketServer
import Wire

/// Rooms that another server can go on with.
extension Room {
    /// Returns what happened since the entry before, or nil if that is nothing or can wait.
    func nextJournalEntry(at now: MonotonicInstant) -> RoomJournalEntry? {
        journal.nextEntry(of: simulation, session, tick: steppedTick, at: now)
    }

    /// Returns what happened since the entry before, however little; nil if that is nothing.
    func restOfJournal(at now: MonotonicInstant) -> RoomJournalEntry? {
        journal.nextEntry(of: simulation, session, tick: steppedTick, at: now, waits: false)
    }

    private var session: RoomSession {
        RoomSession(
            people: roster.people, lastNumber: roster.lastNumber, mode: control.mode, key: record.key,
            holder: control.holder, rate: timeline.rate, shown: timeline.shownEarlierStageTick,
            comments: record.comments.isEmpty ? nil : record.comments)
    }

    /// Goes on as a room elsewhere stood: whoever was there may come back as the same viewer, and goes on with what it
    /// holds.
    func resume(_ session: RoomSession, at now: MonotonicInstant) {
        record.mode = session.mode
        record.key = session.key
        record.comments = session.comments ?? []
        roster = Roster(session.people, lastNumber: session.lastNumber, at: now)
        control = ControlState(mode: session.mode, holder: session.holder, at: now)
        timeline.resume(rate: session.rate, at: session.shown, tick: steppedTick)
        input.resume((simulation as? any JournaledSimulation)?.heldPointers ?? [], at: now)
        journal.resume(simulation, session)
    }

    /// Lets go of what was held by those who did not come back.
    func releaseAwaited(at now: MonotonicInstant) {
        guard input.endWaiting(at: now) else { return }
        for viewer in input.holders where roster[viewer]?.connection == nil { removePointers(of: viewer) }
    }
}
