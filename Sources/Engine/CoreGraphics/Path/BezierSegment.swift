import Foundation

/// A straight line or a Bezier curve from one point to another.
package enum BezierSegment: Hashable, Sendable {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    package var start: CGPoint {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    package var end: CGPoint {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The point at the parameter `t` in 0...1.
    package func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        switch self {
        case .line(let a, let b):
            return CGPoint(x: s * a.x + t * b.x, y: s * a.y + t * b.y)
        case .quad(let a, let b, let c):
            return CGPoint(
                x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
        case .cubic(let a, let b, let c, let d):
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
        }
    }

    /// The two parts before and after the parameter `t`, by de Casteljau's subdivision.
    package func split(at t: CGFloat) -> (BezierSegment, BezierSegment) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        switch self {
        case .line(let a, let b):
            let m = mix(a, b)
            return (.line(a, m), .line(m, b))
        case .quad(let a, let b, let c):
            let (ab, bc) = (mix(a, b), mix(b, c))
            let m = mix(ab, bc)
            return (.quad(a, ab, m), .quad(m, bc, c))
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d))
            let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
            let m = mix(abc, bcd)
            return (.cubic(a, ab, abc, m), .cubic(m, bcd, cd, d))
        }
    }

    /// The parameters inside 0...1 at which x or y turns back.
    var extrema: [CGFloat] {
        switch self {
        case .line:
            return []
        case .quad(let a, let b, let c):
            return [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { a, b, c in
                let t = (a - b) / (a - 2 * b + c)
                return t > 0 && t < 1 ? t : nil
            }
        case .cubic(let a, let b, let c, let d):
            return Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y)
        }
    }

    /// Returns the parameters at which a cubic of one coordinate turns back: the roots of its derivative inside 0...1.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (first, second, third) = (b - a, c - b, d - c)
        return roots(first - 2 * second + third, 2 * (second - first), first).filter { $0 > 0 && $0 < 1 }
    }

    /// The real roots of a x^2 + b x + c.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let scale = max(a.magnitude, b.magnitude, c.magnitude)
        guard a.magnitude > 1e-12 * scale else { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // Without the difference of nearly equal numbers.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return q == 0 ? [0] : [q / a, c / q]
    }

    /// Returns how many equal steps of the parameter keep straight lines within `tolerance` points of the curve.
    ///
    /// From the bound on the second derivative: Wang's formula, "Geometric Hermite interpolation", 1984.
    func lineCount(tolerance: CGFloat) -> Int {
        let bend: CGFloat
        switch self {
        case .line:
            return 1
        case .quad(let a, let b, let c):
            bend = 2 * hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        case .cubic(let a, let b, let c, let d):
            bend =
                6
                * max(
                    hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
        }
        let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
        return count.isFinite ? min(max(Int(min(count, 1000)), 1), 1000) : 1
    }
}
