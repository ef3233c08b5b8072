import Foundation

/// What to do with a context's path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

// A context's path is kept in the drawing's space, as Core Graphics does: a transform that changes while it is built moves
// what is added after.
extension CGContext {
    private func build(_ body: (CGMutablePath, CGAffineTransform) -> Void) {
        let path = CGMutablePath(elements: current)
        body(path, state.transform)
        current = path.elements
    }

    public func beginPath() {
        current = []
    }

    public func move(to point: CGPoint) {
        build { $0.move(to: point, transform: $1) }
    }

    public func addLine(to point: CGPoint) {
        build { $0.addLine(to: point, transform: $1) }
    }

    public func addLines(between points: [CGPoint]) {
        build { $0.addLines(between: points, transform: $1) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        build { $0.addQuadCurve(to: end, control: control, transform: $1) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        build { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
    }

    public func addRect(_ rect: CGRect) {
        build { $0.addRect(rect, transform: $1) }
    }

    public func addRects(_ rects: [CGRect]) {
        build { $0.addRects(rects, transform: $1) }
    }

    public func addEllipse(in rect: CGRect) {
        build { $0.addEllipse(in: rect, transform: $1) }
    }

    /// As ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        build {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: $1)
        }
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1) }
    }

    public func addPath(_ path: CGPath) {
        build { $0.addPath(path, transform: $1) }
    }

    public func closePath() {
        build { path, _ in path.closeSubpath() }
    }

    /// In the space in which is drawn; nil if there is none.
    public var path: CGPath? {
        current.isEmpty ? nil : CGPath(elements: current.applying(state.transform.inverted()))
    }

    public var isPathEmpty: Bool { current.isEmpty }

    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
    }

    /// Makes the path the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let dashed =
            state.line.dashes.isEmpty
            ? path : path.copy(dashingWithPhase: state.line.dashPhase, lengths: state.line.dashes)
        let outline = dashed.copy(
            strokingWithWidth: state.line.width, lineCap: state.line.cap, lineJoin: state.line.join,
            miterLimit: state.line.miterLimit)
        current = outline.elements.applying(state.transform)
    }

    // MARK: Drawing

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Draws the path, and begins an empty one.
    public func drawPath(using mode: CGPathDrawingMode = .fillStroke) {
        let elements = current.applying(state.transform.inverted())
        current = []
        guard !elements.isEmpty else { return }
        if state.blendMode == .clear {
            record(.clear(elements))
            return
        }
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

    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let line = state.line
        state.line.width = width
        stroke(rect)
        state.line = line
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Lines between the points in pairs.
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

    /// Keeps what is drawn after inside the path, and begins an empty one.
    public func clip(using rule: CGPathFillRule = .winding) {
        let elements = current.applying(state.transform.inverted())
        current = []
        record(.clip(elements, rule))
    }

    public func clip(to rect: CGRect) {
        record(.clip(CGPath(rect: rect, transform: nil).elements, .winding))
    }

    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }
}
