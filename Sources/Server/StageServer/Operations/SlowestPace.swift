import CoreMetrics
import Locks

/// A gauge of the messages a second that a thread's watchers are sent, of which the least is shown.
final class SlowestPace: Sendable {
    private let meter: Meter
    private let rates = LockedValue<[Int: Int]>([:])

    init(_ meter: Meter) {
        self.meter = meter
        meter.set(60)
    }

    func set(_ rate: Int, of thread: Int) {
        let slowest = rates.withLock { rates in
            rates[thread] = rate
            return rates.values.min() ?? rate
        }
        meter.set(slowest)
    }
}
