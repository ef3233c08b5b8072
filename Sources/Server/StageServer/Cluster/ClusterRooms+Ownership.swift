import ClusterContract
import StageModel
import WebSocketServer
import Wire

/// Who owns a room, and what a node does when that changes.
extension ClusterRooms {
    /// Finds out who owns the room, and takes it if nobody does.
    func begin(_ name: String, at now: MonotonicInstant) {
        guard let room = rooms[name] else { return }
        switch node.standing(of: name) {
        case .owned(let owner) where owner.session == node.session:
            if room.isUncertain { claim(name, after: owner.fence, at: now) } else { open(name, owner.fence, at: now) }
        case .owned(let owner):
            rooms[name]?.kept = nil
            guard !room.viewers.isEmpty || !room.arrivals.isEmpty else { return leave(name) }
            becomeRelay(of: name, for: owner, at: now)
        case .free(let revision):
            guard needsOwner(room), !isLeaving else { return leave(name) }
            node.unsubscribe(from: name)
            claim(name, after: revision, at: now)
        }
    }

    /// Takes a room that is free; once this node has its lease, as others take a room whose owner's session they don't
    /// know.
    func claim(_ name: String, after revision: UInt64?, at now: MonotonicInstant) {
        guard node.mayAct, revision != nil || mayTakeUnknown(name, at: now) else {
            rooms[name]?.part = .waiting(until: now + Self.leaseTimeout)
            return
        }
        rooms[name]?.part = .claiming
        node.claim(name, after: revision) { [arrivals] in arrivals.append(.claimed(room: name, $0)) }
    }

    /// Returns whether a room that has no key can be this node's.
    private func mayTakeUnknown(_ name: String, at now: MonotonicInstant) -> Bool {
        guard let room = rooms[name] else { return false }
        if let kept = room.kept { return kept.isOwn || node.mayTakeUnknown }
        // Nobody has a room that is being made.
        return room.arrivals.contains { $0.event.makesRoom } || now >= ownersFirst && node.mayTakeUnknown
    }

    private func needsOwner(_ room: ClusterRoom) -> Bool {
        !room.viewers.isEmpty || !room.arrivals.isEmpty || room.kept != nil
    }

    private func open(_ name: String, _ fence: UInt64, at now: MonotonicInstant) {
        if case .opening(fence)? = rooms[name]?.part { return }
        rooms[name]?.part = .opening(fence: fence)
        if !awaitHandover(of: name, fence, at: now) { readJournal(of: name, fence) }
    }

    func readJournal(of name: String, _ fence: UInt64) {
        node.takeOverJournal(of: name, fence) { [arrivals] result in
            let resumed = result.map { journal in
                var room = ResumedRoom(journal.entries.compactMap(RoomJournalEntry.init(decoding:)))
                room?.goOn(for: journal.age)
                return room
            }
            arrivals.append(.journal(room: name, fence: fence, resumed))
        }
    }

    /// What a room goes on with.
    enum Stage {
        /// nil: nothing has happened in it.
        case journal(ResumedRoom?)
        /// It was simulated here, and NATS has lost it.
        case kept(ResumedRoom)
        /// This node has simulated it along.
        case prepared(any SimulationOpening, RoomSession?, tick: UInt32)
    }

    /// What is known of a room that this node has from now on, and what its owner before had heard, by stream.
    struct History {
        var stage: Stage
        var heard: [UInt64: UInt64]

        var isNew: Bool { if case .journal(nil) = stage { true } else { false } }

        /// Makes the history that a journal tells; nil: nothing has happened.
        static func journal(_ resumed: ResumedRoom?) -> History {
            History(stage: .journal(resumed), heard: resumed?.heard ?? [:])
        }
    }

