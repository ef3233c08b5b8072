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
    public var type: CGPathElementType
    /// The control points and the end: none for a closed subpath, one for a move or a line, two for a quadratic and three
    /// for a cubic curve. Valid while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>

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
