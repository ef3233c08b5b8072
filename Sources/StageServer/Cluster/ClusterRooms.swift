import Cluster
import Dispatch
import Logging
import NATS
import StageModel
import WebSocketServer
import Wire

/// Leads what happens in rooms to the nodes that own them, and takes part in deciding which those are.
///
/// Instants are nanoseconds of the clock of steps.
@MainActor
final class ClusterRooms {
    typealias Resume =
        @MainActor (_ scene: String, _ changes: [HistoryChange], _ newest: UInt32) throws -> any SimulationOpening

    struct Options {
        var store: ClusterStore
        var metrics: ClusterMetrics
        var logs: LogDesk
        var logger: Logger
        /// Makes the simulation that goes on where another node's stood.
        var resume: Resume
        /// Has the server's thread do what rooms want of it.
        var perform: @MainActor (_ room: String, _ effects: [RoomEffect]) -> Void
        /// Has the server's thread forget what a room showed, unless somebody watches it.
        var forget: @MainActor (_ room: String) -> Void
        /// Tells the server's thread what is kept of a room; nil: nothing.
        var learn: @MainActor (_ room: String, RoomRecord?) -> Void
        /// Those of public rooms.
        var scenes: [String]
        /// The address by which this machine's network reaches it, for links.
        var networkHost: String?
    }

    let node: ClusterNode
    let arrivals: ClusterArrivals
    let options: Options
    /// The rooms that are simulated here.
    unowned let registry: RoomRegistry
    var rooms: [String: ClusterRoom] = [:]
    private var records: [String: RoomRecord] = [:]
    private var logRequests: [UInt64: (request: LogRequest, bytes: [UInt8])] = [:]
    private var lastLogRequest: UInt64 = 0
    private var nextCount: UInt64 = 0
    /// Rooms without an owner that somebody should have, and when this node claims them.
    private var orphans: [String: UInt64] = [:]
    var handover: Handover?

    init(_ node: ClusterNode, _ arrivals: ClusterArrivals, _ options: Options, registry: RoomRegistry) {
        self.node = node
        self.arrivals = arrivals
        self.options = options
        self.registry = registry
    }

    /// How long an answer is waited for before the question is repeated.
    private static let patience: UInt64 = 300_000_000

    /// When ``step(at:)`` has something to do next.
    var due: UInt64? {
        var due = [nextCount, orphans.values.min()].compactMap(\.self).min()
        for room in rooms.values {
            let own: UInt64? =
                switch room.part {
                case .owned(let feed): feed.due
                case .relayed(let relay):
                    min(relay.askedAt.map { $0 + Self.patience } ?? .max, relay.heardAt + Self.silence)
                case .waiting(let until): until
                case .claiming, .opening, .giving: nil
                }
            due = [due, own].compactMap(\.self).min()
        }
        return due
    }

    /// After which a room of another node counts as lost from sight.
    private static let silence = 3 * RoomFeed.heartbeat

    // MARK: From this node's viewers

    func take(_ entry: InputQueue.Entry) {
        let name = entry.room
        if rooms[name] == nil {
            rooms[name] = ClusterRoom(scene: entry.scene, part: .waiting(until: 0))
            note(entry)
            rooms[name]?.wait(entry)
            return begin(name, at: entry.arrival)
        }
        note(entry)
        switch rooms[name]?.part {
        case .owned:
            if case .ended = entry.event { end(name, entry) } else { registry.take(entry) }
        case .relayed: relay(entry)
        case .claiming, .opening, .waiting, .giving:
            rooms[name]?.wait(entry)
            stayIfEnded(entry)
        case nil: break
        }
    }

    private func note(_ entry: InputQueue.Entry) {
        switch entry.event {
        case .joined(let admission, let identity):
            rooms[entry.room]?.viewers[entry.connection] = .init(admission: admission, identity: identity)
        case .left: rooms[entry.room]?.viewers[entry.connection] = nil
        default: break
        }
    }

    private func relay(_ entry: InputQueue.Entry) {
        switch entry.event {
        case .logged(let request): askForLog(entry.room, request)
        case .ended: stayIfEnded(entry)
        case .made, .madeOfLog: break
        default:
            guard let event = ViewerEntry.Event(entry.event) else { return }
            rooms[entry.room]?.outgoing.append(ViewerEntry(connection: entry.connection, event: event))
        }
    }

