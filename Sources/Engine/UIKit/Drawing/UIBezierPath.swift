import QuartzCore

/// An outline of lines and curves with the attributes to draw it.
open class UIBezierPath: NSObject {
    private var path: CGMutablePath
    /// The stroke's width in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of lines.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// The greatest ratio of a mitre's length to the width.
    open var miterLimit: CGFloat = 10
    /// Has no effect: viewers choose how finely they follow a curve.
    open var flatness: CGFloat = 0.6
    /// Whether what lies inside is found by the even-odd rule; false by default.
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Makes the path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the path of the ellipse that touches a rectangle's four edges.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes the path of a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - cornerRadius: points; at most half of the shorter side counts.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes the path of a rectangle of which some corners are rounded.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - corners: the rounded corners.
    ///   - cornerRadii: points; its width is the radius, of which at most half of the shorter side counts, and its height has
    ///     no effect, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let rect = rect.standardized
        let radius = min(max(cornerRadii.width, 0), rect.width / 2, rect.height / 2)
        let round = CGSize(width: radius, height: radius)
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        path = CGMutablePath(
            elements: .roundedRect(rect, corners: order.map { corners.contains($0) ? round : .zero }))
    }

    /// Makes the path of an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: the circle's centre.
    ///   - radius: the circle's radius.
    ///   - startAngle: the angle of the arc's start in radians; 0 is to the right, pi / 2 is down.
    ///   - endAngle: the angle of the arc's end.
    ///   - clockwise: the direction on a screen; true goes by ascending angles.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path of a Core Graphics path, which is copied.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path = CGPath.mutableCopy() ?? CGMutablePath()
    }

    /// Makes an empty path: archives are not read here.
    public required init?(coder: NSCoder) {
        path = CGMutablePath()
        super.init()
    }

    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }

    /// A copy of the outline.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Building

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc as ``init(arcCenter:radius:startAngle:endAngle:clockwise:)`` makes one, with a line to its start.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Ends the subpath with a line to its start.
    open func close() {
        path.closeSubpath()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Returns the same outline from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = copy() as? UIBezierPath ?? UIBezierPath()
        reversed.path = CGMutablePath(elements: path.elements.reversedSubpaths)
        return reversed
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        path = path.mutableCopy(using: transform)
    }

    // MARK: Asking

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that holds the outline; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The end of the last element.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether a point lies inside, by the path's rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing with the current context

    /// Reads the pattern of dashes: its lengths, their number and the distance at which it begins, each where it is asked for.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }
    /// Sets the dash pattern of strokes.
    ///
    /// - Parameters:
    ///   - pattern: the lengths of dashes and gaps in turn; nil is a solid line.
    ///   - count: the number of lengths.
    ///   - phase: the length of the pattern that is skipped at a line's start.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Fills the path with the current context's fill colour.
    @preconcurrency @MainActor
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path with the current context's stroke colour.
    @preconcurrency @MainActor
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashes)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Fills the path with a blend mode and an opacity in 0...1.
    @preconcurrency @MainActor
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { fill() }
    }

    /// Strokes the path with a blend mode and an opacity in 0...1.
    @preconcurrency @MainActor
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { stroke() }
    }

    @MainActor
    private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    /// Keeps what is drawn after inside this path.
    @preconcurrency @MainActor
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}
