/// A metric under one name and one set of labels.
protocol Series: AnyObject, Sendable {
    var name: String { get }
    var labels: [(String, String)] { get }

    func samples() -> [Sample]
}

/// One line of a scrape.
struct Sample {
    /// The text after the metric's name.
    var suffix = ""
    /// The labels beside the series' own.
    var labels: [(String, String)] = []
    var value: String

    /// Returns a duration in seconds, with a point and without an exponent.
    static func text(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        var digits = Array(String(attoseconds).utf8)
        digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: 18 - digits.count), at: 0)
        while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return "\(seconds).\(String(decoding: digits, as: UTF8.self))"
    }
}
