import CoreMetrics
import Synchronization

/// A counter that is updated without a lock, in O(1).
final class AtomicCounter: CounterHandler, Series {
    private let sum = Atomic<Int64>(0)

    func increment(by amount: Int64) {
        sum.wrappingAdd(amount, ordering: .relaxed)
    }

    func reset() {
        sum.store(0, ordering: .relaxed)
    }

    func samples() -> [Sample] {
        [Sample(value: "\(sum.load(ordering: .relaxed))")]
    }
}
