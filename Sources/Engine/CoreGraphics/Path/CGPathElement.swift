import Foundation

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// One element of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
    /// The kind of the element, which says how many points it has.
    public var type: CGPathElementType
    /// The control points and the end; valid while the block runs.
    ///
    /// None for a closed subpath, one for a move or a line, two for a quadratic and three for a cubic curve.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element of its kind and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension PathElement {
    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
