import Foundation

/// A rule by which a path says what lies inside: the sum of its turns (winding) or the number of its edges crossed
/// (even-odd).
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

/// The style in which a path is stroked.
///
/// Lengths are in the path's space.
package struct LineStyle: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// The greatest ratio of a mitre's length to the width; above it the corner is bevelled.
    package var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    package var dashes: [CGFloat]
    /// The length of the dash pattern that is skipped before the first dash.
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
