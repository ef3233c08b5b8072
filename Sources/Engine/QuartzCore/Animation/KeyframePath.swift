import CoreGraphics

/// A path as the way of a keyframe animation: its start and the ends of its segments are the values.
struct KeyframePath {
    private let segments: [BezierSegment]
    private let start: CGPoint
    private let measure: PathMeasure

    /// Measures a path's elements; a path that is nothing but moved to stands there.
    init(_ elements: [PathElement]) {
        let subpaths = elements.subpaths
        segments = subpaths.flatMap(\.segments)
        start = subpaths.first?.start ?? .zero
        measure = PathMeasure(elements)
    }

    /// Returns the point at a progress of 0...1, and the direction of the path there in radians.
    func place(
        at progress: CGFloat, mode: CAAnimationCalculationMode, keyTimes: [NSNumber]?,
        timingFunctions: [CAMediaTimingFunction]?
    ) -> (point: CGPoint, angle: CGFloat) {
        guard let last = segments.last else { return (start, 0) }
        if mode == .paced || mode == .cubicPaced {
            return measure.place(at: progress * measure.length) ?? (start, 0)
        }
        let isDiscrete = mode == .discrete
        let times = times(keyTimes, isDiscrete: isDiscrete)
        let next = times.firstIndex { $0 > progress } ?? times.count
        guard next > 0 else { return (start, segments[0].angle(at: 0)) }
        if isDiscrete {
            return next == 1
                ? (start, segments[0].angle(at: 0))
                : (
                    segments[min(next - 2, segments.count - 1)].end,
                    segments[min(next - 2, segments.count - 1)].angle(at: 1)
                )
        }
        guard next < times.count else { return (last.end, last.angle(at: 1)) }
        let span = times[next] - times[next - 1]
        var fraction = span > 0 ? (progress - times[next - 1]) / span : 1
        if let functions = timingFunctions, next - 1 < functions.count {
            fraction = functions[next - 1].progress(at: fraction)
        }
        let segment = segments[next - 1]
        return (segment.point(at: fraction), segment.angle(at: min(max(fraction, 0), 1)))
    }

    /// The fractions of the duration at which the values are reached.
    private func times(_ given: [NSNumber]?, isDiscrete: Bool) -> [CGFloat] {
        let count = segments.count + 1
        if let given, given.count == count || isDiscrete && given.count == count + 1 {
            return given.map { CGFloat($0.doubleValue) }
        }
        return (0..<count).map { CGFloat($0) / CGFloat(isDiscrete ? count : count - 1) }
    }
}
