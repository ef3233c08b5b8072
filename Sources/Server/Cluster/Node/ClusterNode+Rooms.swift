import ClusterContract
import Dispatch
import NATS

/// Rooms' owners, records and journals.
extension ClusterNode {
    /// Returns whether a room has an owner, and which.
    public func standing(of room: String) -> RoomStanding {
        state.withLock { $0.standing(of: room) }
    }

    /// Returns the room's fencing number, if this node owns it.
    public func fence(of room: String) -> UInt64? { state.withLock { $0.fence(of: room) } }

    /// Returns the rooms that a session owns, or owned when it ended.
    public func rooms(of session: String) -> [String] { state.withLock { $0.rooms(of: session) } }

    /// Takes a room that is free, if this node is the first to do so.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the number of `RoomStanding.free(after:)`.
    ///   - then: is called on another thread, with the fencing number, or an error of kind `conflict` if another node
    ///     was first.
    public func claim(_ room: String, after fence: UInt64?, then: @escaping @Sendable (Outcome<UInt64>) -> Void) {
        let session = session
        assign(room, to: session, after: fence, then: then)
    }

    /// Hands a room that this node owns, and for which it acts no more, over to a session.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns it.
    ///   - session: the session; empty for none.
    ///   - then: is called on another thread, with the new fencing number.
    public func handOver(
        _ room: String, _ fence: UInt64, to session: String, then: @escaping @Sendable (Outcome<UInt64>) -> Void
    ) {
        assign(room, to: session, after: fence, then: then)
    }

    private func assign(
        _ room: String, to session: String, after fence: UInt64?,
        then: @escaping @Sendable (Outcome<UInt64>) -> Void
    ) {
        work(room) { [self] in
            do throws(NATSError) {
                then(.success(try assign(room, to: session, after: fence)))
            } catch {
                then(.failure(ClusterFault(error)))
            }
        }
    }

    private func assign(_ room: String, to session: String, after fence: UInt64?) throws(NATSError) -> UInt64 {
        let key = ClusterKey.owner(room: room).text
        let fencing = state.withLock { $0.fencing }
        do throws(NATSError) {
            let revision = try bucket.set(key, to: Array(session.utf8), ifAt: fence.flatMap(fencing.revision))
            let fence = fencing.number(ofRevision: revision)
            perform(state.withLock { $0.note(owner: session, of: room, fence) })
            return fence
        } catch {
            // Who owns it is known at once, whatever the watch has told.
            if let entry = try? bucket.value(of: key), let value = entry.value {
                let fence = fencing.number(ofRevision: entry.revision)
                perform(state.withLock { $0.note(owner: String(decoding: value, as: UTF8.self), of: room, fence) })
            }
            throw error
        }
    }

    /// Removes the journal and the owner of a room that this node owns, and in which it acts no more.
    ///
    /// Nothing is removed if another node has taken the room.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns it.
    ///   - record: what is kept of the room; nil for nothing.
    ///   - then: is called on another thread, with an error of kind `conflict` if another node has the room; after any
    ///     other error it may be this node's still.
    public func remove(
        _ room: String, _ fence: UInt64, keeping record: [UInt8]?, then: @escaping @Sendable (ClusterFault?) -> Void
    ) {
        let session = session
        work(room) { [self] in
            do throws(NATSError) {
                try remove(room, fence, of: session, keeping: record)
                then(nil)
            } catch {
                then(ClusterFault(error))
            }
        }
    }

    private func remove(
        _ room: String, _ fence: UInt64, of session: String, keeping record: [UInt8]?
    ) throws(NATSError) {
        sending.sync {}
        try stream.flush(timeout: .milliseconds(500))
        let journal = names.journal(of: room)
        let last = try stream.lastSequence(of: journal, in: names.stream)
        // If this write succeeds, nobody else has had the room before, so that the journal up to `last` may go; and nobody
        // takes it from now on as long as this node has its lease.
        let fence = try assign(room, to: session, after: fence)
        guard mayAct, let revision = state.withLock({ $0.fencing.revision(of: fence) }) else {
            throw .timedOut("remove a room: the lease has ended")
        }
        let key = ClusterKey.record(room: room).text
        if let record { try bucket.set(key, to: record) } else { try bucket.remove(key) }
        if let last { try stream.purge(journal, in: names.stream, before: last + 1) }
        try bucket.remove(ClusterKey.owner(room: room).text, ifAt: revision)
    }

