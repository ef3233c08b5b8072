import WebSocketServer

/// What the rooms that are simulated here lead to.
extension ClusterRooms {
    /// Notes how much of rooms' journals is stored.
    func noteStored() {
        for (name, entry) in node.removeStored() {
            guard case .owned(var feed)? = rooms[name]?.part else { continue }
            feed.entries.store(upTo: entry)
            rooms[name]?.part = .owned(feed)
        }
    }

    /// The journal of a room has a gap: all of the room is told anew.
    func journalIsLost(of name: String) {
        registry.journalIsLost(of: name)
        guard case .owned(var feed)? = rooms[name]?.part else { return }
        feed.entries.lose()
        rooms[name]?.part = .owned(feed)
    }

    /// Forgets what this node's viewers did that nobody can lose any more.
    func forgetStored(of name: String, _ feed: inout RoomFeed) {
        guard let stream = rooms[name]?.stream, !stream.isEmpty else { return }
        if !registry.hasPending(name) { feed.entries.settle() }
        rooms[name]?.stream.acknowledge(feed.entries.stored[stream.id] ?? 0)
        rooms[name]?.part = .owned(feed)
    }

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
        if !registry.hasPending(name) { feed.entries.settle() }
        let (local, outgoing) = feed.divide(effects, at: now)
        rooms[name]?.part = .owned(feed)
        noteIdentities(local.direct, of: name)
        options.deliver(name, local)
        if let step = outgoing.step { node.publish(NodeMessage.step(step), of: name) }
        for (session, told) in outgoing.direct.sorted(by: { $0.key < $1.key }) {
            let message = NodeMessage.direct(
                room: name, fence: feed.fence, number: told.number, heard: feed.stored(from: session), told.effects)
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
        if !registry.hasPending(name) { feed.entries.handle() }
        entry.heard = feed.entries.news(isWhole: entry.isWhole)
        let number = node.append(to: name, feed.fence, isWhole: entry.isWhole) { [entry] in entry.encoded }
        feed.entries.tell(as: number, isWhole: entry.isWhole)
        rooms[name]?.part = .owned(feed)
        tellSuccessor(entry, of: name)
    }
}
