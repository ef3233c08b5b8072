import Foundation

extension Double {
    /// Returns a range in which to tune a property without a stated one, by its name and its initial value.
    public func tuningRange(named name: String) -> ClosedRange<Double> {
        guard abs(self) <= .largestTuned else { return isFinite ? min(self, 0)...max(self, 0) : 0...1 }
        let name = name.lowercased()
        func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
        if says("alpha", "opacity", "fraction", "progress", "percent"), 0...1 ~= self { return 0...1 }
        if says("angle", "rotation"), abs(self) <= .pi { return -.pi...(.pi) }
        // Before ratios, which durations contain.
        if says("duration", "delay"), self >= 0 { return 0...max(3, self * 4) }
        if says("scale", "ratio", "damping"), 0...2 ~= self { return 0...2 }
        if self == 0 { return -100...100 }
        // Small numbers are factors, larger ones lengths.
        let reach = abs(self) <= 2 ? 4 : max((abs(self) * 3).rounded(.up), 40)
        return self > 0 ? 0...reach : -reach...0
    }
}

extension Int {
    /// Returns a range in which to tune a property without a stated one, by its name and its initial value.
    ///
    /// A value of 1 or more does not become 0, since code divides by it.
    public func tuningRange(named name: String) -> ClosedRange<Int> {
        guard magnitude <= UInt(Double.largestTuned) else { return Swift.min(self, 0)...Swift.max(self, 0) }
        if self < 0 { return self * 4...0 }
        return Swift.min(self, 1)...Swift.max(self * 4, 12)
    }
}

extension Double {
    /// The largest number that anybody tunes by hand; those beyond it mean that there is no bound.
    static let largestTuned = 1e9
}

extension PreviewParameter {
    /// Whether the value is one that can be tuned and sent: no number without bounds.
    var isTunable: Bool {
        switch declaration.defaultValue {
        case .number(let value): abs(value) <= .largestTuned
        case .integer(let value): value.magnitude <= UInt(Double.largestTuned)
        default: true
        }
    }
}
