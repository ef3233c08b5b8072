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

    /// The time for which a room is empty before its stage sleeps: whoever loads the page anew finds it awake.
    static let wakefulness = Duration.seconds(10)

    /// When a room's stage is to sleep; nil if it can't, or does.
    func sleepDue(_ host: RoomHost) -> MonotonicInstant? {
        guard let since = emptySince[host.name], let room = host.room, host.isEmpty, room.canSleep else { return nil }
        return since + Self.wakefulness
    }

    /// Has a room's stage sleep if that is due.
    func sleep(_ host: RoomHost, at now: MonotonicInstant) {
        guard let due = sleepDue(host), due <= now, let room = host.room else { return }
        send(host.name, room.sleep())
    }

    /// Returns the approximate size of a room's history in bytes; 0 if the room isn't here.
    func historySize(of name: String) -> Int { hosts[name]?.room?.simulation.historySize ?? 0 }

    /// The approximate size of all histories in bytes.
    var historySize: Int { hosts.values.reduce(0) { $0 + ($1.room?.simulation.historySize ?? 0) } }
}
