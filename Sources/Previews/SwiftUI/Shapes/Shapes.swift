/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
    var inset: CGFloat = 0
    /// Makes one.
    public init() {}
    /// Returns its lines.
    public func path(in rect: CGRect) -> Path { Path(rect.within(inset)) }
    /// Returns one further within.
    public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// How far its corners are rounded, in points.
    public var cornerSize: CGSize
    /// How its corners are rounded.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0
    /// Makes one.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    /// Makes one.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    var radius: CGFloat { max(0, min(cornerSize.width, cornerSize.height) - inset) }
    /// Returns its lines.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.within(inset)
        return Path(roundedRect: rect, cornerRadius: min(radius, min(rect.width, rect.height) / 2))
    }
    /// Returns one further within.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
    /// The size of its corners.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

/// How far the corners of a rectangle are rounded, in points.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
    /// That of the upper left corner.
    public var topLeading: CGFloat
    /// That of the lower left corner.
    public var bottomLeading: CGFloat
    /// That of the lower right corner.
    public var bottomTrailing: CGFloat
    /// That of the upper right corner.
    public var topTrailing: CGFloat
    /// Makes one.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle whose corners are rounded each for itself.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// How far the corners are rounded.
    public var cornerRadii: RectangleCornerRadii
    var inset: CGFloat = 0
    /// Makes one.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }
    /// Makes one.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }
    /// Returns its lines.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.within(inset)
        let most = min(rect.width, rect.height) / 2
        func radius(_ radius: CGFloat) -> CGFloat { min(max(0, radius - inset), most) }
        let (a, b) = (radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing))
        let (c, d) = (radius(cornerRadii.bottomTrailing), radius(cornerRadii.bottomLeading))
        return Path { path in
            path.move(to: CGPoint(x: rect.minX + a, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX - b, y: rect.minY))
            if b > 0 {
                path.addArc(
                    center: CGPoint(x: rect.maxX - b, y: rect.minY + b), radius: b, startAngle: .degrees(-90),
                    endAngle: .degrees(0), clockwise: false)
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c))
            if c > 0 {
                path.addArc(
                    center: CGPoint(x: rect.maxX - c, y: rect.maxY - c), radius: c, startAngle: .degrees(0),
                    endAngle: .degrees(90), clockwise: false)
            }
            path.addLine(to: CGPoint(x: rect.minX + d, y: rect.maxY))
            if d > 0 {
                path.addArc(
                    center: CGPoint(x: rect.minX + d, y: rect.maxY - d), radius: d, startAngle: .degrees(90),
                    endAngle: .degrees(180), clockwise: false)
            }
            path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + a))
            if a > 0 {
                path.addArc(
                    center: CGPoint(x: rect.minX + a, y: rect.minY + a), radius: a, startAngle: .degrees(180),
                    endAngle: .degrees(270), clockwise: false)
            }
            path.closeSubpath()
        }
    }
    /// Returns one further within.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A circle in the middle of a rectangle.
public nonisolated struct Circle: InsettableShape {
    var inset: CGFloat = 0
    /// Makes one.
    public init() {}
    /// Returns its lines.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return Path(ellipseIn: square.within(inset))
    }
    /// Returns a square's size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side =
            switch (proposal.width, proposal.height) {
            case (let width?, nil): width
            case (nil, let height?): height
            default: min(size.width, size.height)
            }
        return CGSize(width: side, height: side)
    }
    /// Returns one further within.
    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
    var inset: CGFloat = 0
    /// Makes one.
    public init() {}
    /// Returns its lines.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.within(inset)) }
    /// Returns one further within.
    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: InsettableShape {
    /// How its corners are rounded.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0
    /// Makes one.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// Returns its lines.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.within(inset)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    /// Returns one further within.
    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension CGRect {
    /// Returns a rectangle further within: an empty one where nothing is left.
    func within(_ inset: CGFloat) -> CGRect {
        guard inset != 0 else { return self }
        let rect = insetBy(dx: min(inset, width / 2), dy: min(inset, height / 2))
        return rect.isNull ? CGRect(x: midX, y: midY, width: 0, height: 0) : rect
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are round.
    public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners are rounded each for itself.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
    }
}
