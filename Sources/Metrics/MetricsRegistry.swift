import Foundation

/// What a process tells of itself, under Prometheus' names. Metrics are registered at start and never removed.
public final class MetricsRegistry: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var metrics: [Metric] = []
    private let prefix: String

    /// - Parameter prefix: what every name begins with, such as `zoetrope_`.
    public init(prefix: String) {
        self.prefix = prefix
    }

    /// - Parameters:
    ///   - name: without the prefix, such as `steps_total`; not registered before.
    ///   - help: one line.
    public func counter(_ name: String, _ help: String) -> Counter {
        let counter = Counter()
        register(Metric(name: prefix + name, help: help, series: [(nil, .counter(counter))]))
        return counter
    }

    /// A counter for each value of a label; values need no escapes.
    public func counters<Value: RawRepresentable<String> & CaseIterable & Hashable>(
        _ name: String, _ help: String, label: String, _: Value.Type
    ) -> [Value: Counter] {
        let counters = Dictionary(uniqueKeysWithValues: Value.allCases.map { ($0, Counter()) })
        let series = Value.allCases.compactMap { value in
            counters[value].map { ((label, value.rawValue) as (String, String)?, Metric.Source.counter($0)) }
        }
        register(Metric(name: prefix + name, help: help, series: series))
        return counters
    }

    public func gauge(_ name: String, _ help: String) -> Gauge {
        let gauge = Gauge()
        register(Metric(name: prefix + name, help: help, series: [(nil, .gauge(gauge))]))
        return gauge
    }

    /// A histogram of durations from 50 us to 1 s.
    public func durations(_ name: String, _ help: String) -> Histogram {
        let bounds: [UInt64] = [
            50, 100, 250, 500, 1000, 2500, 5000, 10_000, 16_667, 33_333, 100_000, 250_000, 1_000_000,
        ]
        let histogram = Histogram(boundsInNanoseconds: bounds.map { $0 * 1000 })
        register(Metric(name: prefix + name, help: help, series: [(nil, .histogram(histogram))]))
        return histogram
    }

    /// Everything, in Prometheus' text format, version 0.0.4.
    public func exposition() -> String {
        lock.lock()
        defer { lock.unlock() }
        return metrics.map(\.exposition).joined()
    }

    private func register(_ metric: Metric) {
        lock.lock()
        defer { lock.unlock() }
        precondition(!metrics.contains { $0.name == metric.name }, "\(metric.name) is registered twice")
        metrics.append(metric)
    }
}
