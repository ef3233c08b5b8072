import CoreMetrics
import Locks

/// A backend of swift-metrics that writes Prometheus' text format.
///
/// Counters, meters and timers are supported (timers are histograms in seconds); recorders are not.
public final class PrometheusRegistry: MetricsFactory {
    private struct Family {
        let type: String
        var series: [(labels: [(String, String)], series: any Series)] = []
    }

    private struct State {
        /// The names of metrics in the order in which they were made.
        var names: [String] = []
        var families: [String: Family] = [:]
        var help: [String: String] = [:]
    }

    private let state = LockedValue(State())

    /// Makes a registry without metrics.
    public init() {}

    /// Sets the help text of a metric.
    ///
    /// - Parameters:
    ///   - name: the metric's name.
    ///   - help: one line.
    public func describe(_ name: String, _ help: String) {
        state.withLock { $0.help[name] = help }
    }

    /// Returns all metrics in Prometheus' text format, version 0.0.4.
    public func exposition() -> String {
        state.withLock { state in
            state.names.map { name in
                let family = state.families[name]!
                let lines = family.series.flatMap { labels, series in
                    series.samples().map { Self.line(name, labels, $0) }
                }
                return (state.help[name].map { "# HELP \(name) \($0)\n" } ?? "") + "# TYPE \(name) \(family.type)\n"
                    + lines.joined()
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

    // MARK: MetricsFactory

    /// Makes a counter of a name and labels, or returns the one that there is.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, type: "counter") { AtomicCounter() }
    }

    /// Makes a gauge of a name and labels, or returns the one that there is.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, type: "gauge") { AtomicGauge() }
    }

    /// Makes a histogram of a name and labels, in seconds, or returns the one that there is.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, type: "histogram") { AtomicHistogram() }
    }

    /// Returns a recorder without effect: recorders are not supported.
    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        preconditionFailure("\(label): recorders are not supported; use a meter or a timer")
    }

    /// Removes a counter.
    public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    /// Removes a gauge.
    public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    /// Removes a histogram.
    public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
    /// Does nothing.
    public func destroyRecorder(_ handler: any RecorderHandler) {}

    /// Returns the series of a name and labels, made if there is none yet.
    private func series<S: Series>(
        _ name: String, _ labels: [(String, String)], type: String, make: () -> S
    ) -> S {
        state.withLock { state in
            var family = state.families[name] ?? Family(type: type)
            precondition(family.type == type, "\(name) is a \(family.type) already")
            if state.families[name] == nil { state.names.append(name) }
            let known = family.series.first { $0.labels.elementsEqual(labels, by: ==) }
            if let known = known?.series as? S { return known }
            let made = make()
            family.series.append((labels, made))
            state.families[name] = family
            return made
        }
    }

    private func remove(_ handler: AnyObject) {
        state.withLock { state in
            for name in state.names { state.families[name]?.series.removeAll { $0.series === handler } }
            state.names.removeAll { state.families[$0]?.series.isEmpty == true }
            state.families = state.families.filter { !$0.value.series.isEmpty }
        }
    }
}
