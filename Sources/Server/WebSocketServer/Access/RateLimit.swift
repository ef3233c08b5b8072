/// A limit on what a peer sends within a second.
///
/// A peer that keeps to the limit in every second is never refused.
package struct RateLimit {
    private let perSecond: Int
    private var secondEnds = MonotonicInstant.distantPast
    private var count = 0

    package init(perSecond: Int) {
        self.perSecond = perSecond
    }

    /// Counts what a peer sends.
    ///
    /// - Parameters:
    ///   - amount: the number that is added.
    ///   - now: the present.
    /// - Returns: whether `amount` more is within the limit.
    package mutating func admit(_ amount: Int, at now: MonotonicInstant) -> Bool {
        if now >= secondEnds {
            secondEnds = now + .seconds(1)
            count = 0
        }
        count += amount
        return count <= perSecond
    }
}
