/// A table of figures beside their baselines and bounds, printed row by row.
struct FigureTable {
    enum Bound {
        case least(Double)
        case most(Double)
        /// The most that the figure may be as a multiple of the baseline.
        case ratio(Double)
    }

    /// The figures that were beyond their bounds.
    private(set) var beyond = 0

    func printHead(baseline: String) {
        print("| figure | this build | \(baseline) | ratio | bound |")
        print("|---|---|---|---|---|")
    }

    /// Prints a row.
    ///
    /// - Parameters:
    ///   - name: the figure's name, with its unit.
    ///   - value: what was measured.
    ///   - baseline: what was measured beside it; nil for nothing.
    ///   - bound: what the figure is to keep; nil for nothing.
    mutating func row(_ name: String, _ value: Double, _ baseline: Double?, _ bound: Bound?) {
        let ratio = baseline.map { value / $0 }
        let isWithin: Bool
        let text: String
        switch bound {
        case .least(let least): (isWithin, text) = (value >= least, "at least \(Self.text(least))")
        case .most(let most): (isWithin, text) = (value <= most, "at most \(Self.text(most))")
        case .ratio(let most): (isWithin, text) = ((ratio ?? 0) <= most, "ratio at most \(Self.text(most))")
        case nil: (isWithin, text) = (true, "")
        }
        if !isWithin { beyond += 1 }
        let cells = [Self.text(value), baseline.map(Self.text) ?? "", ratio.map(Self.text) ?? ""]
        print("| \(name) | \(cells.joined(separator: " | ")) | \(text)\(isWithin ? "" : ": **beyond**") |")
    }

    private static func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }
}
