import Foundation

extension CGPath {
    /// Returns the dashes of a line along the path; each subpath begins the pattern anew.
    ///
    /// - Parameters:
    ///   - phase: the length of the pattern that is skipped at a subpath's start.
    ///   - lengths: the lengths of dashes and gaps in turn, repeated.
    ///   - transform: is applied to the path first.
    /// - Returns: the dashes, each a subpath; the path itself if the sum of the lengths is not above 0.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let elements = elements.applying(transform)
        // An odd number of lengths has dashes and gaps change places each time.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard period > 1e-6, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return CGPath(elements: elements) }
        return CGPath(
            elements: elements.subpaths.flatMap { subpath in
                Self.dashes(along: PathMeasure([PathElement](subpath)), pattern, period, phase)
            })
    }

    /// The greatest number of dashes of a subpath; more would be finer than what can be seen.
    private static let mostDashes = 10_000

    private static func dashes(
        along measure: PathMeasure, _ pattern: [CGFloat], _ period: CGFloat, _ phase: CGFloat
    ) -> [PathElement] {
        guard measure.length / period * CGFloat(pattern.count) < CGFloat(mostDashes) else {
            return measure.elements(from: 0, to: measure.length)
        }
        var dashes: [PathElement] = []
        var place = -phase.truncatingRemainder(dividingBy: period)
        if place > 0 { place -= period }
        var index = 0
        while place < measure.length {
            let end = place + pattern[index % pattern.count]
            if index % 2 == 0, end > 0, end > place {
                dashes += measure.elements(from: max(place, 0), to: min(end, measure.length))
            }
            place = end
            index += 1
        }
        return dashes
    }
}