    /// Only a room's owner knows whether it has ended: the server's thread was too fast.
    private func stayIfEnded(_ entry: InputQueue.Entry) {
        if case .ended = entry.event, let record = records[entry.room] { options.learn(entry.room, record) }
    }

    /// Sends what has been gathered for other nodes.
    func flush(at now: UInt64) {
        for (name, room) in rooms where !room.outgoing.isEmpty {
            rooms[name]?.outgoing = []
            guard case .relayed(var relay) = room.part else { continue }
            send(room.outgoing, isWhole: false, of: name, &relay)
            relay.toldAt = now
            rooms[name]?.part = .relayed(relay)
            if room.viewers.isEmpty { leave(name) }
        }
    }

    private func send(_ entries: [ViewerEntry], isWhole: Bool, of name: String, _ relay: inout ClusterRoom.Relay) {
        let batch = ViewerBatch(
            room: name, fence: relay.replica.fence, session: node.session, number: relay.number, isWhole: isWhole,
            entries: entries)
        relay.number += 1
        node.send(NodeMessage.viewers(batch).encoded, to: relay.session)
    }

    /// Nobody here watches the room any more.
    private func leave(_ name: String) {
        node.leave(name)
        rooms[name] = nil
        options.forget(name)
    }

    // MARK: Who owns a room

    /// Finds out who owns the room, and takes it if nobody does.
    func begin(_ name: String, at now: UInt64) {
        guard let room = rooms[name] else { return }
        switch node.standing(of: name) {
        case .owned(let owner) where owner.session == node.session: open(name, owner.fence, at: now)
        case .owned(let owner):
            guard needsOwner(room) else { return leave(name) }
            relay(name, from: owner, at: now)
        case .free(let revision):
            guard needsOwner(room), handover == nil else { return leave(name) }
            node.leave(name)
            rooms[name]?.part = .claiming
            node.claim(name, after: revision) { [arrivals] in arrivals.append(.claimed(room: name, $0)) }
        }
    }

    private func needsOwner(_ room: ClusterRoom) -> Bool { !room.viewers.isEmpty || !room.arrivals.isEmpty }

    private func open(_ name: String, _ fence: UInt64, at now: UInt64) {
        if case .opening(fence)? = rooms[name]?.part { return }
        rooms[name]?.part = .opening(fence: fence)
        node.takeOverJournal(of: name, fence) { [arrivals] result in
            let resumed = result.map { journal in
                ResumedRoom(journal.entries.compactMap(RoomJournalEntry.init(decoding:)))
            }
            arrivals.append(.journal(room: name, fence: fence, resumed))
        }
    }

    private func opened(_ name: String, _ fence: UInt64, _ result: Result<ResumedRoom?, NATSError>, at now: UInt64) {
        guard var room = rooms[name], case .opening(fence) = room.part else { return }
        guard node.fence(of: name) == fence else {
            rooms[name]?.part = .waiting(until: now)
            return begin(name, at: now)
        }
        guard case .success(let resumed) = result else {
            rooms[name]?.part = .waiting(until: now + Self.patience)
            return
        }
        node.leave(name)
        guard
            options.scenes.contains(name) || records[name] != nil
                || room.arrivals.contains(where: { $0.event.makesRoom })
        else {
            // It has ended in the meantime.
            options.perform(name, [.closeAll(RoomRefusal.ended.closure)])
            rooms[name]?.part = .giving(hasEnded: true)
            return node.give(name, fence, to: "") { [arrivals] in arrivals.append(.given(room: name, $0)) }
        }
        let record = records[name] ?? RoomRecord(room: name, scene: room.scene)
        let place = resumed == nil ? "as it is stored" : "where it stood elsewhere"
        options.logger.info("\(record.logName) goes on here, \(place), by fencing number \(fence)")
        if resumed != nil { options.metrics.takeovers.increment() }
        var resume: (@MainActor () throws -> any SimulationOpening)?
        if let resumed {
            let make = options.resume
            resume = { try make(record.scene, resumed.changes, resumed.newest) }
        }
        registry.adopt(record, resumed?.session, epoch: fence << 16, at: now, resume: resume)
        room.part = .owned(RoomFeed(room: name, fence: fence))
        let (arrivals, early, joins) = (room.arrivals, room.early, room.joins)
        (room.arrivals, room.early) = ([], [])
        rooms[name] = room
        let made = arrivals.filter { $0.event.makesRoom }
        for entry in made { registry.take(entry) }
        for join in joins { give(join, to: name, room.scene) }
        for entry in arrivals where !entry.event.makesRoom { registry.take(entry) }
        for batch in early { take(batch, at: now) }
    }

