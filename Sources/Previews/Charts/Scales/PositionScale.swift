import Foundation

/// Where values are along an axis, in points.
struct PositionScale: Equatable {
    /// Which values there are.
    enum Domain: Equatable {
        /// Texts, which share the length equally.
        case categories([String])
        /// Numbers.
        case numbers(ClosedRange<Double>, NumberCurve)
        /// Moments, in seconds since 2001.
        case dates(ClosedRange<Double>)
    }

    let domain: Domain
    /// Where the first value is.
    var start: CGFloat
    /// Where the last value is.
    var end: CGFloat

    /// Returns where a value is, the middle of a text's part; nil for one that it has not.
    func position(_ value: PlotValue) -> CGFloat? {
        switch domain {
        case .categories(let names):
            guard let index = names.firstIndex(of: value.category ?? value.name) else { return nil }
            return place((Double(index) + 0.5) / Double(names.count))
        case .numbers(let range, let curve):
            guard let number = value.number else { return nil }
            let (low, high) = (curve(range.lowerBound), curve(range.upperBound))
            return place(high == low ? 0.5 : (curve(number) - low) / (high - low))
        case .dates(let range):
            guard let seconds = value.number else { return nil }
            let span = range.upperBound - range.lowerBound
            return place(span == 0 ? 0.5 : (seconds - range.lowerBound) / span)
        }
    }

    /// Returns where a value is, or the middle of a range.
    func center(_ datum: PlotDatum) -> CGFloat? {
        guard let low = position(datum.value) else { return nil }
        guard let high = datum.upper.flatMap(position) else { return low }
        return (low + high) / 2
    }

    /// Returns the part that a text or a range has; nil for a single number or moment.
    func band(_ datum: PlotDatum) -> (low: CGFloat, high: CGFloat)? {
        if case .categories(let names) = domain {
            guard let middle = position(datum.value) else { return nil }
            let half = abs(end - start) / CGFloat(names.count) / 2
            return (middle - half, middle + half)
        }
        guard let one = position(datum.value), let other = datum.upper.flatMap(position) else { return nil }
        return (min(one, other), max(one, other))
    }

    /// Returns the value at a place: of texts the one whose part it is in; nil beyond those.
    func value(at position: CGFloat) -> PlotValue? {
        let length = end - start
        guard length != 0 else { return nil }
        let fraction = Double((position - start) / length)
        switch domain {
        case .categories(let names):
            let index = Int((fraction * Double(names.count)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .numbers(let range, let curve):
            let (low, high) = (curve(range.lowerBound), curve(range.upperBound))
            return .number(curve.inverse(low + fraction * (high - low)))
        case .dates(let range):
            return .date(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
        }
    }

    private func place(_ fraction: Double) -> CGFloat { start + (end - start) * CGFloat(fraction) }
}

/// How numbers' distances are drawn.
enum NumberCurve: Equatable {
    /// As they are.
    case linear
    /// By their logarithms.
    case logarithm
    /// By their powers, with the sign kept.
    case power(Double)
    /// By the logarithms of what is added to 1 for a slope, with the sign kept.
    case symmetricLogarithm(Double)

    /// Returns where a number is drawn.
    func callAsFunction(_ number: Double) -> Double {
        switch self {
        case .linear: number
        case .logarithm: log10(max(number, .leastNormalMagnitude))
        case .power(let exponent): copysign(pow(abs(number), exponent), number)
        case .symmetricLogarithm(let slope): copysign(log1p(abs(number) * slope), number)
        }
    }

    /// Returns the number that is drawn at a place.
    func inverse(_ place: Double) -> Double {
        switch self {
        case .linear: place
        case .logarithm: pow(10, place)
        case .power(let exponent): copysign(pow(abs(place), 1 / exponent), place)
        case .symmetricLogarithm(let slope): copysign(expm1(abs(place)) / slope, place)
        }
    }
}
