import StageModel
import WebSocketServer

/// Rooms that come from other servers, and go there.
extension RoomRegistry {
    /// Has a room that was elsewhere go on here, or one that nobody is in be there.
    ///
    /// Nothing that was known of it counts.
    ///
    /// - Parameters:
    ///   - record: what is kept of the room.
    ///   - session: who was in it and how its time went, if it was elsewhere.
    ///   - epoch: above that of any frame that the room has shown elsewhere.
    ///   - tick: how far the room has come elsewhere.
    ///   - now: the time.
    ///   - isJournalKept: whether what happened elsewhere is in the journal that goes on; otherwise all of it is told.
    ///   - resume: makes what was elsewhere; nil: the room begins as its record says.
    func adopt(
        _ record: RoomRecord, _ session: RoomSession?, epoch: UInt64, tick: UInt32 = 0, at now: MonotonicInstant,
        isJournalKept: Bool = true, resume: (@MainActor () throws -> any SimulationOpening)?
    ) {
        abandon(record.room)
        records[record.room] = record
        emptySince[record.room] = now
        epochs[record.room] = epoch
        if let resume {
            do {
                host(record.room, record.scene).resume(
                    RoomHost.Resuming(
                        opening: try resume(), session: session, isJournalKept: isJournalKept, tick: tick,
                        since: clock.tick(at: now)))
            } catch {
                options.logger.warning("\(record.logName) goes on from its record, not its journal: \(error)")
            }
        }
        count()
    }

    /// The room goes on elsewhere: here it is not simulated any more, and nobody is told.
    func abandon(_ name: String) {
        let host = hosts.removeValue(forKey: name)
        for request in host?.removeRequests() ?? [] { request.promise.fulfil(.full("the room has moved; ask again")) }
        host?.making?.log.new.promise.fulfil(.full("the room has moved; ask again"))
        (records[name], owners[name], emptySince[name], epochs[name]) = (nil, nil, nil, nil)
        shares.forget(name)
        count()
    }

    /// Has everything that has happened in a room be in its journal, in one entry: who goes on reads no other.
    ///
    /// - Returns: whether the room has a stage that can go on elsewhere.
    @discardableResult
    func tellAll(of name: String, at now: MonotonicInstant) -> Bool {
        hosts[name]?.room?.journal.beginAnew()
        return tellRest(of: name, at: now)
    }

    /// Has what has happened in a room since its journal's last entry be there as well.
    ///
    /// - Returns: whether there was anything.
    @discardableResult
    func tellRest(of name: String, at now: MonotonicInstant) -> Bool {
        guard let journal = options.journal, let entry = hosts[name]?.room?.restOfJournal(at: now) else { return false }
        journal(name, entry)
        return true
    }

    /// Returns all that has happened in a room; nil if it isn't here.
    func wholeEntry(of name: String, at now: MonotonicInstant) -> RoomJournalEntry? {
        guard let room = hosts[name]?.room else { return nil }
        room.journal.beginAnew()
        return room.restOfJournal(at: now)
    }

    /// Whether something has happened to a room that has not taken effect yet.
    func hasPending(_ name: String) -> Bool { hosts[name]?.hasPending ?? false }

    /// What was said of a room's journal is not kept: all of it is to be told anew.
    func journalIsLost(of name: String) {
        hosts[name]?.room?.journal.beginAnew()
    }

    /// The room as it is now; nil: it isn't here.
    func currentRecord(of name: String) -> RoomRecord? { hosts[name]?.room?.record ?? records[name] }

    func goOnResuming(_ host: RoomHost, within slice: TimeSlice, at now: MonotonicInstant) {
        guard let resuming = host.resuming else { return }
        do {
            guard let simulation = try resuming.opening.goOn(while: slice.hasTimeForStep) else { return }
            host.endResuming()
            let serverTick = clock.tick(at: now)
            let passed = UInt32(clamping: serverTick - min(serverTick, resuming.since))
            let room = Room(
                simulation, record(of: host), options.capabilities, at: serverTick, tick: resuming.tick &+ passed,
                epoch: epochs[host.name] ?? 0)
            if let session = resuming.session { room.resume(session, at: now) }
            if !resuming.isJournalKept { room.journal.beginAnew() }
            room.viewerLimit = options.viewersPerRoom
            host.open(room)
            if host.isEmpty { emptySince[host.name] = now }
            send(host.name, RoomEffects(shared: SharedEffects(frame: room.newest)))
        } catch {
            // It goes on as its record says.
            options.logger.warning("\(record(of: host).logName) goes on from its record, not its journal: \(error)")
            host.endResuming()
        }
        count()
    }
}