    // MARK: Records

    /// Stores a room's record.
    ///
    /// It is tried again until it is stored or ``close()`` is called.
    ///
    /// - Parameters:
    ///   - record: the record.
    ///   - room: the room's name.
    ///   - then: is called on another thread once it was tried.
    public func save(_ record: [UInt8], of room: String, then: @escaping @Sendable (ClusterFault?) -> Void) {
        work(room) { [self] in
            do throws(NATSError) {
                try bucket.set(ClusterKey.record(room: room).text, to: record)
                then(nil)
            } catch {
                then(ClusterFault(error))
            }
        }
    }

    /// Removes a room's record.
    public func removeRecord(of room: String, then: @escaping @Sendable (ClusterFault?) -> Void) {
        work(room) { [self] in
            do throws(NATSError) {
                try bucket.remove(ClusterKey.record(room: room).text)
                then(nil)
            } catch {
                then(ClusterFault(error))
            }
        }
    }

    // MARK: Journals

    /// Adds to the journal of a room that this node owns.
    ///
    /// Returns before it is stored; `ClusterEvent.journalFault(room:)` tells if it could not be, as there is no line to
    /// NATS, or too much waits for it. An entry that is longer than a message of NATS may be is sent in parts.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns it.
    ///   - isWhole: whether the entry says all that happened so far; what was before is forgotten once it is stored.
    ///   - entry: called on another thread.
    /// - Returns: the entry's number, which ascends.
    @discardableResult
    public func append(
        to room: String, _ fence: UInt64, isWhole: Bool = false, _ entry: @escaping @Sendable () -> [UInt8]
    ) -> UInt64 {
        // What the entry says is shown from now on, however long it waits to be sent.
        let number = traffic.withLock { $0.unstored.begin(of: room, at: Self.now()) }
        if traffic.withLock({ $0.admitEntry() }) {
            send(number, to: room, fence, isWhole: isWhole, entry)
        } else {
            lose(number, of: room)
        }
        return number
    }

    private func send(
        _ number: UInt64, to room: String, _ fence: UInt64, isWhole: Bool, _ entry: @escaping @Sendable () -> [UInt8]
    ) {
        let subject = names.journal(of: room)
        sending.async { [self] in
            var unsent = 1
            defer { traffic.withLock { $0.addEntries(-unsent) } }
            // Without a line there is no use in encoding it.
            guard connection.isConnected else { return lose(number, of: room) }
            let messages = JournalEnvelope.messages(
                entry(), fence: fence, isWhole: isWhole, limit: connection.maximumPayload)
            guard let messages else {
                logger.error("an entry of the journal by fencing number \(fence) is too long to be stored")
                return lose(number, of: room)
            }
            traffic.withLock {
                $0.addEntries(messages.count - 1)
                $0.unstored.send(number, of: room, as: messages)
            }
            unsent = messages.count
            for message in messages {
                guard (try? stream.append(message, to: subject)) != nil else { return lose(number, of: room) }
                unsent -= 1
            }
        }
    }

    private func lose(_ entry: UInt64, of room: String) {
        traffic.withLock { $0.unstored.lose(entry, of: room) }
        deliver(.journalFault(room: room))
    }

    /// Returns the rooms of whose journals more is stored than when this was asked last, each with the number of an entry:
    /// nothing is lost up to there.
    public func removeStored() -> [String: UInt64] { traffic.withLock { $0.unstored.removeStored() } }

    /// The rooms of this node of which something has not been stored for half a second: nobody is to be shown more of them.
    public var lateJournals: Set<String> {
        let late = traffic.withLock { $0.unstored.late(at: Self.now()) }
        return late.filter { fence(of: $0) != nil }
    }

