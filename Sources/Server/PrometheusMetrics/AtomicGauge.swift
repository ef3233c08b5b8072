import CoreMetrics
import Synchronization

/// A gauge that is updated without a lock, in O(1).
final class AtomicGauge: MeterHandler, Series {
    /// The bits of the value, a double.
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
