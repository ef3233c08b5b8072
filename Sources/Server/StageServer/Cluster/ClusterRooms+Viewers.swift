import WebSocketServer

/// What this node's viewers do, on its way to the rooms' owners.
extension ClusterRooms {
    /// Leads what has happened to this node's viewers to the room's owner.
    func receive(_ arrival: RoomArrival) {
        let name = arrival.room
        if rooms[name] == nil {
            rooms[name] = ClusterRoom(scene: arrival.scene, part: .waiting(until: .distantPast))
            note(arrival)
            rooms[name]?.wait(arrival)
            return begin(name, at: arrival.instant)
        }
        note(arrival)
        switch rooms[name]?.part {
        case .owned:
            if case .ended = arrival.event { end(name) } else { registry.receive(arrival) }
        case .relayed: relay(arrival)
        case .claiming, .opening, .waiting, .giving:
            rooms[name]?.wait(arrival)
            stayIfEnded(arrival)
        case nil: break
        }
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
        }
    }

    func relay(_ arrival: RoomArrival) {
        switch arrival.event {
        case .logged(let request): askForLog(arrival.room, request)
        case .ended: stayIfEnded(arrival)
        // A room that is being made has no other owner.
        case .made, .madeOfLog: break
        case .viewer(let connection, let event):
            rooms[arrival.room]?.outgoing.append(ViewerEntry(connection: connection, event: event))
        }
    }

    /// Only a room's owner knows whether it has ended: the thread that serves the viewer was too fast.
    private func stayIfEnded(_ arrival: RoomArrival) {
        if case .ended = arrival.event, let record = records[arrival.room] { options.learn(arrival.room, record) }
    }

    /// Sends what has been gathered for other nodes.
    func flush(at now: MonotonicInstant) {
        for (name, room) in rooms where !room.outgoing.isEmpty {
            rooms[name]?.outgoing = []
            guard case .relayed(var relay) = room.part else { continue }
            send(room.outgoing, isWhole: false, of: name, &relay)
            relay.toldAt = now
            rooms[name]?.part = .relayed(relay)
            if room.viewers.isEmpty { leave(name) }
        }
        // Whoever comes now is not welcomed before NATS is back.
        if hasJoined, !hasLine { tellInterruptions(at: now) }
        hasJoined = false
    }

    func send(_ entries: [ViewerEntry], isWhole: Bool, of name: String, _ relay: inout ClusterRoom.Relay) {
        let batch = ViewerBatch(
            room: name, fence: relay.replica.fence, session: node.session, number: relay.number, isWhole: isWhole,
            entries: entries)
        relay.number += 1
        node.send(NodeMessage.viewers(batch).encoded, to: relay.session)
    }

    /// Nobody here watches the room any more.
    func leave(_ name: String) {
        node.leave(name)
        rooms[name] = nil
        options.forget(name)
    }
}
