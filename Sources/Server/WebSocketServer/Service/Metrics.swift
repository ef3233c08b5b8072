import CoreMetrics
import Prometheus

/// The metrics of a server, in a registry: each with its help text.
public struct Metrics: Sendable {
    private let registry = PrometheusCollectorRegistry()

    /// Makes metrics of which there are none yet.
    public init() {}

    /// Returns all metrics in Prometheus' text format.
    package func text() -> String { registry.emitToString() }

    /// Makes a counter.
    package func counter(_ name: String, _ help: String, _ labels: [(String, String)] = []) -> CoreMetrics.Counter {
        let handler = registry.makeCounter(name: name, labels: labels, help: help)
        return CoreMetrics.Counter(label: name, dimensions: labels, handler: handler, factory: factory)
    }

    /// Makes a counter for each value of a label.
    package func counters<Value: Hashable>(
        _ name: String, _ help: String, label: String, _ values: [Value], text: (Value) -> String
    ) -> [Value: CoreMetrics.Counter] {
        Dictionary(uniqueKeysWithValues: values.map { ($0, counter(name, help, [(label, text($0))])) })
    }

    /// Makes a gauge.
    package func meter(_ name: String, _ help: String) -> Meter {
        Meter(
            label: name, dimensions: [], handler: registry.makeGauge(name: name, labels: [], help: help),
            factory: factory)
    }

    /// Makes a histogram of durations between 50 us and 1 s.
    package func timer(_ name: String, _ help: String) -> Timer {
        let handler = registry.makeDurationHistogram(name: name, labels: [], buckets: Self.buckets, help: help)
        return Timer(label: name, dimensions: [], handler: handler, factory: factory)
    }

    private var factory: PrometheusMetricsFactory { PrometheusMetricsFactory(registry: registry) }

    private static let buckets: [Duration] = [
        50, 100, 250, 500, 1000, 2500, 5000, 10_000, 16_667, 33_333, 100_000, 250_000, 1_000_000,
    ].map { .microseconds($0) }
}
