import Locks

/// A table of figures beside their baselines and bounds, printed when all are measured.
final class FigureTable: Sendable {
    enum Bound {
        case least(Double)
        case most(Double)
        /// The most that the figure may be as a multiple of the baseline.
        case ratio(Double)
        /// The least that it may be as a multiple of the baseline.
        case ratioAtLeast(Double)
    }

    private struct State {
        var rows: [String] = []
        var beyond = 0
    }

    private let state = LockedValue(State())

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - name: the figure's name, with its unit.
    ///   - value: what was measured.
    ///   - baseline: what was measured beside it; nil for nothing.
    ///   - bound: what the figure is to keep; nil for nothing.
    func row(_ name: String, _ value: Double, baseline: Double? = nil, _ bound: Bound? = nil) {
        let ratio = baseline.map { value / $0 }
        let isWithin: Bool
        let text: String
        switch bound {
        case .least(let least): (isWithin, text) = (value >= least, "at least \(Self.text(least))")
        case .most(let most): (isWithin, text) = (value <= most, "at most \(Self.text(most))")
        case .ratio(let most): (isWithin, text) = ((ratio ?? .infinity) <= most, "ratio at most \(Self.text(most))")
        case .ratioAtLeast(let least):
            (isWithin, text) = ((ratio ?? -.infinity) >= least, "ratio at least \(Self.text(least))")
        case nil: (isWithin, text) = (true, "")
        }
        let cells = [Self.text(value), baseline.map(Self.text) ?? "", ratio.map(Self.text) ?? ""]
        let row = "| \(name) | \(cells.joined(separator: " | ")) | \(text)\(isWithin ? "" : ": **beyond**") |"
        state.withLock {
            $0.rows.append(row)
            if !isWithin { $0.beyond += 1 }
        }
    }

    /// Adds a row that says why there is no figure.
    func row(_ name: String, without reason: String) {
        state.withLock { $0.rows.append("| \(name) | \(reason) | | | |") }
    }

    /// Prints the rows, and how many are beyond their bounds, in Markdown.
    func print() {
        let (rows, beyond) = state.withLock { ($0.rows, $0.beyond) }
        Swift.print("\n| figure | this build | baseline | ratio | bound |")
        Swift.print("|---|---|---|---|---|")
        for row in rows { Swift.print(row) }
        Swift.print("\n\(beyond) of \(rows.count) figures are beyond their bounds")
    }

    private static func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }
}
