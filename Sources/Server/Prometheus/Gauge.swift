import CoreMetrics
import Synchronization

/// A gauge that is updated without a lock, in O(1).
public final class Gauge: MeterHandler, RecorderHandler, Series {
    let name: String
    let labels: [(String, String)]
    /// The bits of the value, a double.
    private let bits = Atomic<UInt64>(0)

    init(_ name: String, _ labels: [(String, String)]) {
        self.name = name
        self.labels = labels
    }

    /// Sets the value.
    public func set(to value: Double) {
        bits.store(value.bitPattern, ordering: .relaxed)
    }

    /// Adds to the value.
    public func increment(by amount: Double = 1) {
        var known = bits.load(ordering: .relaxed)
        while true {
            let sum = Double(bitPattern: known) + amount
            let (exchanged, original) = bits.weakCompareExchange(
                expected: known, desired: sum.bitPattern, ordering: .relaxed)
            if exchanged { return }
            known = original
        }
    }

    /// Takes from the value.
    public func decrement(by amount: Double = 1) {
        increment(by: -amount)
    }

    /// Sets the value.
    public func set(_ value: Int64) { set(to: Double(value)) }
    /// Sets the value.
    public func set(_ value: Double) { set(to: value) }
    /// Sets the value.
    public func record(_ value: Int64) { set(to: Double(value)) }
    /// Sets the value.
    public func record(_ value: Double) { set(to: value) }

    func samples() -> [Sample] {
        [Sample(value: "\(Double(bitPattern: bits.load(ordering: .relaxed)))")]
    }
}
