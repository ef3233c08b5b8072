import CoreMetrics
import Synchronization

/// A number that rises and falls. O(1), without a lock.
final class AtomicGauge: MeterHandler, Series {
    /// A double's bits.
    private let bits = Atomic<UInt64>(0)

    func set(_ value: Int64) {
        set(Double(value))
    }

    func set(_ value: Double) {
        bits.store(value.bitPattern, ordering: .relaxed)
    }

    func increment(by amount: Double) {
        var known = bits.load(ordering: .relaxed)
        while true {
            let sum = Double(bitPattern: known) + amount
            let (exchanged, original) = bits.weakCompareExchange(
                expected: known, desired: sum.bitPattern, ordering: .relaxed)
            if exchanged { return }
            known = original
        }
    }

    func decrement(by amount: Double) {
        increment(by: -amount)
    }

    func samples() -> [Sample] {
        [Sample(value: Sample.text(Double(bitPattern: bits.load(ordering: .relaxed))))]
    }
}
