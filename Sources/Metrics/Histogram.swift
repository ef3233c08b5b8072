import Synchronization

/// How often durations fell into each of Prometheus' cumulative buckets. Any thread may observe; O(buckets), without
/// a lock.
public final class Histogram: Sendable {
    /// What one scrape sees.
    struct Reading {
        /// Observations up to each bound, the last one without a bound.
        var cumulative: [UInt64]
        /// In seconds.
        var sum: Double
    }

    /// Each bucket's upper bound in nanoseconds, ascending.
    let bounds: [UInt64]
    private let buckets: [Counter]
    /// In nanoseconds.
    private let sum = Counter()

    /// - Precondition: `bounds` ascend.
    public init(boundsInNanoseconds bounds: [UInt64]) {
        precondition(zip(bounds, bounds.dropFirst()).allSatisfy(<))
        self.bounds = bounds
        buckets = (0...bounds.count).map { _ in Counter() }
    }

    public func observe(nanoseconds: UInt64) {
        buckets[bounds.firstIndex { nanoseconds <= $0 } ?? bounds.count].add()
        sum.add(nanoseconds)
    }

    func read() -> Reading {
        var total: UInt64 = 0
        let cumulative = buckets.map {
            total += $0.value
            return total
        }
        return Reading(cumulative: cumulative, sum: Double(sum.value) / 1e9)
    }
}