    /// Has something happen to a room that is simulated here.
    private func give(_ entry: ViewerEntry, to name: String, _ scene: String) {
        registry.take(
            InputQueue.Entry(room: name, scene: scene, connection: entry.connection, event: entry.event.roomEvent))
    }

    private func relay(_ name: String, from owner: RoomOwner, at now: UInt64) {
        guard var room = rooms[name] else { return }
        var relay: ClusterRoom.Relay
        if case .relayed(let known) = room.part, known.session == owner.session, known.replica.fence == owner.fence {
            relay = known
        } else if case .relayed(let known) = room.part {
            // What is shown stays until the new owner says otherwise.
            relay = .init(session: owner.session, replica: known.replica, heardAt: now)
        } else {
            relay = .init(session: owner.session, replica: RoomReplica(), heardAt: now)
        }
        relay.replica.begin(owner.fence)
        node.follow(name)
        relay.askedAt = now
        relay.heardAt = now
        send(room.joins, isWhole: true, of: name, &relay)
        room.part = .relayed(relay)
        room.outgoing = []
        let arrivals = room.arrivals
        (room.arrivals, room.early) = ([], [])
        rooms[name] = room
        for entry in arrivals { self.relay(entry) }
    }

    private func end(_ name: String, _ entry: InputQueue.Entry) {
        guard case .owned(let feed)? = rooms[name]?.part else { return }
        // Somebody has come elsewhere in the meantime.
        guard !feed.isRelayed, rooms[name]?.viewers.isEmpty ?? true else {
            return options.learn(name, registry.currentRecord(of: name))
        }
        registry.take(entry)
        registry.abandon(name)
        rooms[name]?.part = .giving(hasEnded: true)
        node.restartJournal(of: name)
        node.give(name, feed.fence, to: "") { [arrivals] in arrivals.append(.given(room: name, $0)) }
    }

    /// Another node has the room, or none: here it stops at once.
    private func lose(_ name: String, at now: UInt64) {
        guard case .owned? = rooms[name]?.part else { return }
        registry.abandon(name)
        rooms[name]?.part = .waiting(until: now)
        begin(name, at: now)
    }

    // MARK: From the cluster

    func takeArrivals(at now: UInt64) {
        for arrival in arrivals.take() { take(arrival, at: now) }
    }

    private func take(_ arrival: ClusterArrivals.Arrival, at now: UInt64) {
        switch arrival {
        case .joined:
            for name in rooms.keys.sorted() { lose(name, at: now) }
        case .ended(let session): ended(session, at: now)
        case .owner(let room): ownerChanged(room, at: now)
        case .record(let room, let record): learn(room, record, at: now)
        case .message(let message): take(message, at: now)
        case .step(let room, let step): take(step, of: room, at: now)
        case .journalFault(let room): registry.journalIsLost(of: room)
        case .line(let isUp):
            options.logger.log(level: isUp ? .info : .warning, "the line to NATS \(isUp ? "is there again" : "broke")")
            if isUp { options.store.retryFailed() }
        case .claimed(let room, let result): claimed(room, result, at: now)
        case .journal(let room, let fence, let result): opened(room, fence, result, at: now)
        case .given(let room, let result): given(room, result, at: now)
        case .flushed: giveFlushed(at: now)
        case .malformed(let fault):
            options.metrics.malformed.increment()
            options.logger.debug("a message on the cluster's subjects is none: \(fault)")
        }
    }

