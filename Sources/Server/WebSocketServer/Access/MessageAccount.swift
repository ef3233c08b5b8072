import Synchronization

/// What one address may still send: some at once, and then more at a steady rate (the generic cell rate algorithm).
///
/// It takes no lock, as each message of each connection is charged to it: one number is exchanged atomically.
final class MessageAccount: Sendable {
    /// The nanoseconds after which one more unit may be used.
    private let interval: Int64
    private let burst: Int64
    /// The time at which the whole burst may be used again, in nanoseconds since the clock's origin.
    private let wholeAt = Atomic<Int64>(.min)

    /// Makes an account.
    ///
    /// - Parameters:
    ///   - burst: the units that may be used at once; at least 1.
    ///   - perSecond: the units that may be used in each second; 1...10^9.
    init(burst: Int, perSecond: Int) {
        self.burst = Int64(max(burst, 1))
        interval = 1_000_000_000 / Int64(min(max(perSecond, 1), 1_000_000_000))
    }

    /// Uses units, or the whole burst if that is less.
    ///
    /// O(1).
    ///
    /// - Returns: whether so many were left; if not, nothing is used.
    func charge(_ units: Int, at now: MonotonicInstant) -> Bool {
        let now = now.nanosecondsSinceOrigin
        let cost = interval * min(Int64(max(units, 0)), burst)
        var known = wholeAt.load(ordering: .relaxed)
        while true {
            let after = max(known, now) + cost
            guard after <= now + interval * burst else { return false }
            let (exchanged, original) = wholeAt.weakCompareExchange(expected: known, desired: after, ordering: .relaxed)
            if exchanged { return true }
            known = original
        }
    }

    /// Returns whether the whole burst may be used.
    func isWhole(at now: MonotonicInstant) -> Bool {
        wholeAt.load(ordering: .relaxed) <= now.nanosecondsSinceOrigin
    }
}
