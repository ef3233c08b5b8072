import CoreMetrics
import Synchronization

/// A histogram of durations with Prometheus' cumulative buckets, updated without a lock, in O(buckets).
final class AtomicHistogram: TimerHandler, Series {
    /// The buckets' upper bounds in nanoseconds, ascending: 50 us to 1 s.
    private static let bounds: [Int64] = [
        50, 100, 250, 500, 1000, 2500, 5000, 10_000, 16_667, 33_333, 100_000, 250_000, 1_000_000,
    ].map { $0 * 1000 }

    private let buckets = (0...bounds.count).map { _ in AtomicSum() }
    /// The sum of all durations in nanoseconds.
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

/// An atomic number in an object, as atomics can't be elements of an array.
private final class AtomicSum: Sendable {
    private let sum = Atomic<Int64>(0)

    var value: Int64 { sum.load(ordering: .relaxed) }

    func add(_ amount: Int64) {
        sum.wrappingAdd(amount, ordering: .relaxed)
    }
}
