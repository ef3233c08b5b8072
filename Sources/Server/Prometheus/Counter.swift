import CoreMetrics
import Synchronization

/// A counter that is updated without a lock, in O(1).
public final class Counter: CounterHandler, Series {
    let name: String
    let labels: [(String, String)]
    private let sum = Atomic<Int64>(0)

    init(_ name: String, _ labels: [(String, String)]) {
        self.name = name
        self.labels = labels
    }

    /// Adds to the count.
    public func increment(by amount: Int64 = 1) {
        sum.wrappingAdd(amount, ordering: .relaxed)
    }

    /// Begins at 0 again.
    public func reset() {
        sum.store(0, ordering: .relaxed)
    }

    func samples() -> [Sample] {
        [Sample(value: "\(sum.load(ordering: .relaxed))")]
    }
}
