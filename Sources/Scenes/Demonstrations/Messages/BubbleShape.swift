import UIKit

/// The outline of a message's bubble: a rounded rectangle, with smaller corners where it follows another one of the same
/// sender, and a tail at the last one.
struct BubbleShape: Equatable {
    /// Points.
    static let tailWidth: CGFloat = 6
    private static let joinedRadius: CGFloat = 6

    var size: CGSize
    var cornerRadius: CGFloat
    /// Whether the tail is at the right; else it is at the left.
    var tailIsRight: Bool
    /// Whether a bubble of the same sender stands right above, or right below.
    var joinsAbove: Bool
    var joinsBelow: Bool

    /// In the space of the bubble without its tail, which reaches beyond that at the side.
    var path: UIBezierPath {
        let (w, h) = (size.width, size.height)
        let full = min(cornerRadius, w / 2, h / 2)
        let joined = min(Self.joinedRadius, full)
        let top = joinsAbove ? joined : full
        let path = UIBezierPath()
        path.move(to: CGPoint(x: full, y: 0))
        path.addLine(to: CGPoint(x: w - top, y: 0))
        path.addArc(
            withCenter: CGPoint(x: w - top, y: top), radius: top, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
        if joinsBelow {
            path.addLine(to: CGPoint(x: w, y: h - joined))
            path.addArc(
                withCenter: CGPoint(x: w - joined, y: h - joined), radius: joined, startAngle: 0, endAngle: .pi / 2,
                clockwise: true)
        } else {
            addTail(to: path, radius: full)
        }
        path.addLine(to: CGPoint(x: full, y: h))
        path.addArc(
            withCenter: CGPoint(x: full, y: h - full), radius: full, startAngle: .pi / 2, endAngle: .pi, clockwise: true
        )
        path.addLine(to: CGPoint(x: 0, y: full))
        path.addArc(
            withCenter: CGPoint(x: full, y: full), radius: full, startAngle: .pi, endAngle: 1.5 * .pi, clockwise: true)
        path.close()
        if !tailIsRight { path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)) }
        return path
    }

    /// From the right side out to the tip, and back along the bottom.
    private func addTail(to path: UIBezierPath, radius: CGFloat) {
        let (w, h) = (size.width, size.height)
        let tip = CGPoint(x: w + Self.tailWidth, y: h)
        let back = CGPoint(x: w - 0.42 * radius, y: h - 0.2 * radius)
        path.addLine(to: CGPoint(x: w, y: h - 0.6 * radius))
        path.addCurve(
            to: tip, controlPoint1: CGPoint(x: w, y: h - 0.2 * radius), controlPoint2: CGPoint(x: w + 2, y: h - 1))
        path.addCurve(
            to: back, controlPoint1: CGPoint(x: w + 1, y: h + 0.5),
            controlPoint2: CGPoint(x: w - 0.24 * radius, y: h - 0.06 * radius))
        path.addCurve(
            to: CGPoint(x: w - 1.1 * radius, y: h), controlPoint1: CGPoint(x: w - 0.62 * radius, y: h - 0.06 * radius),
            controlPoint2: CGPoint(x: w - 0.85 * radius, y: h))
    }
}
