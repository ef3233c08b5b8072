import WebSocketServer
import Wire

/// What this node's viewers do, on its way to the rooms' owners.
extension ClusterRooms {
    /// Leads what has happened to this node's viewers to the room's owner.
    func receive(_ arrival: RoomArrival) {
        let name = arrival.room
        if rooms[name] == nil {
            rooms[name] = ClusterRoom(scene: arrival.scene, part: .waiting(until: .distantPast))
            note(arrival)
            wait(arrival)
            return begin(name, at: arrival.instant)
        }
        note(arrival)
        switch rooms[name]?.part {
        case .owned:
            if case .ended = arrival.event { end(name) } else { receiveOwn(arrival) }
        case .relayed: forward(arrival)
        case .claiming, .opening, .waiting, .releasing:
            wait(arrival)
            stayIfEnded(arrival)
        case nil: break
        }
    }

    /// Has something happen to a room that is simulated here, and keeps it until it is stored: the room may be lost.
    private func receiveOwn(_ arrival: RoomArrival) {
        let name = arrival.room
        let isSettled = !registry.hasPending(name)
        registry.receive(arrival)
        guard case .viewer(let connection, let event) = arrival.event, case .owned(var feed)? = rooms[name]?.part
        else { return }
        _ = rooms[name]?.stream.append(ViewerEntry(connection: connection, event: event))
        guard let stream = rooms[name]?.stream else { return }
        if isSettled { feed.entries.settle() }
        feed.entries.hear(stream.id, upTo: stream.end)
        rooms[name]?.part = .owned(feed)
    }

    private func note(_ arrival: RoomArrival) {
        guard case .viewer(let connection, let event) = arrival.event else { return }
        if case .joined(let admission, let identity) = event {
            rooms[arrival.room]?.viewers[connection] = .init(admission: admission, identity: identity)
            hasJoined = true
        } else if case .left = event {
            rooms[arrival.room]?.viewers[connection] = nil
        } else if case .request(.inspect(let inspects)) = event {
            rooms[arrival.room]?.viewers[connection]?.inspects = inspects
        } else if case .request(.views(let wish)) = event {
            rooms[arrival.room]?.viewers[connection]?.views = wish.isWanted ? wish : nil
        } else if case .request(.costs(let wish)) = event {
            rooms[arrival.room]?.viewers[connection]?.costs = wish.isWanted ? wish : nil
        } else if case .request(.hand(let isRaised)) = event {
            rooms[arrival.room]?.viewers[connection]?.hand = isRaised
        } else if case .request(.who(let isWanted)) = event {
            rooms[arrival.room]?.viewers[connection]?.asksWho = isWanted
        }
    }

    func forward(_ arrival: RoomArrival) {
        switch arrival.event {
        case .logged(let request): askForLog(arrival.room, request)
        case .ended: stayIfEnded(arrival)
        // A room that is being made has no other owner.
        case .made, .madeOfLog: break
        case .viewer(let connection, let event): keep(event, of: connection, in: arrival.room)
        }
    }

    /// Keeps what has happened until somebody has the room.
    private func wait(_ arrival: RoomArrival) {
        switch arrival.event {
        case .viewer(let connection, let event): keep(event, of: connection, in: arrival.room)
        case .made, .madeOfLog, .logged: rooms[arrival.room]?.arrivals.append(arrival)
        case .ended: break
        }
    }

    private static let tooMuchWaits =
        "The room\u{2019}s server can\u{2019}t be reached, and too much waits for it already: try again later."

    /// Keeps what a viewer has done for the room's owner; if that is too much, the viewer is told so.
    private func keep(_ event: ViewerEvent, of connection: UInt64, in name: String) {
        let reception = rooms[name]?.stream.append(ViewerEntry(connection: connection, event: event)) ?? .dropped
        guard reception != .kept else { return }
        options.metrics.droppedChanges.increment()
        var refusal: Refusal?
        if case .request(let request) = event {
            refusal = Refusal(request: request.kind, reason: Self.tooMuchWaits)
        } else if reception == .cut {
            refusal = .lostTouch
        }
        guard let refusal else { return }
        options.deliver(
            name, RoomEffects(direct: [DirectEffect(connections: [connection], content: .refused(refusal))]))
    }

    /// Only a room's owner knows whether it has ended: the thread that serves the viewer was too fast.
    private func stayIfEnded(_ arrival: RoomArrival) {
        if case .ended = arrival.event, let record = records[arrival.room] { options.learn(arrival.room, record) }
    }

    /// Sends what has been gathered for other nodes.
    func flush(at now: MonotonicInstant) {
        for (name, room) in rooms {
            guard case .relayed(var relay) = room.part, relay.sent < room.stream.end else { continue }
            sendRest(of: name, &relay)
            rooms[name]?.part = .relayed(relay)
            if room.viewers.isEmpty { leave(name) }
        }
        // Whoever comes now is not welcomed before NATS is back.
        if hasJoined, !hasLine { tellInterruptions(at: now) }
        hasJoined = false
    }

    /// Sends a room's owner what viewers have done that it was not sent.
    func sendRest(of name: String, _ relay: inout ClusterRoom.Relay) {
        guard let stream = rooms[name]?.stream, relay.sent < stream.end else { return }
        let number = max(relay.sent, stream.first)
        send(Array(stream.entries(from: number)), number, of: name, relay)
        relay.sent = stream.end
    }

    /// Sends a room's owner all viewers that are there, and what they have done that it was not sent; if they come anew,
    /// they are welcomed again.
    func sendViewers(of name: String, _ relay: inout ClusterRoom.Relay, anew isAnew: Bool = false) {
        guard let room = rooms[name] else { return }
        let first = room.stream.first
        if isAnew { send([], first, isWhole: true, of: name, relay) }
        send(room.joins, first, isWhole: true, of: name, relay)
        sendRest(of: name, &relay)
    }

    /// Sends what a room's owner has missed.
    func sendAgain(_ name: String, _ fence: UInt64, from number: UInt64?) {
        guard case .relayed(var relay)? = rooms[name]?.part, relay.replica.fence == fence else { return }
        options.metrics.gaps.increment()
        if let number {
            relay.sent = number
            sendRest(of: name, &relay)
        } else {
            relay.sent = rooms[name]?.stream.first ?? 0
            sendViewers(of: name, &relay)
        }
        rooms[name]?.part = .relayed(relay)
    }

    func send(
        _ entries: [ViewerEntry], _ number: UInt64, isWhole: Bool = false, of name: String, _ relay: ClusterRoom.Relay
    ) {
        guard let stream = rooms[name]?.stream.id else { return }
        let batch = ViewerBatch(
            room: name, fence: relay.replica.fence, session: node.session, stream: stream, number: number,
            isWhole: isWhole, entries: entries)
        node.send(NodeMessage.viewers(batch), to: relay.session)
    }

    /// Nobody here watches the room any more.
    func leave(_ name: String) {
        node.unsubscribe(from: name)
        rooms[name] = nil
        options.forget(name)
    }
}
