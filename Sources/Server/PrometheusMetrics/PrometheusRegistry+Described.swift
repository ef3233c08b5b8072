import CoreMetrics

extension PrometheusRegistry {
    /// Makes a counter with its help text.
    public func counter(_ name: String, _ help: String, _ labels: [(String, String)] = []) -> Counter {
        describe(name, help)
        return Counter(label: name, dimensions: labels, factory: self)
    }

    /// Makes a counter for each value of a label.
    public func counters<Value: Hashable>(
        _ name: String, _ help: String, label: String, _ values: [Value], text: (Value) -> String
    ) -> [Value: Counter] {
        Dictionary(uniqueKeysWithValues: values.map { ($0, counter(name, help, [(label, text($0))])) })
    }

    /// Makes a gauge with its help text.
    public func meter(_ name: String, _ help: String) -> Meter {
        describe(name, help)
        return Meter(label: name, factory: self)
    }

    /// Makes a histogram of durations with its help text.
    public func timer(_ name: String, _ help: String) -> Timer {
        describe(name, help)
        return Timer(label: name, factory: self)
    }
}