    /// Has rooms be told anew of which something is not stored, and may have been lost.
    func tellLateJournals() {
        let rooms = traffic.withLock { $0.unstored.roomsToTell(at: Self.now()) }
        guard !rooms.isEmpty else { return }
        let lost = rooms.filter { fence(of: $0) == nil }
        if !lost.isEmpty { traffic.withLock { $0.unstored.keep { !lost.contains($0) } } }
        for room in rooms where !lost.contains(room) { deliver(.journalFault(room: room)) }
    }

    /// Reads what happened in a room up to its owner's last message, and keeps older messages from being added after
    /// it.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns the room.
    ///   - then: is called on another thread.
    public func takeOverJournal(
        of room: String, _ fence: UInt64, then: @escaping @Sendable (Outcome<TakenJournal>) -> Void
    ) {
        work(room) { [self] in
            do throws(NATSError) {
                then(.success(try takeOver(room, fence)))
            } catch {
                then(.failure(ClusterFault(error)))
            }
        }
    }

    private func takeOver(_ room: String, _ fence: UInt64) throws(NATSError) -> TakenJournal {
        let subject = names.journal(of: room)
        for _ in 0..<5 {
            let journal = Journal(try stream.messages(of: subject, in: names.stream))
            let envelope = JournalEnvelope.takeover(fence: fence, after: journal.last)
            do throws(NATSError) {
                let sequence = try stream.append(envelope.bytes, to: subject, after: journal.last)
                let now = try? stream.time(of: sequence, in: names.stream)
                let age = now.flatMap { now in journal.time.map { max(now - $0, 0) } } ?? 0
                return TakenJournal(entries: journal.entries, age: .nanoseconds(age))
            } catch {
                // The owner before may have been heard once more.
                guard error.kind == .conflict else { throw error }
            }
        }
        throw NATSError.timedOut("take over the journal of a room that others write to")
    }

    /// Handles NATS' answer to an entry that was appended.
    func receive(_ acknowledgement: JetStream.Acknowledgement) {
        traffic.withLock { $0.addEntries(-1) }
        guard let room = names.room(ofJournal: acknowledgement.subject) else { return }
        guard let sequence = acknowledgement.sequence else {
            traffic.withLock {
                $0.isLost(inJournalOf: room)
                $0.unstored.lost(acknowledgement.payload, of: room)
            }
            if state.withLock({ $0.mustCheckStore(at: Self.now()) }) { perform([.checkStore]) }
            return deliver(.journalFault(room: room))
        }
        let envelope = JournalEnvelope(acknowledgement.payload.prefix(JournalEnvelope.headLength))
        let whole = traffic.withLock { traffic in
            let whole = traffic.stored(envelope, of: room, at: sequence)
            traffic.unstored.stored(acknowledgement.payload, of: room, isWhole: whole != nil)
            return whole
        }
        guard let whole else { return }
        forgetJournal(of: room, before: whole.sequence, whole.fence)
    }

    /// Forgets what is before an entry of a room's journal, unless another node may have taken the room over by now.
    ///
    /// A node that has lost its lease may hear late that its entry was stored: after the takeover, and after entries of its
    /// successor.
    private func forgetJournal(of room: String, before sequence: UInt64, _ fence: UInt64) {
        guard state.withLock({ $0.mayAct(for: room, fence, at: Self.now()) }) else { return }
        work(room) { [self] in
            try? stream.purge(names.journal(of: room), in: names.stream, before: sequence)
        }
    }

    /// Waits until what was begun for rooms is done, but not longer than until `deadline`.
    public func finishWork(by deadline: DispatchTime) {
        let done = DispatchSemaphore(value: 0)
        for worker in workers { worker.async { done.signal() } }
        for _ in workers where done.wait(timeout: deadline) == .timedOut { return }
    }

    /// Waits until everything that was appended is stored, and calls back on another thread.
    public func flushJournals(then: @escaping @Sendable (Bool) -> Void) {
        sending.async { [self] in
            then((try? stream.flush(timeout: .milliseconds(500))) != nil)
        }
    }
}
