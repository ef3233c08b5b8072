import WebSocketServer

/// The memory that all histories take together.
extension RoomRegistry {
    /// Forgets histories, once a second, if they exceed the budget together: first those of empty rooms, then those of
    /// rooms in which nothing has happened for longest.
    func clean(at now: MonotonicInstant) {
        guard now >= nextCleaning else { return }
        nextCleaning = now + .seconds(1)
        shares.forgetIdle(at: now)
        var size = historySize
        guard size > options.historyBudget else { return }
        let rooms = hosts.values.compactMap(\.room).filter { $0.simulation.historySize > 0 }
            .sorted { ($0.isEmpty ? 0 : 1, $0.changedAt) < ($1.isEmpty ? 0 : 1, $1.changedAt) }
        for room in rooms where size > options.historyBudget / 4 * 3 {
            size -= room.simulation.historySize
            room.forgetHistory()
            size += room.simulation.historySize
        }
    }

    /// Returns the approximate size of a room's history in bytes; 0 if the room isn't here.
    func historySize(of name: String) -> Int { hosts[name]?.room?.simulation.historySize ?? 0 }

    /// The approximate size of all histories in bytes.
    var historySize: Int { hosts.values.reduce(0) { $0 + ($1.room?.simulation.historySize ?? 0) } }
}
