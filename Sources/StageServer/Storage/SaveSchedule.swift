/// The times at which a room's state is stored: once its stage rests, or, if that takes long, while it moves.
///
/// At least ``interval`` apart. Times are nanoseconds of one clock.
struct SaveSchedule {
    /// The least time between two stores.
    static let interval: UInt64 = 1_000_000_000
    /// The longest time that a moving stage goes without being stored.
    static let longestDelay: UInt64 = 5_000_000_000

    private var changedAt: UInt64?
    private var savedAt: UInt64?

    mutating func changed(at now: UInt64) {
        if changedAt == nil { changedAt = now }
    }

    mutating func saved(at now: UInt64) {
        (changedAt, savedAt) = (nil, now)
    }

    func due(isAtRest: Bool) -> UInt64? {
        changedAt.map { max($0 + (isAtRest ? 0 : Self.longestDelay), savedAt.map { $0 + Self.interval } ?? 0) }
    }
}
