import Foundation

/// How a path says what lies inside it: by the sum of its turns, or by the number of its edges crossed.
public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

/// The end of a stroked line.
public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}

/// The corner of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
}

/// How a path is stroked. Lengths are in the path's space.
package struct LineStyle: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// The greatest ratio of a mitre's length to the width; beyond it the corner is bevelled.
    package var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; empty is a whole line.
    package var dashes: [CGFloat]
    /// How far into the dashes the line begins.
    package var dashPhase: CGFloat

    package init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}
