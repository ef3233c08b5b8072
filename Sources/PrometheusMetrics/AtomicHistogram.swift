import CoreMetrics
import Synchronization

/// How often durations fell into each of Prometheus' cumulative buckets. O(buckets), without a lock.
final class AtomicHistogram: TimerHandler, Series {
    /// Each bucket's upper bound in nanoseconds, ascending: 50 us to 1 s.
    private static let bounds: [Int64] = [
        50, 100, 250, 500, 1000, 2500, 5000, 10_000, 16_667, 33_333, 100_000, 250_000, 1_000_000,
    ].map { $0 * 1000 }

    private let buckets = (0...bounds.count).map { _ in AtomicSum() }
    /// In nanoseconds.
    private let sum = AtomicSum()

    func recordNanoseconds(_ duration: Int64) {
        buckets[Self.bounds.firstIndex { duration <= $0 } ?? Self.bounds.count].add(1)
        sum.add(max(duration, 0))
    }

    func samples() -> [Sample] {
        var total: Int64 = 0
        let bounds = Self.bounds.map { Sample.text(Double($0) / 1e9) } + ["+Inf"]
        let cumulative = zip(bounds, buckets).map { bound, bucket in
            total += bucket.value
            return Sample(suffix: "_bucket", labels: [("le", bound)], value: "\(total)")
        }
        return cumulative + [
            Sample(suffix: "_sum", value: Sample.text(Double(sum.value) / 1e9)),
            Sample(suffix: "_count", value: "\(total)"),
        ]
    }
}

/// Atomics can't stand in arrays.
private final class AtomicSum: Sendable {
    private let sum = Atomic<Int64>(0)

    var value: Int64 { sum.load(ordering: .relaxed) }

    func add(_ amount: Int64) {
        sum.wrappingAdd(amount, ordering: .relaxed)
    }
}
