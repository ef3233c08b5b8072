import CoreMetrics

/// A backend of swift-metrics over a registry: timers are histograms in seconds, recorders gauges.
public struct PrometheusMetricsFactory: MetricsFactory {
    /// Where metrics are made.
    public var registry: PrometheusCollectorRegistry
    /// The upper bounds of a timer's buckets, ascending.
    public var defaultDurationHistogramBuckets: [Duration] = [
        .milliseconds(5), .milliseconds(10), .milliseconds(25), .milliseconds(50), .milliseconds(100),
        .milliseconds(250), .milliseconds(500), .seconds(1), .milliseconds(2500), .seconds(5), .seconds(10),
    ]

    /// Makes a backend of a registry.
    public init(registry: PrometheusCollectorRegistry) {
        self.registry = registry
    }

    /// Makes a counter, or returns the one that there is.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        registry.makeCounter(name: label, labels: dimensions)
    }

    /// Makes a gauge, or returns the one that there is.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        registry.makeGauge(name: label, labels: dimensions)
    }

    /// Makes a histogram, or returns the one that there is.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        registry.makeDurationHistogram(
            name: label, labels: dimensions, buckets: defaultDurationHistogramBuckets)
    }

    /// Makes a gauge, or returns the one that there is; a recorder that aggregates is not supported, and traps.
    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        precondition(!aggregate, "\(label): recorders that aggregate are not supported; use a meter or a timer")
        return registry.makeGauge(name: label, labels: dimensions)
    }

    /// Removes a counter.
    public func destroyCounter(_ handler: any CounterHandler) {
        if let counter = handler as? Counter { registry.unregisterCounter(counter) }
    }

    /// Removes a gauge.
    public func destroyMeter(_ handler: any MeterHandler) {
        if let gauge = handler as? Gauge { registry.unregisterGauge(gauge) }
    }

    /// Removes a histogram.
    public func destroyTimer(_ handler: any TimerHandler) {
        if let histogram = handler as? DurationHistogram { registry.unregisterDurationHistogram(histogram) }
    }

    /// Removes a gauge.
    public func destroyRecorder(_ handler: any RecorderHandler) {
        if let gauge = handler as? Gauge { registry.unregisterGauge(gauge) }
    }
}
