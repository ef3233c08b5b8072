import Foundation

/// The ways to draw a context's path: filled by either rule, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

// A context's path is kept in the drawing's space, as Core Graphics does: a transform that changes while it is built
// moves what is added after.
extension CGContext {
    private func build(_ body: (CGMutablePath, CGAffineTransform) -> Void) {
        let path = CGMutablePath(elements: current)
        body(path, state.transform)
        current = path.elements
    }

    /// Begins an empty path.
    public func beginPath() {
        current = []
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) {
        build { $0.move(to: point, transform: $1) }
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        build { $0.addLine(to: point, transform: $1) }
    }

    /// Adds lines through the points, in a subpath of their own.
    public func addLines(between points: [CGPoint]) {
        build { $0.addLines(between: points, transform: $1) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        build { $0.addQuadCurve(to: end, control: control, transform: $1) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        build { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        build { $0.addRect(rect, transform: $1) }
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect]) {
        build { $0.addRects(rects, transform: $1) }
    }

    /// Adds the ellipse that touches a rectangle's four edges.
    public func addEllipse(in rect: CGRect) {
        build { $0.addEllipse(in: rect, transform: $1) }
    }

    /// Adds an arc as ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)`` does.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        build {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: $1)
        }
    }

    /// Adds an arc as ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)`` does.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1) }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath) {
        build { $0.addPath(path, transform: $1) }
    }

    /// Ends the subpath with a line to its start.
    public func closePath() {
        build { path, _ in path.closeSubpath() }
    }

    /// The path in the current transform's space; nil if there is none.
    public var path: CGPath? {
        current.isEmpty ? nil : CGPath(elements: current.applying(state.transform.inverted()))
    }

    /// Whether the path has no elements.
    public var isPathEmpty: Bool { current.isEmpty }

    /// The end of the path's last element; (0, 0) for an empty path.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    /// The smallest rectangle that holds the path; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

    /// Returns whether a point lies inside of the path, by the mode's rule.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
    }

    /// Replaces the path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        current = path.outline(of: state.line).elements.applying(state.transform)
    }

    // MARK: Drawing

    /// Fills the path with the fill colour, and begins an empty one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the path with the stroke colour and the line attributes, and begins an empty one.
    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Fills or strokes the path, or both, and begins an empty one.
    public func drawPath(using mode: CGPathDrawingMode = .fillStroke) {
        let elements = current.applying(state.transform.inverted())
        current = []
        guard !elements.isEmpty else { return }
        if state.blendMode == .clear {
            record(.clear(elements))
            return
        }
        if let tint = state.blendMode.tint, mode == .fill || mode == .eoFill {
            return paintWhatIsThere(within: elements, mode == .fill ? .winding : .evenOdd, tint)
        }
        if let mask = state.mask { return draw(CGPath(elements: elements), using: mode, through: mask) }
        switch mode {
        case .fill, .fillStroke: record(.fill(elements, .winding, state.faded(state.fillColor)))
        case .eoFill, .eoFillStroke: record(.fill(elements, .evenOdd, state.faded(state.fillColor)))
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke:
            record(.stroke(elements, state.line, state.faded(state.strokeColor)))
        case .fill, .eoFill: break
        }
    }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles with the fill colour.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse that touches a rectangle's four edges.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with a line of a width of its own, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let line = state.line
        state.line.width = width
        stroke(rect)
        state.line = line
    }

    /// Strokes the ellipse that touches a rectangle's four edges.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines between the points in pairs: from the first to the second, from the third to the fourth.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        record(.clear(CGPath(rect: rect, transform: nil).elements))
    }

    /// Keeps what is drawn after this call inside of the path, and begins an empty one.
    public func clip(using rule: CGPathFillRule = .winding) {
        let elements = current.applying(state.transform.inverted())
        current = []
        record(.clip(elements, rule))
    }

    /// Keeps what is drawn after this call inside of a rectangle.
    public func clip(to rect: CGRect) {
        record(.clip(CGPath(rect: rect, transform: nil).elements, .winding))
    }

    /// Keeps what is drawn after this call inside of rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }
}
