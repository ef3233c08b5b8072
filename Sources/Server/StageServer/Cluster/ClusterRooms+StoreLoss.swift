import WebSocketServer

/// Rooms go on after NATS has lost what it kept of them: each by what its owner knows.
extension ClusterRooms {
    /// The time that a room's owner has to own it again, before others do.
    private static let ownersAdvantage = Duration.seconds(2)

    /// Keeps what happened in the rooms that are simulated here, which this node owns no more and simulates no further: what
    /// viewers elsewhere do from now on would be known as heard, and not be in what is kept.
    ///
    /// - Parameters:
    ///   - wasActing: whether the node was acting, so that no other one can have the rooms by what is lost.
    ///   - now: the time.
    func storeIsLost(wasActing: Bool, at now: MonotonicInstant) {
        options.metrics.storeLosses.increment()
        ownersFirst = now + Self.ownersAdvantage
        for (name, room) in rooms {
            switch room.part {
            case .owned(var feed):
                // What waits for the room's next step is told again.
                if !registry.hasPending(name) { feed.entries.handle() }
                var entry = registry.wholeEntry(of: name, at: now)
                entry?.heard = feed.entries.handled
                rooms[name]?.kept = entry.flatMap { ResumedRoom([$0]) }.map {
                    .init(room: $0, since: now, isOwn: wasActing)
                }
                records[name] = registry.currentRecord(of: name) ?? records[name]
                registry.abandon(name)
                rooms[name]?.part = .waiting(until: now)
            case .relayed, .waiting, .claiming, .opening:
                rooms[name]?.part = .waiting(until: now)
            case .releasing: break
            }
        }
        preparations = [:]
        for record in records.values { options.store.save(record) }
    }
}
