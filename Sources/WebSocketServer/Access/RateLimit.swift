/// A limit on what a peer sends within a second.
///
/// A peer that keeps to the limit in every second is never refused.
package struct RateLimit {
    private let perSecond: Int
    private var secondBegan: UInt64 = 0
    private var count = 0

    package init(perSecond: Int) {
        self.perSecond = perSecond
    }

    /// Counts what a peer sends.
    ///
    /// - Parameters:
    ///   - amount: the number that is added.
    ///   - now: the monotonic clock in nanoseconds.
    /// - Returns: whether `amount` more is within the limit.
    package mutating func admit(_ amount: Int, at now: UInt64) -> Bool {
        if now >= secondBegan + 1_000_000_000 {
            secondBegan = now
            count = 0
        }
        count += amount
        return count <= perSecond
    }
}
