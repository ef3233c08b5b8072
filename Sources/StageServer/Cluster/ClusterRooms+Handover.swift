import Cluster
import WebSocketServer

/// Giving all rooms to other nodes, before this one ends.
extension ClusterRooms {
    struct Handover {
        /// The rooms that go on here yet.
        var remaining: Set<String>
        /// Those that were given to other nodes, of which it is not known whether they are theirs.
        var unanswered: Set<String> = []
        /// Those that have stopped here, while their journals are stored, and who gets them.
        var flushing: [(room: String, fence: UInt64, session: String)] = []
        let done: @MainActor () -> Void
    }

    /// How many rooms stand still at once.
    private static let batch = 8

    /// Gives every room to another node, and calls `done`; at once if there is no other one.
    func handOver(then done: @escaping @MainActor () -> Void) {
        node.drain()
        let owned = rooms.filter { if case .owned = $0.value.part { true } else { false } }
        handover = Handover(remaining: node.others.isEmpty ? [] : Set(owned.keys), done: done)
        giveNext()
    }

    /// Has the next rooms stop, and their last steps stored.
    private func giveNext() {
        guard let handover, handover.flushing.isEmpty else { return }
        let others = node.others
        guard !handover.remaining.isEmpty, !others.isEmpty else {
            self.handover?.remaining = []
            return finishHandover()
        }
        var flushing: [(room: String, fence: UInt64, session: String)] = []
        for name in handover.remaining.sorted() where flushing.count < Self.batch {
            guard case .owned(let feed)? = rooms[name]?.part else {
                self.handover?.remaining.remove(name)
                continue
            }
            // Whoever has most of its viewers is fastest to go on.
            let session = feed.relays.first(where: others.contains) ?? others[abs(name.hashValue % others.count)]
            options.logger.info("\(logName(name)) is given to another node, by fencing number \(feed.fence)")
            registry.tellAll(of: name)
            registry.abandon(name)
            rooms[name]?.part = .giving(hasEnded: false)
            flushing.append((name, feed.fence, session))
        }
        self.handover?.flushing = flushing
        guard !flushing.isEmpty else { return giveNext() }
        node.flushJournals { [arrivals] _ in arrivals.append(.flushed) }
    }

    func giveFlushed(at now: MonotonicInstant) {
        guard let flushing = handover?.flushing else { return }
        handover?.flushing = []
        for (room, fence, session) in flushing {
            node.give(room, fence, to: session) { [arrivals] in arrivals.append(.given(room: room, $0)) }
            handover?.remaining.remove(room)
            handover?.unanswered.insert(room)
        }
        giveNext()
    }

    func finishHandover() {
        guard let handover, handover.remaining.isEmpty, handover.flushing.isEmpty, handover.unanswered.isEmpty else {
            return
        }
        handover.done()
    }
}
