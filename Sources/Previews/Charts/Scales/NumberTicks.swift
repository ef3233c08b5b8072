import Foundation

/// Round numbers at equal distances.
enum NumberTicks {
    /// Returns the distance, one of 1, 2 and 5 times a power of ten, by which a range has about as many numbers as are wanted.
    static func step(_ domain: ClosedRange<Double>, count: Int) -> Double {
        let span = domain.upperBound - domain.lowerBound
        guard span > 0, count > 0 else { return 1 }
        let wanted = span / Double(count)
        let power = pow(10, floor(log10(wanted)))
        let error = wanted / power
        return power * (error >= sqrt(50) ? 10 : error >= sqrt(10) ? 5 : error >= sqrt(2) ? 2 : 1)
    }

    /// Returns the multiples of a distance within a range.
    static func multiples(of step: Double, in domain: ClosedRange<Double>) -> [Double] {
        guard step > 0 else { return [] }
        // A bound that is a multiple but for the last bits counts as one.
        let slack = 1e-9
        let first = (domain.lowerBound / step - slack).rounded(.up)
        let last = (domain.upperBound / step + slack).rounded(.down)
        guard last >= first, last - first < 2000 else { return [] }
        return (0...Int(last - first)).map { product(first + Double($0), step) }
    }

    /// Returns a range from one multiple of the distance to another that the given one is in.
    static func rounded(_ domain: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
        let step = step(domain, count: count)
        let slack = 1e-9
        return product(
            (domain.lowerBound / step + slack).rounded(.down), step)...product(
                (domain.upperBound / step - slack).rounded(.up), step)
    }

    /// Returns a multiple without the error of a fraction that binary numbers have not: 0.3, and not 0.1 three times.
    private static func product(_ factor: Double, _ step: Double) -> Double {
        step < 1 ? factor / (1 / step).rounded() * ((1 / step).rounded() * step) : factor * step
    }
}
