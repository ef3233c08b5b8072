import WebSocketServer

/// The times at which a room's state is stored: once its stage rests, or, if that takes long, while it moves.
///
/// At least ``interval`` apart.
struct SaveSchedule {
    /// The least time between two stores.
    static let interval = Duration.seconds(1)
    /// The longest time that a moving stage goes without being stored.
    static let longestDelay = Duration.seconds(5)

    private var changedAt: MonotonicInstant?
    private var savedAt: MonotonicInstant?

    mutating func changed(at now: MonotonicInstant) {
        if changedAt == nil { changedAt = now }
    }

    mutating func saved(at now: MonotonicInstant) {
        (changedAt, savedAt) = (nil, now)
    }

    func due(isAtRest: Bool) -> MonotonicInstant? {
        changedAt.map {
            max($0 + (isAtRest ? .zero : Self.longestDelay), savedAt.map { $0 + Self.interval } ?? .distantPast)
        }
    }
}
