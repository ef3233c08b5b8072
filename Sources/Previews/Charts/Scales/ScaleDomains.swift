import Foundation

/// Which values an axis has.
struct DomainRequest {
    /// The values of a chart's parts, in order.
    var values: [PlotValue]
    /// The values that code asks for: texts, or numbers and moments of which the least and the greatest count.
    var wanted: [PlotValue]?
    /// Whether zero is one of the numbers that are found.
    var includesZero = true
    /// Whether the bounds of numbers that are found are round.
    var isRounded = true
    var curve = NumberCurve.linear
    /// About how many ticks there are.
    var count = 5

    /// The values.
    var domain: PositionScale.Domain {
        let values = wanted ?? values
        if values.contains(where: { $0.category != nil }) {
            var seen: Set<String> = []
            return .categories(values.map { $0.category ?? $0.name }.filter { seen.insert($0).inserted })
        }
        let numbers = values.compactMap(\.number)
        let range = (numbers.min() ?? 0)...(numbers.max() ?? (wanted == nil ? 1 : 0))
        if values.contains(where: \.isDate) { return .dates(range) }
        return .numbers(wanted == nil ? found(range) : range, curve)
    }

    /// Returns the bounds of numbers that nobody asks for.
    private func found(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        if curve == .logarithm { return powers(range) }
        var range = range
        if includesZero { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
        if range.lowerBound == range.upperBound { range = range.lowerBound...(range.lowerBound + 1) }
        return isRounded ? NumberTicks.rounded(range, count: count) : range
    }

    private func powers(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        let low = max(range.lowerBound, 1e-12)
        let first = log10(low).rounded(.down)
        return pow(10, first)...pow(10, max(log10(max(range.upperBound, low)).rounded(.up), first + 1))
    }
}
