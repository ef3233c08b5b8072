import Foundation

/// Numbers on each other.
enum Stacking {
    /// Returns from where to where each number of a place reaches.
    ///
    /// Positive ones stand on zero and on each other, negative ones hang from it.
    ///
    /// - Parameters:
    ///   - values: the numbers, in order.
    ///   - method: how they stand on each other.
    /// - Returns: the bounds, that which is nearer to zero first.
    static func extents(_ values: [Double], _ method: MarkStackingMethod) -> [(start: Double, end: Double)] {
        let sum = values.reduce(0) { $0 + abs($1) }
        switch method.kind {
        case .unstacked: return values.map { (0, $0) }
        case .standard: return standing(values)
        case .normalized: return standing(values.map { sum == 0 ? 0 : $0 / sum })
        case .center:
            var next = -sum / 2
            return values.map { value in
                defer { next += abs(value) }
                return (next, next + abs(value))
            }
        }
    }

    private static func standing(_ values: [Double]) -> [(start: Double, end: Double)] {
        var (above, below) = (0.0, 0.0)
        return values.map { value in
            if value < 0 {
                defer { below += value }
                return (below, below + value)
            }
            defer { above += value }
            return (above, above + value)
        }
    }
}
