import WebSocketServer
import Wire

/// Rooms that do not go on for now, and what their viewers are told.
extension ClusterRooms {
    /// The time for which an owner may be silent, or a room be without one, before viewers are told.
    private static let unreportedWait = Duration.milliseconds(500)
    /// The time after which an owner that has published nothing counts as silent; it gives a sign of life each second.
    private static let silenceOfOwner = RoomFeed.heartbeat * 3 / 2

    /// Whether NATS answers, and this node may act.
    var hasLine: Bool { node.isConnected && node.mayAct }

    /// Tells the viewers of each room here what keeps it from going on, or that nothing does any more.
    func tellInterruptions(at now: MonotonicInstant) {
        defer { isInterrupted = rooms.values.contains { $0.toldInterruption != nil } }
        let hasLine = hasLine
        for (name, room) in rooms where !room.viewers.isEmpty || room.toldInterruption != nil {
            let isWaiting = late.contains(name) || room.isWaiting(at: now, silence: Self.silenceOfOwner)
            let since = isWaiting ? room.waitsSince ?? now : nil
            rooms[name]?.waitsSince = since
            let reason: String? =
                if !hasLine {
                    "The server has lost its connection: the stage may stand still until it is back."
                } else if let since, now >= since + Self.unreportedWait {
                    late.contains(name)
                        ? "The server can\u{2019}t store what happens: the stage stands still until it can."
                        : "The stage stands still until its server, or another one, goes on."
                } else {
                    nil
                }
            guard reason != room.toldInterruption else { continue }
            rooms[name]?.toldInterruption = reason
            options.deliver(
                name, RoomEffects(shared: SharedEffects(notices: [.interruption(ServerInterruption(reason: reason))])))
        }
    }
}

extension ClusterRoom {
    /// Returns whether nobody makes steps of the room that are seen here.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - silence: the time after which an owner that tells nothing counts as gone.
    /// - Returns: true as long as the room stands still for its viewers here.
    fileprivate func isWaiting(at now: MonotonicInstant, silence: Duration) -> Bool {
        switch part {
        case .owned: false
        case .relayed(let relay): relay.askedAt != nil || now > relay.heardAt + silence
        case .claiming, .opening, .releasing, .waiting: true
        }
    }
}
