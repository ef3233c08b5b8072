import ClusterContract
import WebSocketServer

/// Giving some rooms to other nodes, so that all have about as many.
extension ClusterRooms {
    /// Gives a few rooms away, if other nodes have fewer, or all of their viewers; none while what happens is stored late.
    func balance(at now: MonotonicInstant) {
        guard now >= nextBalance else { return }
        nextBalance = now + options.balancing.interval
        guard handover == nil, node.mayAct, hasLine, late.isEmpty else { return }
        let balance = RoomBalance(session: node.session, counts: node.roomCounts, stay: options.balancing.stay)
        let candidates: [RoomBalance.Candidate] = rooms.compactMap { name, room in
            guard case .owned(let feed) = room.part else { return nil }
            return .init(name: name, since: room.since, viewers: room.viewers.count, elsewhere: feed.viewers)
        }
        let moves = balance.moves(of: candidates, at: now)
        guard !moves.isEmpty else { return }
        options.metrics.balanced.increment(by: Int64(moves.count))
        give(Dictionary(uniqueKeysWithValues: moves.map { ($0.room, $0.session) }), at: now)
    }
}
