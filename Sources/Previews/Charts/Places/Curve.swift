import CoreGraphics
import Foundation

/// A part of a line through points.
enum CurvePart: Equatable {
    /// A straight line to a point.
    case line(CGPoint)
    /// A cubic curve to a point, by its control points.
    case curve(CGPoint, CGPoint, CGPoint)
}

/// Lines and curves through points.
enum Curve {
    /// Returns how a line goes on from the first point to all others.
    static func parts(through points: [CGPoint], _ method: InterpolationMethod) -> [CurvePart] {
        guard points.count > 1 else { return [] }
        switch method.kind {
        case .linear: return points.dropFirst().map { .line($0) }
        case .stepStart: return steps(points) { last, _ in last.x }
        case .stepEnd: return steps(points) { _, next in next.x }
        case .stepCenter: return steps(points) { ($0.x + $1.x) / 2 }
        case .monotone: return monotone(points)
        case .cardinal(let tension): return cardinal(points, tension)
        case .catmullRom(let alpha): return catmullRom(points, alpha)
        }
    }

    private static func steps(_ points: [CGPoint], at middle: (CGPoint, CGPoint) -> CGFloat) -> [CurvePart] {
        zip(points, points.dropFirst()).flatMap { last, next -> [CurvePart] in
            let x = middle(last, next)
            let corners = [CGPoint(x: x, y: last.y), CGPoint(x: x, y: next.y), next]
            return corners.enumerated().filter { index, corner in
                corner != (index == 0 ? last : corners[index - 1])
            }.map { .line($1) }
        }
    }

    private static func cardinal(_ points: [CGPoint], _ tension: Double) -> [CurvePart] {
        let factor = CGFloat(1 - tension) / 6
        return (1..<points.count).map { index in
            let (last, next) = (points[index - 1], points[index])
            let (before, after) = (points[max(index - 2, 0)], points[min(index + 1, points.count - 1)])
            return .curve(
                CGPoint(x: last.x + (next.x - before.x) * factor, y: last.y + (next.y - before.y) * factor),
                CGPoint(x: next.x - (after.x - last.x) * factor, y: next.y - (after.y - last.y) * factor), next)
        }
    }

    /// The tangents at the points are the slopes of parabolas, made less where the curve would go beyond the points (Steffen 1990).
    private static func monotone(_ points: [CGPoint]) -> [CurvePart] {
        func slope(_ index: Int) -> CGFloat {
            let width = points[index + 1].x - points[index].x
            return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
        }
        func sign(_ value: CGFloat) -> CGFloat { value < 0 ? -1 : 1 }
        let last = points.count - 1
        var tangents = points.indices.map { index -> CGFloat in
            guard index > 0, index < last else { return 0 }
            let (before, after) = (slope(index - 1), slope(index))
            let (one, other) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            guard one + other != 0 else { return 0 }
            let parabola = (before * other + after * one) / (one + other)
            return (sign(before) + sign(after)) * min(abs(before), abs(after), abs(parabola) / 2)
        }
        if last == 1 {
            tangents = [slope(0), slope(0)]
        } else {
            tangents[0] = (3 * slope(0) - tangents[1]) / 2
            tangents[last] = (3 * slope(last - 1) - tangents[last - 1]) / 2
        }
        return (1...last).map { index in
            let (one, other) = (points[index - 1], points[index])
            let third = (other.x - one.x) / 3
            return .curve(
                CGPoint(x: one.x + third, y: one.y + third * tangents[index - 1]),
                CGPoint(x: other.x - third, y: other.y - third * tangents[index]), other)
        }
    }

    /// The control points are those of the spline whose knots are the distances of the points to a power.
    private static func catmullRom(_ points: [CGPoint], _ alpha: Double) -> [CurvePart] {
        func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
            CGFloat(pow(hypot(Double(other.x - one.x), Double(other.y - one.y)), alpha))
        }
        return (1..<points.count).map { index in
            let (last, next) = (points[index - 1], points[index])
            let (before, after) = (points[max(index - 2, 0)], points[min(index + 1, points.count - 1)])
            let (d1, d2, d3) = (distance(before, last), distance(last, next), distance(next, after))
            var (first, second) = (last, next)
            if d1 > 0, d2 > 0 {
                let (factor, whole) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
                first = CGPoint(
                    x: (last.x * factor - before.x * d2 * d2 + next.x * d1 * d1) / whole,
                    y: (last.y * factor - before.y * d2 * d2 + next.y * d1 * d1) / whole)
            }
            if d3 > 0, d2 > 0 {
                let (factor, whole) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
                second = CGPoint(
                    x: (next.x * factor + last.x * d3 * d3 - after.x * d2 * d2) / whole,
                    y: (next.y * factor + last.y * d3 * d3 - after.y * d2 * d2) / whole)
            }
            return .curve(first, second, next)
        }
    }
}
