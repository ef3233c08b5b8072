import CoreMetrics
import Synchronization

/// A histogram of durations with cumulative buckets, updated without a lock, in O(buckets).
public final class DurationHistogram: TimerHandler, Series {
    let name: String
    let labels: [(String, String)]
    /// The buckets' upper bounds, ascending.
    private let bounds: [Duration]
    private let nanoseconds: [Int64]
    private let buckets: [AtomicSum]
    /// The sum of all durations in nanoseconds.
    private let sum = AtomicSum()

    init(_ name: String, _ labels: [(String, String)], _ bounds: [Duration]) {
        self.name = name
        self.labels = labels
        self.bounds = bounds
        nanoseconds = bounds.map {
            $0.components.seconds * 1_000_000_000 + $0.components.attoseconds / 1_000_000_000
        }
        buckets = (0...bounds.count).map { _ in AtomicSum() }
    }

    /// Counts a duration; one below 0 counts as 0.
    public func recordNanoseconds(_ duration: Int64) {
        buckets[nanoseconds.firstIndex { duration <= $0 } ?? bounds.count].add(1)
        sum.add(max(duration, 0))
    }

    func samples() -> [Sample] {
        var total: Int64 = 0
        let texts = bounds.map(Sample.text) + ["+Inf"]
        let cumulative = zip(texts, buckets).map { bound, bucket in
            total += bucket.value
            return Sample(suffix: "_bucket", labels: [("le", bound)], value: "\(total)")
        }
        return cumulative + [
            Sample(suffix: "_sum", value: Sample.text(.nanoseconds(sum.value))),
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
