import Foundation

/// One step of a path: a straight line, a Bezier curve, the start of a subpath or its end.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A quadratic Bezier curve: its control point and its end.
    case quad(CGPoint, CGPoint)
    /// A cubic Bezier curve: its two control points and its end.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A straight line back to the start of the subpath.
    case close

    /// The control points and the end, in this order.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    /// The end of the element; nil for ``close``.
    package var end: CGPoint? { points.last }

    /// Returns the element with each of its points replaced by what a function returns of it.
    package func mapped(_ transform: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let end): .move(transform(end))
        case .line(let end): .line(transform(end))
        case .quad(let control, let end): .quad(transform(control), transform(end))
        case .curve(let first, let second, let end): .curve(transform(first), transform(second), transform(end))
        case .close: .close
        }
    }
}
