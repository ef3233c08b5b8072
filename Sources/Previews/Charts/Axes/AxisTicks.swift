import Foundation

/// The values of an axis by which something stands.
enum AxisTicks {
    /// Returns the values with what they are called.
    ///
    /// - Parameters:
    ///   - wanted: what is asked for.
    ///   - domain: which values the axis has.
    ///   - count: how many there are about, where nobody says how many.
    /// - Returns: the values and their names, in order.
    static func values(
        _ wanted: AxisMarkValues.Kind, in domain: PositionScale.Domain, count: Int
    ) -> [(value: PlotValue, name: String)] {
        switch (wanted, domain) {
        case (.listed(let values), _): return named(values, in: domain)
        case (_, .categories(let names)): return names.map { (.category($0), $0) }
        case (.automatic(let desired), .numbers(let range, .logarithm)):
            return numbers(powers(of: 10, in: range, count: desired ?? count))
        case (.automatic(let desired), .numbers(let range, _)):
            return numbers(NumberTicks.multiples(of: NumberTicks.step(range, count: desired ?? count), in: range))
        case (.every(let step), .numbers(let range, _)): return numbers(NumberTicks.multiples(of: step, in: range))
        case (.everyUnit, .numbers(let range, _)):
            return numbers(NumberTicks.multiples(of: NumberTicks.step(range, count: count), in: range))
        case (.automatic(let desired), .dates(let range)):
            return moments(DateStep.fitting(range.upperBound - range.lowerBound, count: desired ?? count), in: range)
        case (.everyUnit(let step), .dates(let range)): return moments(step, in: range)
        case (.every(let seconds), .dates(let range)):
            return named(NumberTicks.multiples(of: seconds, in: range).map { .date($0) }, in: domain)
        }
    }

    private static func numbers(_ all: [Double]) -> [(value: PlotValue, name: String)] {
        all.map { (.number($0), PlotValue.number($0).name) }
    }

    private static func moments(_ step: DateStep, in range: ClosedRange<Double>) -> [(value: PlotValue, name: String)] {
        step.moments(in: range).enumerated().map { (.date($1), step.name(of: $1, isFirst: $0 == 0)) }
    }

    private static func named(
        _ values: [PlotValue], in domain: PositionScale.Domain
    ) -> [(value: PlotValue, name: String)] {
        guard case .dates(let range) = domain else { return values.map { ($0, $0.name) } }
        let step = DateStep.fitting(range.upperBound - range.lowerBound, count: max(values.count, 1))
        return values.enumerated().map { index, value in
            (value, value.isDate ? step.name(of: value.number ?? 0, isFirst: index == 0) : value.name)
        }
    }

    private static func powers(of base: Double, in range: ClosedRange<Double>, count: Int) -> [Double] {
        let (first, last) = (log10(range.lowerBound).rounded(.up), log10(range.upperBound).rounded(.down))
        guard first <= last else { return [] }
        let stride = max(1, Int(((last - first) / Double(max(count, 1))).rounded(.up)))
        return Swift.stride(from: Int(first), through: Int(last), by: stride).map { pow(base, Double($0)) }
    }
}
