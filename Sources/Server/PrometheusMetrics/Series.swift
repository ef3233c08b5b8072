/// A metric under one name and one set of labels.
protocol Series: AnyObject, Sendable {
    func samples() -> [Sample]
}

/// One line of a scrape.
struct Sample {
    /// The text after the metric's name.
    var suffix = ""
    /// The labels beside the series' own.
    var labels: [(String, String)] = []
    var value: String

    /// Whole numbers without a point.
    static func text(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
    }
}
