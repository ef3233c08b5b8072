/// Measurements of one quantity.
struct Figures: Sendable {
    private var values: [Double] = []

    mutating func add(_ value: Double) {
        values.append(value)
    }

    /// Returns a percentile of the measurements.
    ///
    /// - Parameter share: the part of the measurements below it; 0.5 is the median.
    /// - Returns: the measurement, or not-a-number without any.
    func percentile(_ share: Double) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? .nan : sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
    }

    var mean: Double { values.reduce(0, +) / Double(values.count) }

    /// A percentile in words.
    func text(_ share: Double) -> String { Self.text(percentile(share)) }

    private static func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }

    func line(_ name: String, _ unit: String) -> String {
        func text(_ value: Double) -> String { Self.text(value) }
        return
            "\(name): p50 \(text(percentile(0.5))), p99 \(text(percentile(0.99))), max \(text(percentile(1))) \(unit)"
            + " (mean \(text(mean)), n \(values.count))"
    }
}
