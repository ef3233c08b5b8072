import WebSocketServer

/// What the rooms that are simulated here lead to.
extension ClusterRooms {
    /// Viewers come back to another owner as who they are.
    func noteIdentities(_ effects: [DirectEffect], of name: String) {
        for effect in effects {
            guard case .welcome(let welcome) = effect.content else { continue }
            for connection in effect.connections {
                rooms[name]?.viewers[connection]?.identity = RandomToken(text: welcome.identity)
            }
        }
    }

    /// Sends what a room's step leads to to this node's viewers and to other nodes.
    func send(_ effects: RoomEffects, of name: String, at now: MonotonicInstant) {
        guard case .owned(var feed)? = rooms[name]?.part else { return }
        let (local, outgoing) = feed.divide(effects, at: now)
        rooms[name]?.part = .owned(feed)
        noteIdentities(local.direct, of: name)
        options.deliver(name, local)
        if let step = outgoing.step { node.publish(NodeMessage.step(step), of: name) }
        for (session, told) in outgoing.direct.sorted(by: { $0.key < $1.key }) {
            let message = NodeMessage.direct(
                room: name, fence: feed.fence, number: told.number, heard: feed.heard(from: session), told.effects)
            node.send(message, to: session)
        }
        for case .setKey in effects.directory {
            // Whoever shows the old key is refused on all nodes.
            if let record = registry.currentRecord(of: name) { options.store.save(record) }
        }
    }

    /// Adds to the journal of a room, before anybody sees what it says.
    func journal(_ entry: RoomJournalEntry, of name: String) {
        guard case .owned(var feed)? = rooms[name]?.part else { return }
        var entry = entry
        entry.heard = feed.journal(isWhole: entry.isWhole)
        rooms[name]?.part = .owned(feed)
        node.append(to: name, feed.fence, isWhole: entry.isWhole) { [entry] in entry.encoded }
        tellSuccessor(entry, of: name)
    }
}
