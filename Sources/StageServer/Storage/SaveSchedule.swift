/// When a room's state is due to be stored: once its stage rests, or, if that takes long, while it moves; and not too
/// often. Times are nanoseconds of one clock.
struct SaveSchedule {
    /// From one time to the next at least.
    static let interval: UInt64 = 1_000_000_000
    /// How long a stage may move without being stored.
    static let patience: UInt64 = 5_000_000_000

    private var changedAt: UInt64?
    private var savedAt: UInt64?

    mutating func changed(at now: UInt64) {
        if changedAt == nil { changedAt = now }
    }

    mutating func saved(at now: UInt64) {
        (changedAt, savedAt) = (nil, now)
    }

    func due(isAtRest: Bool) -> UInt64? {
        changedAt.map { max($0 + (isAtRest ? 0 : Self.patience), savedAt.map { $0 + Self.interval } ?? 0) }
    }
}