    private func claimed(_ name: String, _ result: Result<UInt64, NATSError>, at now: UInt64) {
        guard case .claiming? = rooms[name]?.part else { return }
        switch result {
        case .success(let fence): open(name, fence, at: now)
        case .failure(let error) where error.kind == .conflict: begin(name, at: now)
        case .failure(let error):
            options.logger.debug("\(error)")
            rooms[name]?.part = .waiting(until: now + Self.patience)
        }
    }

    private func given(_ name: String, _ result: Result<UInt64, NATSError>, at now: UInt64) {
        guard case .giving(let hasEnded)? = rooms[name]?.part else { return }
        handover?.unanswered.remove(name)
        if hasEnded, records[name] == nil, rooms[name].map({ !needsOwner($0) }) ?? true { node.forget(name) }
        rooms[name]?.part = .waiting(until: now)
        begin(name, at: now)
        finishHandover()
    }

    private func ended(_ session: String, at now: UInt64) {
        for (name, room) in rooms.sorted(by: { $0.key < $1.key }) {
            switch room.part {
            case .owned(var feed):
                let entries = feed.remove(session)
                rooms[name]?.part = .owned(feed)
                for entry in entries { give(entry, to: name, room.scene) }
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
    private func orphaned(_ name: String, at now: UInt64) {
        guard rooms[name] == nil, records[name]?.isPrivate == true else { return }
        orphans[name] = now + UInt64.random(in: 1_000_000_000...3_000_000_000)
    }

    private func ownerChanged(_ name: String, at now: UInt64) {
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
        case .claiming, .opening, .giving: break
        }
    }

    /// A public room has its scene's name.
    private func publicScene(_ name: String) -> String? { options.scenes.contains(name) ? name : nil }

    private func learn(_ name: String, _ record: RoomRecord?, at now: UInt64) {
        records[name] = record
        if case .owned? = rooms[name]?.part { return }
        options.learn(name, record)
        if record != nil, case .free = node.standing(of: name) { orphaned(name, at: now) }
    }

    // MARK: Messages

    private func take(_ message: NodeMessage, at now: UInt64) {
        switch message {
        case .viewers(let batch): take(batch, at: now)
        case .missed(let room, let fence, let session):
            guard case .owned(let feed)? = rooms[room]?.part, feed.fence == fence else { return }
            options.metrics.gaps.increment()
            node.send(NodeMessage.state(room: room, feed.state()).encoded, to: session)
        case .state(let room, let step): take(state: step, of: room, at: now)
        case .direct(let room, let fence, let effects): take(effects, of: room, fence)
        case .again(let room, let fence):
            guard case .relayed(var relay)? = rooms[room]?.part, relay.replica.fence == fence else { return }
            options.metrics.gaps.increment()
            send(rooms[room]?.joins ?? [], isWhole: true, of: room, &relay)
            rooms[room]?.part = .relayed(relay)
        case .logRequest(let room, let fence, let session, let id, let from, let to):
            guard case .owned(let feed)? = rooms[room]?.part, feed.fence == fence, let scene = rooms[room]?.scene
            else { return }
            let request = LogRequest(from: from, to: to, promise: logPromise(id, session), desk: options.logs)
            registry.take(InputQueue.Entry(room: room, scene: scene, connection: 0, event: .logged(request)))
        case .logPart(let id, let status, let isLast, let bytes): takeLog(id, status, isLast, bytes)
        case .step: options.metrics.malformed.increment()
        }
    }

    private func take(_ batch: ViewerBatch, at now: UInt64) {
        guard let room = rooms[batch.room] else { return }
        let isReady = if case .owned = room.part { true } else { false }
        guard isReady else {
            if room.early.count < ClusterRoom.earlyLimit { rooms[batch.room]?.early.append(batch) }
            return
        }
        guard case .owned(var feed) = room.part, feed.fence == batch.fence else { return }
        let (taken, _) = feed.take(batch, at: now)
        switch taken {
        case .entries(let entries):
            rooms[batch.room]?.part = .owned(feed)
            for entry in entries { give(entry, to: batch.room, room.scene) }
            if batch.isWhole { node.send(NodeMessage.state(room: batch.room, feed.state()).encoded, to: batch.session) }
        case .missed(let entries):
            options.metrics.gaps.increment()
            for entry in entries { give(entry, to: batch.room, room.scene) }
            node.send(NodeMessage.again(room: batch.room, fence: feed.fence).encoded, to: batch.session)
        }
    }

    private func take(state step: RelayedStep, of name: String, at now: UInt64) {
        guard case .relayed(var relay)? = rooms[name]?.part, relay.replica.fence == step.fence else { return }
        relay.heardAt = now
        relay.askedAt = nil
        do {
            let taken = try relay.replica.take(state: step, at: now)
            rooms[name]?.part = .relayed(relay)
            show(taken, of: name, at: now)
        } catch {
            options.metrics.malformed.increment()
        }
    }

    private func take(_ step: RelayedStep, of name: String, at now: UInt64) {
        guard case .relayed(var relay)? = rooms[name]?.part, relay.replica.fence == step.fence else { return }
        relay.heardAt = now
        do {
            let taken = try relay.replica.take(step, at: now)
            rooms[name]?.part = .relayed(relay)
            show(taken, of: name, at: now)
        } catch {
            options.metrics.malformed.increment()
        }
    }

    private func show(_ taken: RoomReplica.Taken, of name: String, at now: UInt64) {
        switch taken {
        case .effects(let effects):
            if !effects.isEmpty { options.perform(name, effects) }
        case .missed:
            guard case .relayed(var relay)? = rooms[name]?.part else { return }
            options.metrics.gaps.increment()
            relay.askedAt = now
            rooms[name]?.part = .relayed(relay)
            let message = NodeMessage.missed(room: name, fence: relay.replica.fence, session: node.session)
            node.send(message.encoded, to: relay.session)
        }
    }

    private func take(_ effects: [NodeMessage.DirectEffect], of name: String, _ fence: UInt64) {
        guard case .relayed(let relay)? = rooms[name]?.part, relay.replica.fence == fence else { return }
        var local: [RoomEffect] = []
        for effect in effects {
            let connections = effect.connections.filter { rooms[name]?.viewers[$0] != nil }
            switch effect.content {
            case .close(let closure): local += connections.map { .close(closure, $0) }
            case .notice(.welcome(var welcome)):
                // Its links lead to this machine.
                welcome.links.host = options.networkHost
                local += connections.map { .welcome(welcome, $0) }
            case .notice(.refused(let refusal)): local += connections.map { .refused(refusal, $0) }
            case .notice(.scrolls(let scrolls)): local.append(.scrolls(scrolls, Set(connections)))
            case .notice(.editing(let editing)): local.append(.editing(editing, connections))
            case .notice(.room), .notice(.state), .notice(.time), .notice(.pace): break
            }
        }
        noteIdentities(local, of: name)
        options.perform(name, local)
    }

    /// Viewers come back to another owner as who they are.
    private func noteIdentities(_ effects: [RoomEffect], of name: String) {
        for case .welcome(let welcome, let connection) in effects {
            rooms[name]?.viewers[connection]?.identity = RandomToken(text: welcome.identity)
        }
    }

    // MARK: From the rooms that are simulated here

    /// Takes what a room's step leads to.
    func send(_ effects: [RoomEffect], of name: String, at now: UInt64) {
        guard case .owned(var feed)? = rooms[name]?.part else { return }
        let (local, outgoing) = feed.take(effects, at: now)
        rooms[name]?.part = .owned(feed)
        noteIdentities(local, of: name)
        options.perform(name, local)
        if let step = outgoing.step { node.publish(NodeMessage.step(step).encoded, of: name) }
        for (session, effects) in outgoing.direct.sorted(by: { $0.key < $1.key }) {
            node.send(NodeMessage.direct(room: name, fence: feed.fence, effects).encoded, to: session)
        }
        for case .setKey in effects {
            // Whoever shows the old key is refused on all nodes.
            if let record = registry.currentRecord(of: name) { options.store.save(record) }
        }
    }

    /// Adds to the journal of a room, before anybody sees what it says.
    func journal(_ entry: RoomJournalEntry, of name: String) {
        guard case .owned(let feed)? = rooms[name]?.part else { return }
        node.append(to: name, feed.fence, isWhole: entry.isWhole) { entry.encoded }
    }

    // MARK: Time

    /// Does what is due.
    func step(at now: UInt64) {
        for (name, room) in rooms {
            switch room.part {
            case .owned(var feed):
                guard let sign = feed.heartbeat(at: now) else { continue }
                let lost = feed.removeSilent(at: now)
                rooms[name]?.part = .owned(feed)
                for entry in lost { give(entry, to: name, room.scene) }
                node.publish(NodeMessage.step(sign).encoded, of: name)
            case .relayed(var relay):
                let isLate = relay.askedAt.map { now >= $0 + Self.patience } ?? false
                if isLate || now >= relay.heardAt + Self.silence {
                    begin(name, at: now)
                } else if now >= relay.toldAt + RoomFeed.relaySilence / 4 {
                    relay.toldAt = now
                    send([], isWhole: false, of: name, &relay)
                    rooms[name]?.part = .relayed(relay)
                }
            case .waiting(let until):
                if now >= until { begin(name, at: now) }
            case .claiming, .opening, .giving: break
            }
        }
        for (name, time) in orphans where now >= time {
            orphans[name] = nil
            guard rooms[name] == nil, let record = records[name], case .free(let revision) = node.standing(of: name)
            else { continue }
            rooms[name] = ClusterRoom(scene: record.scene, part: .claiming)
            node.claim(name, after: revision) { [arrivals] in arrivals.append(.claimed(room: name, $0)) }
        }
        count(at: now)
    }

    private func count(at now: UInt64) {
        guard now >= nextCount else { return }
        nextCount = now + 1_000_000_000
        let (metrics, figures) = (options.metrics, node.figures)
        metrics.owned.set(rooms.values.count { if case .owned = $0.part { true } else { false } })
        metrics.relayed.set(rooms.values.count { if case .relayed = $0.part { true } else { false } })
        metrics.sessions.set(figures.sessions)
        metrics.leaseAge.set(Double(figures.leaseAge ?? 0) / 1e9)
        metrics.sentBytes.set(Double(figures.sentBytes))
        metrics.receivedBytes.set(Double(figures.receivedBytes))
        metrics.dropped.set(Double(figures.droppedMessages))
        metrics.pendingEntries.set(figures.pendingEntries)
    }

    // MARK: Logs

    /// How many bytes of a log go in one message.
    private nonisolated static let logPart = 1 << 19
    /// The longest log that is put together, in bytes.
    private static let logLimit = 1 << 25

    private func askForLog(_ name: String, _ request: LogRequest) {
        guard case .relayed(let relay)? = rooms[name]?.part else { return }
        logRequests = logRequests.filter { $0.value.request.promise.isAwaited }
        lastLogRequest += 1
        logRequests[lastLogRequest] = (request, [])
        let message = NodeMessage.logRequest(
            room: name, fence: relay.replica.fence, session: node.session, id: lastLogRequest, from: request.from,
            to: request.to)
        node.send(message.encoded, to: relay.session)
    }

    /// Sends what it is fulfilled with to the node that asked.
    private func logPromise(_ id: UInt64, _ session: String) -> HTTPPromise {
        HTTPPromise { [node] answer in
            var rest = answer.body[...]
            repeat {
                let part = rest.prefix(Self.logPart)
                rest = rest.dropFirst(part.count)
                let message = NodeMessage.logPart(
                    id: id, status: answer.status, isLast: rest.isEmpty, Array(part))
                node.send(message.encoded, to: session)
            } while !rest.isEmpty
        }
    }

    private func takeLog(_ id: UInt64, _ status: UInt32, _ isLast: Bool, _ part: [UInt8]) {
        guard let (request, start) = logRequests[id] else { return }
        let bytes = start + part
        guard bytes.count <= Self.logLimit else {
            logRequests[id] = nil
            return request.promise.fulfil(.full("the log is too long"))
        }
        logRequests[id] = isLast ? nil : (request, bytes)
        guard isLast else { return }
        let type = status == 200 ? "application/x-ndjson" : "text/plain; charset=utf-8"
        request.promise.fulfil(HTTPAnswer(status: status, contentType: type, body: bytes))
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
