/// What is scraped under one name.
struct Metric: Sendable {
    enum Source: Sendable {
        case counter(Counter)
        case gauge(Gauge)
        case histogram(Histogram)

        var type: String {
            switch self {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            }
        }
    }

    let name: String
    let help: String
    /// One entry per value of the label, or one without.
    let series: [(label: (name: String, value: String)?, source: Source)]

    /// In Prometheus' text format, version 0.0.4.
    var exposition: String {
        guard let type = series.first?.source.type else { return "" }
        return "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
            + series.map { Self.lines(name, $0.label.map { "\($0.name)=\"\($0.value)\"" }, $0.source) }.joined()
    }

    private static func lines(_ name: String, _ label: String?, _ source: Source) -> String {
        let labels = label.map { "{\($0)}" } ?? ""
        switch source {
        case .counter(let counter):
            return "\(name)\(labels) \(counter.value)\n"
        case .gauge(let gauge):
            return "\(name)\(labels) \(gauge.value)\n"
        case .histogram(let histogram):
            let reading = histogram.read()
            let bounds = histogram.bounds.map { String(Double($0) / 1e9) } + ["+Inf"]
            let prefix = label.map { $0 + "," } ?? ""
            return zip(bounds, reading.cumulative)
                .map { "\(name)_bucket{\(prefix)le=\"\($0)\"} \($1)\n" }.joined()
                + "\(name)_sum\(labels) \(reading.sum)\n\(name)_count\(labels) \(reading.cumulative.last ?? 0)\n"
        }
    }
}
