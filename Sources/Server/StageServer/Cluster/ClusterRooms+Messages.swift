import ClusterContract
import WebSocketServer

/// What other nodes send.
extension ClusterRooms {
    func receive(_ message: NodeMessage, at now: MonotonicInstant) {
        switch message {
        case .viewers(let batch): receive(batch, at: now)
        case .missed(let room, let fence, let session):
            guard case .owned(let feed)? = rooms[room]?.part, feed.fence == fence else { return }
            options.metrics.gaps.increment()
            node.send(NodeMessage.state(room: room, feed.state()), to: session)
        case .state(let room, let step): receive(state: step, of: room, at: now)
        case .direct(let room, let fence, let number, let heard, let effects):
            rooms[room]?.acknowledge(heard, fence)
            receive(effects, number, of: room, fence)
        case .again(let room, let fence, let number): sendAgain(room, fence, from: number)
        case .logRequest(let room, let fence, let session, let id, let from, let to):
            guard case .owned(let feed)? = rooms[room]?.part, feed.fence == fence, let scene = rooms[room]?.scene
            else { return }
            let request = LogRequest(from: from, to: to, promise: logPromise(id, session), worker: options.logs)
            registry.receive(RoomArrival(room: room, scene: scene, event: .logged(request)))
        case .logPart(let id, let status, let index, let isLast, let bytes):
            if logs.receive(id, status, index, isLast: isLast, bytes, at: now) { options.metrics.gaps.increment() }
        case .history(let room, let fence, let index, let entry):
            prepare(room, fence, entry, index, at: now)
        case .prepared(let room, let fence): successorIsPrepared(room, fence, at: now)
        case .handover(let room, let fence, let last, let count):
            receiveHandover(of: room, fence, after: last, count, at: now)
        case .step: options.metrics.malformed.increment()
        }
    }

    func receive(_ batch: ViewerBatch, at now: MonotonicInstant) {
        guard let room = rooms[batch.room] else { return }
        let isReady = if case .owned = room.part { true } else { false }
        guard isReady else {
            if room.early.count < ClusterRoom.earlyLimit { rooms[batch.room]?.early.append(batch) }
            return
        }
        guard case .owned(var feed) = room.part, feed.fence == batch.fence else { return }
        // Before anything waits for the room's next step.
        if !registry.hasPending(batch.room) { feed.entries.settle() }
        let reception = feed.receive(batch, at: now)
        rooms[batch.room]?.part = .owned(feed)
        switch reception {
        case .entries(let entries):
            for entry in entries { apply(entry, to: batch.room, room.scene) }
            if batch.isWhole {
                node.send(NodeMessage.state(room: batch.room, feed.state()), to: batch.session)
            } else if batch.entries.isEmpty {
                // A sign of life is answered by one, which tells whether anything was missed.
                let number = feed.told(to: batch.session)
                let answer = NodeMessage.direct(
                    room: batch.room, fence: feed.fence, number: number, heard: feed.stored(from: batch.session), [])
                node.send(answer, to: batch.session)
            }
        case .missed(let number):
            options.metrics.gaps.increment()
            let answer = NodeMessage.again(room: batch.room, fence: feed.fence, from: number)
            node.send(answer, to: batch.session)
        }
    }

    func receive(state step: RelayedStep, of name: String, at now: MonotonicInstant) {
        guard case .relayed(var relay)? = rooms[name]?.part, relay.replica.fence == step.fence else { return }
        relay.heardAt = now
        relay.askedAt = nil
        do {
            let reception = try relay.replica.receive(state: step, at: now)
            rooms[name]?.part = .relayed(relay)
            show(reception, of: name, at: now)
        } catch {
            options.metrics.malformed.increment()
        }
    }

    func receive(_ step: RelayedStep, of name: String, at now: MonotonicInstant) {
        guard case .relayed(var relay)? = rooms[name]?.part, relay.replica.fence == step.fence else { return }
        relay.heardAt = now
        do {
            let reception = try relay.replica.receive(step, at: now)
            rooms[name]?.part = .relayed(relay)
            show(reception, of: name, at: now)
        } catch {
            options.metrics.malformed.increment()
        }
    }

    private func show(_ reception: RoomReplica.Reception, of name: String, at now: MonotonicInstant) {
        switch reception {
        case .effects(let effects):
            if !effects.isEmpty { options.deliver(name, effects) }
        case .missed:
            guard case .relayed(var relay)? = rooms[name]?.part else { return }
            options.metrics.gaps.increment()
            relay.askedAt = now
            rooms[name]?.part = .relayed(relay)
            let message = NodeMessage.missed(room: name, fence: relay.replica.fence, session: node.session)
            node.send(message, to: relay.session)
        }
    }

    func receive(_ effects: [DirectEffect], _ number: UInt64, of name: String, _ fence: UInt64) {
        guard case .relayed(var relay)? = rooms[name]?.part, relay.replica.fence == fence else { return }
        let isNext = number == relay.heard + (effects.isEmpty ? 0 : 1)
        relay.heard = number
        if !isNext {
            // It may have been a welcome, or the end of somebody's visit: all come anew, as who they are.
            options.metrics.gaps.increment()
            sendViewers(of: name, &relay, anew: true)
        }
        rooms[name]?.part = .relayed(relay)
        var local = RoomEffects()
        for effect in effects {
            let connections = effect.connections.filter { rooms[name]?.viewers[$0] != nil }
            guard !connections.isEmpty else { continue }
            var content = effect.content
            if case .welcome(var welcome) = content {
                // Its links lead to this machine.
                welcome.links.host = options.networkHost
                content = .welcome(welcome)
            }
            local.direct.append(DirectEffect(connections: connections, content: content))
        }
        noteIdentities(local.direct, of: name)
        options.deliver(name, local)
    }
}

extension ClusterMember {
    /// Sends a message to one session, in a version that all nodes understand.
    func send(_ message: NodeMessage, to session: String) { send(message.encoded(as: version), to: session) }

    /// Sends a message to all nodes that relay a room, in a version that all nodes understand.
    func publish(_ message: NodeMessage, of room: String) { publish(message.encoded(as: version), of: room) }
}
