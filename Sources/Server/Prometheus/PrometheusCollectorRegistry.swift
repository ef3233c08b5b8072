import CoreMetrics
import Locks

/// The metrics of a program, which it writes in Prometheus' text format.
///
/// With the names of swift-prometheus' registry, and lines like its own, so that this library can take the other's place;
/// floating-point counters and histograms of numbers are left out. Metrics are listed in the order in which they were made.
public final class PrometheusCollectorRegistry: Sendable {
    private struct Family {
        let type: String
        let help: String
        var series: [any Series] = []
    }

    private struct State {
        /// The names of metrics in the order in which they were made.
        var names: [String] = []
        var families: [String: Family] = [:]
    }

    private let state = LockedValue(State())

    /// Makes a registry without metrics.
    public init() {}

    /// Returns the counter of a name and labels, made if there is none yet.
    ///
    /// - Parameters:
    ///   - name: the metric's name; all metrics of a name are of one type, and have one help text.
    ///   - labels: the labels' names and values.
    ///   - help: one line; empty for none.
    /// - Returns: the metric.
    public func makeCounter(name: String, labels: [(String, String)] = [], help: String = "") -> Counter {
        series(name, labels, help, type: "counter") { Counter(name, labels) }
    }

    /// Returns the gauge of a name and labels, made if there is none yet.
    ///
    /// - Parameters:
    ///   - name: the metric's name; all metrics of a name are of one type, and have one help text.
    ///   - labels: the labels' names and values.
    ///   - help: one line; empty for none.
    /// - Returns: the metric.
    public func makeGauge(name: String, labels: [(String, String)] = [], help: String = "") -> Gauge {
        series(name, labels, help, type: "gauge") { Gauge(name, labels) }
    }

    /// Returns the histogram of a name and labels, in seconds, made if there is none yet.
    ///
    /// - Parameters:
    ///   - name: the metric's name; all metrics of a name are of one type, and have one help text.
    ///   - labels: the labels' names and values.
    ///   - buckets: the buckets' upper bounds, ascending.
    ///   - help: one line; empty for none.
    /// - Returns: the metric.
    public func makeDurationHistogram(
        name: String, labels: [(String, String)] = [], buckets: [Duration], help: String = ""
    ) -> DurationHistogram {
        series(name, labels, help, type: "histogram") { DurationHistogram(name, labels, buckets) }
    }

    /// Removes a counter.
    public func unregisterCounter(_ counter: Counter) { remove(counter) }
    /// Removes a gauge.
    public func unregisterGauge(_ gauge: Gauge) { remove(gauge) }
    /// Removes a histogram.
    public func unregisterDurationHistogram(_ histogram: DurationHistogram) { remove(histogram) }

    /// Returns all metrics in Prometheus' text format, version 0.0.4.
    public func emitToString() -> String {
        state.withLock { state in
            state.names.map { name in
                let family = state.families[name]!
                let lines = family.series.flatMap { series in
                    series.samples().map { Self.line(name, series.labels, $0) }
                }
                return (family.help.isEmpty ? "" : "# HELP \(name) \(family.help)\n")
                    + "# TYPE \(name) \(family.type)\n" + lines.joined()
            }.joined()
        }
    }

    private static func line(_ name: String, _ labels: [(String, String)], _ sample: Sample) -> String {
        let pairs = (labels + sample.labels).map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",")
        return "\(name)\(sample.suffix)\(pairs.isEmpty ? "" : "{\(pairs)}") \(sample.value)\n"
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    private func series<S: Series>(
        _ name: String, _ labels: [(String, String)], _ help: String, type: String, make: () -> S
    ) -> S {
        state.withLock { state in
            var family = state.families[name] ?? Family(type: type, help: help)
            precondition(family.type == type, "\(name) is a \(family.type) already")
            precondition(family.help == help, "\(name) has another help text: \(family.help)")
            if state.families[name] == nil { state.names.append(name) }
            let known = family.series.first { $0.labels.elementsEqual(labels, by: ==) }
            if let known = known as? S { return known }
            let made = make()
            family.series.append(made)
            state.families[name] = family
            return made
        }
    }

    private func remove(_ series: any Series) {
        state.withLock { state in
            guard var family = state.families[series.name] else { return }
            family.series.removeAll { $0 === series }
            state.families[series.name] = family.series.isEmpty ? nil : family
            if family.series.isEmpty { state.names.removeAll { $0 == series.name } }
        }
    }
}
