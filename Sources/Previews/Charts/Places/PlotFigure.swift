import SwiftUI

/// Something that is drawn in a plot.
struct PlotFigure: Identifiable {
    /// What is drawn, by points of the plot.
    enum Form {
        /// A rectangle.
        case box(CGRect)
        /// A line through points.
        case line([CGPoint], InterpolationMethod)
        /// What is between two lines through points.
        case area([CGPoint], [CGPoint], InterpolationMethod, isHorizontal: Bool)
        /// A symbol at a point, as large as a square of a side.
        case symbol(ChartSymbol, CGPoint, side: CGFloat)
        /// A straight line.
        case rule(CGPoint, CGPoint)
        /// A part of a circle.
        case sector(SectorForm)
    }

    let id: [AnyHashable]
    let form: Form
    let look: MarkLook
    let style: AnyShapeStyle
    let line: StrokeStyle

    /// The rectangle around it, in points of the plot.
    var frame: CGRect {
        switch form {
        case .box(let box): return box
        case .line(let points, _): return Self.bounds(points)
        case .area(let one, let other, _, _): return Self.bounds(one + other)
        case .symbol(_, let point, let side):
            return CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
        case .rule(let one, let other): return Self.bounds([one, other])
        case .sector(let sector):
            let radius = sector.outer
            return CGRect(
                x: sector.center.x - radius, y: sector.center.y - radius, width: 2 * radius, height: 2 * radius)
        }
    }

    private static func bounds(_ points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .zero }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}

/// A part of a circle, or of a ring.
struct SectorForm: Equatable {
    var center: CGPoint
    var inner: CGFloat
    var outer: CGFloat
    /// Where it begins, in turns from the top clockwise.
    var start: Double
    /// Where it ends, in turns from the top clockwise.
    var end: Double
    /// The points that are left out at each straight edge.
    var inset: CGFloat
    /// The radius of its corners, in points.
    var corner: CGFloat

    /// The angle between the right and where it begins, clockwise on the screen, in radians.
    var startAngle: Double { (start - 0.25) * 2 * .pi }
    /// The angle between the right and where it ends, clockwise on the screen, in radians.
    var endAngle: Double { (end - 0.25) * 2 * .pi }

    /// Returns the angles between which it is at a distance from the middle: an edge is as far from the radius everywhere.
    func angles(at radius: CGFloat) -> (start: Double, end: Double) {
        guard inset > 0, radius > 0, end - start < 1 else { return (startAngle, endAngle) }
        let cut = asin(Double(min(inset / radius, 1)))
        guard endAngle - startAngle > 2 * cut else {
            let middle = (startAngle + endAngle) / 2
            return (middle, middle)
        }
        return (startAngle + cut, endAngle - cut)
    }

    /// The point in its middle.
    var middle: CGPoint {
        let (angle, radius) = ((startAngle + endAngle) / 2, Double(inner + outer) / 2)
        return CGPoint(x: center.x + CGFloat(cos(angle) * radius), y: center.y + CGFloat(sin(angle) * radius))
    }
}

/// A view beside something that is drawn, with the rectangle of that in the plot.
struct PlacedAnnotation: Identifiable {
    let id: [AnyHashable]
    let annotation: MarkAnnotation
    let target: CGRect
    /// Whether the target goes up and down, or from left to right, by which the usual side is chosen.
    let isHorizontal: Bool
}