    func opened(_ name: String, _ fence: UInt64, _ result: Result<History, ClusterFault>, at now: MonotonicInstant) {
        guard var room = rooms[name], case .opening(fence) = room.part else { return }
        guard node.fence(of: name) == fence else {
            rooms[name]?.part = .waiting(until: now)
            return begin(name, at: now)
        }
        guard case .success(var history) = result else {
            rooms[name]?.part = .waiting(until: now + Self.answerTimeout)
            return
        }
        if history.isNew, let kept = room.kept {
            var resumed = kept.room
            resumed.passTime(now - kept.since)
            history = History(stage: .kept(resumed), heard: resumed.heard)
        }
        room.kept = nil
        node.unsubscribe(from: name)
        guard
            options.scenes.contains(name) || records[name] != nil
                || room.arrivals.contains(where: { $0.event.makesRoom })
        else {
            // It has ended in the meantime.
            options.deliver(name, RoomEffects(shared: SharedEffects(closure: RoomRefusal.ended.closure)))
            return remove(name, fence, nil)
        }
        let record = records[name] ?? RoomRecord(room: name, scene: room.scene)
        let place = history.isNew ? "as it is stored" : "where it stood"
        options.logger.info("\(record.logName) goes on here, \(place), by fencing number \(fence)")
        let epoch = fence << 16
        switch history.stage {
        case .journal(let resumed?):
            options.metrics.takeovers.increment()
            registry.adopt(record, resumed.session, epoch: epoch, tick: resumed.tick, at: now) { [options] in
                try options.resume(record.scene, resumed.changes, resumed.newest)
            }
        case .kept(let resumed):
            registry.adopt(
                record, resumed.session, epoch: epoch, tick: resumed.tick, at: now, isJournalKept: false
            ) { [options] in
                try options.resume(record.scene, resumed.changes, resumed.newest)
            }
        case .journal(nil): registry.adopt(record, nil, epoch: epoch, at: now, resume: nil)
        case .prepared(let opening, let session, let tick):
            options.metrics.takeovers.increment()
            registry.adopt(record, session, epoch: epoch, tick: tick, at: now, isJournalKept: false) { opening }
        }
        room.since = now
        let (arrivals, early, joins) = (room.arrivals, room.early, room.joins)
        room.stream.acknowledge(history.heard[room.stream.id] ?? 0)
        let own = room.stream.entries(from: room.stream.first)
        var feed = RoomFeed(room: name, fence: fence, heard: history.heard)
        feed.entries.begin(room.stream.id, at: room.stream.first)
        feed.entries.hear(room.stream.id, upTo: room.stream.end)
        room.part = .owned(feed)
        (room.arrivals, room.early) = ([], [])
        rooms[name] = room
        let made = arrivals.filter { $0.event.makesRoom }
        for arrival in made { registry.receive(arrival) }
        for join in joins { apply(join, to: name, room.scene) }
        for entry in own {
            // Who is there has joined.
            if case .joined = entry.event { continue }
            apply(entry, to: name, room.scene)
        }
        for arrival in arrivals where !arrival.event.makesRoom { registry.receive(arrival) }
        for batch in early { receive(batch, at: now) }
    }

    /// Has something happen to a room that is simulated here.
    func apply(_ entry: ViewerEntry, to name: String, _ scene: String) {
        registry.receive(RoomArrival(room: name, scene: scene, event: .viewer(entry.connection, entry.event)))
    }

    func becomeRelay(of name: String, for owner: RoomOwner, at now: MonotonicInstant) {
        guard var room = rooms[name] else { return }
        var relay: ClusterRoom.Relay
        if case .relayed(let known) = room.part, known.session == owner.session, known.replica.fence == owner.fence {
            relay = known
        } else if case .relayed(let known) = room.part {
            // What is shown stays until the new owner says otherwise.
            relay = .init(session: owner.session, replica: known.replica, sent: room.stream.first, heardAt: now)
        } else {
            relay = .init(session: owner.session, replica: RoomReplica(), sent: room.stream.first, heardAt: now)
        }
        relay.replica.begin(owner.fence)
        node.subscribe(to: name)
        relay.askedAt = now
        relay.heardAt = now
        let arrivals = room.arrivals
        (room.arrivals, room.early) = ([], [])
        rooms[name] = room
        sendViewers(of: name, &relay)
        rooms[name]?.part = .relayed(relay)
        for arrival in arrivals { forward(arrival) }
    }

    /// The node has another session, in which it owns nothing; owners elsewhere are told where its viewers are.
    func rejoin(_ name: String, at now: MonotonicInstant) {
        switch rooms[name]?.part {
        case .owned: lose(name, at: now)
        case .relayed: begin(name, at: now)
        case .claiming, .opening, .releasing, .waiting, nil: break
        }
    }

    /// Ends a room that a thread that serves viewers has ended, unless somebody watches it elsewhere.
    func end(_ name: String) {
        guard case .owned(let feed)? = rooms[name]?.part else { return }
        // Somebody has come elsewhere in the meantime.
        guard !feed.isRelayed, rooms[name]?.viewers.isEmpty ?? true else {
            return options.learn(name, registry.currentRecord(of: name))
        }
        options.logger.debug("\(logName(name)) ends, by fencing number \(feed.fence)")
        let record = registry.currentRecord(of: name)
        registry.abandon(name)
        remove(name, feed.fence, record)
    }

