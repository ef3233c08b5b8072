import Foundation

extension Double {
    /// Returns a range in which to tune a property without a stated one, by its name and its initial value.
    public func tuningRange(named name: String) -> ClosedRange<Double> {
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
        if self < 0 { return self * 4...0 }
        return Swift.min(self, 1)...Swift.max(self * 4, 12)
    }
}
