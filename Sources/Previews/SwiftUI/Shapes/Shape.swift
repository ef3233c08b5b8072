/// Lines that fit a rectangle, which as a view is filled.
public nonisolated protocol Shape: Animatable, View, Sendable {
    /// Returns the lines within a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// Returns the size that it takes of a proposed one.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The shape, filled as texts around are.
    @MainActor
    public var body: some View { ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(FillStyle())) }

    /// Returns the whole size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Fills it.
    public nonisolated func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle())
        -> some View
    {
        ShapeView(shape: self, style: content, drawing: .fill(style))
    }
    /// Draws a line along it.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self, S> {
        ShapeView(shape: self, style: content, drawing: .stroke(style))
    }
    /// Draws a line along it.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws a line along it, as texts around are filled.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }
    /// Draws a line along it, as texts around are filled.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns a part of it, by the fractions of its length at which that begins and ends.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
    /// Returns it moved, in points.
    public nonisolated func offset(_ offset: CGSize) -> _TransformedShape<Self> {
        _TransformedShape(shape: self) { _ in CGAffineTransform(translationX: offset.width, y: offset.height) }
    }
    /// Returns it moved, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _TransformedShape<Self> {
        offset(CGSize(width: x, height: y))
    }
    /// Returns it turned around a point, clockwise.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
        _TransformedShape(shape: self) { rect in
            let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
            return CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians).translatedBy(x: -x, y: -y)
        }
    }
    /// Returns it larger or smaller around a point.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> _TransformedShape<Self> {
        _TransformedShape(shape: self) { rect in
            let (across, down) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
            return CGAffineTransform(translationX: across, y: down).scaledBy(x: x, y: y)
                .translatedBy(x: -across, y: -down)
        }
    }
    /// Returns it larger or smaller around a point.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// Returns it moved, turned and stretched.
    public nonisolated func transform(_ transform: CGAffineTransform) -> _TransformedShape<Self> {
        _TransformedShape(shape: self) { _ in transform }
    }
}

/// A part of a shape.
public nonisolated struct _TrimmedShape<S: Shape>: Shape {
    let shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat

    /// The fractions.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set { (startFraction, endFraction) = (newValue.second.first, newValue.second.second) }
    }

    /// Returns the whole's lines: the part is told to what draws them.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// Returns the whole's size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A line along a shape.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
    var shape: S
    let style: StrokeStyle

    /// What the shape is animated by.
    public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// Returns the shape's lines.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// Returns the shape's size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The line, filled as texts around are.
    @MainActor public var body: some View { fill(ForegroundStyle()) }

    /// Fills the line.
    public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> ShapeView<S, T> {
        shape.stroke(content, style: self.style)
    }
    /// Returns the line along a part of the shape.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _StrokedShape<_TrimmedShape<S>> {
        _StrokedShape<_TrimmedShape<S>>(shape: shape.trim(from: startFraction, to: endFraction), style: style)
    }
    /// Returns the line along the shape larger or smaller around a point.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _StrokedShape<_TransformedShape<S>> {
        _StrokedShape<_TransformedShape<S>>(shape: shape.scale(scale, anchor: anchor), style: style)
    }
    /// Returns the line along the shape turned around a point, clockwise.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _StrokedShape<_TransformedShape<S>> {
        _StrokedShape<_TransformedShape<S>>(shape: shape.rotation(angle, anchor: anchor), style: style)
    }
}

/// A shape that is moved, turned or stretched.
public nonisolated struct _TransformedShape<S: Shape>: Shape {
    var shape: S
    let transform: @Sendable (CGRect) -> CGAffineTransform

    /// What the shape is animated by.
    public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// Returns the lines.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
}

/// A shape whose edges can be drawn further within.
public nonisolated protocol InsettableShape: Shape {
    /// The type of what is further within.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape further within, by points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws a line within its edges.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }
    /// Draws a line within its edges.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws a line within its edges, as texts around are filled.
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }
    /// Draws a line within its edges, as texts around are filled.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
    private let make: @Sendable (CGRect) -> Path
    private let fit: @Sendable (ProposedViewSize) -> CGSize
    /// Makes one of a shape.
    public init<S: Shape>(_ shape: S) {
        make = { shape.path(in: $0) }
        fit = { shape.sizeThatFits($0) }
    }
    /// Returns the lines.
    public func path(in rect: CGRect) -> Path { make(rect) }
    /// Returns the size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}