    /// Has nothing be kept of a room but what is for whoever comes to it next: of a private one nothing at all.
    private func remove(_ name: String, _ fence: UInt64, _ record: RoomRecord?) {
        rooms[name]?.part = .releasing(hasEnded: true)
        rooms[name]?.kept = nil
        options.store.remove(name, fence, record) { [arrivals] in arrivals.append(.released(room: name, $0)) }
    }

    /// Another node has the room, or none: here it stops at once.
    func lose(_ name: String, at now: MonotonicInstant) {
        guard case .owned(let feed)? = rooms[name]?.part else { return }
        options.logger.info("\(logName(name)) stops here, by fencing number \(feed.fence): it is another node's")
        registry.abandon(name)
        rooms[name]?.part = .waiting(until: now)
        begin(name, at: now)
    }

    /// What a room is called in logs, where a private one's name does not stand.
    func logName(_ name: String) -> String {
        RoomRecord.logName(of: name, isPrivate: publicScene(name) == nil)
    }

    func claimed(_ name: String, _ result: Result<UInt64, ClusterFault>, at now: MonotonicInstant) {
        guard case .claiming? = rooms[name]?.part else { return }
        switch result {
        case .success(let fence):
            rooms[name]?.isUncertain = false
            open(name, fence, at: now)
        case .failure(let error) where error.kind == .conflict:
            options.metrics.conflicts.increment()
            rooms[name]?.isUncertain = false
            begin(name, at: now)
        case .failure(let error):
            options.logger.debug("\(error)")
            rooms[name]?.part = .waiting(until: now + Self.answerTimeout)
        }
    }

    func released(_ name: String, _ fault: ClusterFault?, at now: MonotonicInstant) {
        guard case .releasing(let hasEnded)? = rooms[name]?.part else { return }
        handover?.unanswered.remove(name)
        if hasEnded, let fault {
            options.logger.debug("\(logName(name)) does not end: \(fault)")
            if let record = records[name] { options.learn(name, record) }
        }
        // A write without an answer may take effect at any time, but not after another one to the same key.
        rooms[name]?.isUncertain = fault.map { $0.kind != .conflict } ?? false
        rooms[name]?.part = .waiting(until: now)
        begin(name, at: now)
        finishHandover()
    }

    func sessionEnded(_ session: String, at now: MonotonicInstant) {
        for (name, room) in rooms.sorted(by: { $0.key < $1.key }) {
            switch room.part {
            case .owned(var feed):
                let entries = feed.remove(session)
                rooms[name]?.part = .owned(feed)
                for entry in entries { apply(entry, to: name, room.scene) }
            case .relayed(let relay) where relay.session == session:
                begin(name, at: now)
            default: break
            }
        }
        for name in node.rooms(of: session) { orphaned(name, at: now) }
    }

    /// A private room that nobody owns would never end.
    ///
    /// Whichever node looks first takes it.
    private func orphaned(_ name: String, at now: MonotonicInstant) {
        guard rooms[name] == nil, records[name]?.isPrivate == true else { return }
        orphans[name] = now + .milliseconds(Int.random(in: 1000...3000))
    }

    func ownerChanged(_ name: String, at now: MonotonicInstant) {
        guard let room = rooms[name] else {
            // Another node has given the room to this one.
            guard node.fence(of: name) != nil, let scene = records[name]?.scene ?? publicScene(name) else { return }
            rooms[name] = ClusterRoom(scene: scene, part: .waiting(until: now))
            return begin(name, at: now)
        }
        switch room.part {
        case .owned(let feed):
            if node.fence(of: name) != feed.fence { lose(name, at: now) }
        case .relayed(let relay):
            if case .owned(let owner) = node.standing(of: name), owner.session == relay.session,
                owner.fence == relay.replica.fence
            {
                return
            }
            begin(name, at: now)
        case .waiting: begin(name, at: now)
        case .claiming, .opening, .releasing: break
        }
    }

    /// A public room has its scene's name.
    func publicScene(_ name: String) -> String? { options.scenes.contains(name) ? name : nil }

    func learn(_ name: String, _ record: RoomRecord?, at now: MonotonicInstant) {
        records[name] = record
        if case .owned? = rooms[name]?.part { return }
        options.learn(name, record)
        if record != nil, case .free = node.standing(of: name) { orphaned(name, at: now) }
    }
}

extension RoomEvent {
    fileprivate var makesRoom: Bool {
        switch self {
        case .made, .madeOfLog: true
        default: false
        }
    }
}
