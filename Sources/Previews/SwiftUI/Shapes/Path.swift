/// Lines and curves.
public nonisolated struct Path: Equatable, @unchecked Sendable {
    /// The path, of which a changed one is another.
    private var path: UIBezierPath

    init(bezier: UIBezierPath) { path = bezier }

    /// Makes one without lines.
    public init() { path = UIBezierPath() }
    /// Makes one with what a closure adds.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    /// Makes one of Core Graphics'.
    public init(_ path: CGPath) { self.path = UIBezierPath(cgPath: path) }
    /// Makes a rectangle.
    public init(_ rect: CGRect) { path = UIBezierPath(rect: rect) }
    /// Makes a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    }
    /// Makes a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
    }
    /// Makes an ellipse.
    public init(ellipseIn rect: CGRect) { path = UIBezierPath(ovalIn: rect) }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { path.cgPath }
    /// Whether it has no lines.
    public var isEmpty: Bool { path.isEmpty }
    /// The rectangle around it.
    public var boundingRect: CGRect { path.bounds }
    /// Where the next line begins; nil for nowhere.
    public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }
    /// Whether a point is within it.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { path.contains(p) }

    private mutating func changing(_ change: (UIBezierPath) -> Void) {
        let copy = UIBezierPath(cgPath: path.cgPath)
        change(copy)
        path = copy
    }

    /// Begins another line.
    public mutating func move(to end: CGPoint) { changing { $0.move(to: end) } }
    /// Adds a line.
    public mutating func addLine(to end: CGPoint) { changing { $0.addLine(to: end) } }
    /// Adds lines.
    public mutating func addLines(_ lines: [CGPoint]) {
        changing { path in
            guard let first = lines.first else { return }
            path.move(to: first)
            for point in lines.dropFirst() { path.addLine(to: point) }
        }
    }
    /// Adds a quadratic curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        changing { $0.addQuadCurve(to: end, controlPoint: control) }
    }
    /// Adds a cubic curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        changing { $0.addCurve(to: end, controlPoint1: control1, controlPoint2: control2) }
    }
    /// Adds a part of a circle: one that is clockwise where the y axis points up, as Core Graphics has it, goes the other way around on
    /// the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        changing {
            $0.addArc(
                withCenter: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: !clockwise)
        }
    }
    /// Adds a part of a circle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta.radians < 0)
    }
    /// Adds a part of a circle that touches two lines: from the end to one point, and from there to another.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let path = CGMutablePath()
        path.addPath(cgPath)
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        self.path = UIBezierPath(cgPath: path)
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        changing { $0.append(UIBezierPath(rect: rect)) }
    }
    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        changing {
            $0.append(UIBezierPath(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height)))
        }
    }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        changing { $0.append(UIBezierPath(ovalIn: rect)) }
    }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        changing { $0.append(path.applying(transform).path) }
    }
    /// Goes back to where the line began.
    public mutating func closeSubpath() { changing { $0.close() } }

    /// Returns the path moved, turned and stretched.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var copy = self
        copy.changing { $0.apply(transform) }
        return copy
    }
    /// Returns the path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
    /// Returns the outline of a line along it: the path itself.
    public func strokedPath(_ style: StrokeStyle) -> Path { self }

    /// Whether two are alike.
    public static func == (one: Path, other: Path) -> Bool { one.cgPath == other.cgPath }
}

extension Path: Shape {
    /// Returns the path itself.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// One of them.
    case circular, continuous
}

/// How a line is drawn.
public nonisolated struct StrokeStyle: Equatable, Sendable {
    /// How wide it is, in points.
    public var lineWidth: CGFloat
    /// How it ends.
    public var lineCap: CGLineCap
    /// How its corners look.
    public var lineJoin: CGLineJoin
    /// How far pointed corners go.
    public var miterLimit: CGFloat
    /// The lengths of its dashes and gaps.
    public var dash: [CGFloat]
    /// Where the dashes begin.
    public var dashPhase: CGFloat

    /// Makes one.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

/// How what is within lines is filled.
public nonisolated struct FillStyle: Equatable, Sendable {
    /// Whether what is within twice is not filled.
    public var isEOFilled: Bool
    /// Whether edges are smooth: they always are.
    public var isAntialiased: Bool
    /// Makes one.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
