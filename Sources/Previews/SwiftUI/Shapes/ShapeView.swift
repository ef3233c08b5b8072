/// A shape as a view.
public nonisolated struct ShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
    enum Drawing {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    let shape: S
    let style: Style
    let drawing: Drawing

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ShapeNode(self, inputs) }

    /// Draws a line along the shape, too.
    public func stroke<T: ShapeStyle>(_ content: T, style: StrokeStyle) -> some View {
        overlay(shape.stroke(content, style: style))
    }
    /// Draws a line along the shape, too.
    public func stroke<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Fills the shape, too.
    public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> some View {
        background(shape.fill(content, style: style))
    }
}

extension ShapeView where S: InsettableShape {
    /// Draws a line within the shape's edges, too.
    public nonisolated func strokeBorder<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> some View {
        overlay(shape.strokeBorder(content, lineWidth: lineWidth))
    }
}

/// A shape of which a part is drawn.
private protocol PartialShape {
    var part: (from: CGFloat, to: CGFloat) { get }
}

extension _TrimmedShape: PartialShape {
    var part: (from: CGFloat, to: CGFloat) { (startFraction, endFraction) }
}

/// The node of a shape: numbers that it is drawn with move on frame by frame where they are animated.
private final class ShapeNode<S: Shape, Style: ShapeStyle>: TypedNode<ShapeView<S, Style>> {
    private let element: ShapeElement
    /// The numbers that are drawn with at this time.
    private var shown: S.AnimatableData

    override init(_ view: ShapeView<S, Style>, _ inputs: NodeInputs) {
        element = ShapeElement(inputs.host)
        shown = view.shape.animatableData
        super.init(view, inputs)
        element.place = { [weak self] in self?.placed($0) }
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() {
        let (shape, style) = (view.shape, view.style.paint(environment))
        element.fit = { shape.sizeThatFits($0) }
        (element.paint, element.drawing) = (style, view.drawing.kind)
        element.shape = Self.drawn(shape)
    }

    private static func drawn(_ shape: S) -> ShapeElement.Drawn {
        ShapeElement.Drawn(path: { shape.path(in: $0) }, part: (shape as? any PartialShape)?.part ?? (0, 1))
    }

    /// Begins to move the numbers on, if the placement is animated and they have changed.
    private func placed(_ placement: Placement) {
        let goal = view.shape.animatableData
        guard goal != shown else { return }
        guard let animation = placement.transaction.animation, !placement.surface.isNew(element.view) else {
            placement.host.driver.end(self)
            shown = goal
            return
        }
        let from = shown
        let way = goal - from
        shown = goal
        placement.host.driver.run(self, animation) { [weak self] progress in
            guard let self else { return }
            var data = way
            data.scale(by: progress)
            data = from + data
            var shape = view.shape
            shape.animatableData = data
            element.shape = Self.drawn(shape)
            element.redraw()
        }
        // The first frame is as before.
        var shape = view.shape
        shape.animatableData = from
        element.shape = Self.drawn(shape)
    }

    override func unmount() {
        super.unmount()
        host?.driver.end(self)
    }
}

extension ShapeView.Drawing {
    fileprivate var kind: ShapeElement.Drawing {
        switch self {
        case .fill(let style): .fill(style)
        case .stroke(let style): .stroke(style)
        }
    }
}

/// The element of a shape.
private final class ShapeElement: Element {
    enum Drawing {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    /// What is drawn.
    struct Drawn {
        var path: (CGRect) -> Path
        var part: (from: CGFloat, to: CGFloat)
    }

    let view = ShapeLayerView()
    var fit: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    var paint = ShapePaint(color: .clear)
    var drawing = Drawing.fill(FillStyle())
    var shape = Drawn(path: { Path($0) }, part: (0, 1))
    /// Is called before it is drawn at a place.
    var place: (Placement) -> Void = { _ in }
    private var size = CGSize.zero

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

    override func place(_ frame: CGRect, _ placement: Placement) {
        place(placement)
        placement.put(view, frame)
        size = frame.size
        placement.change(view) { redraw() }
    }

    func redraw() {
        let path = shape.path(CGRect(origin: .zero, size: size))
        view.show(path.cgPath, shape.part, drawing.line, isEven: drawing.isEven, paint)
    }
}

extension ShapeElement.Drawing {
    var line: StrokeStyle? {
        if case .stroke(let style) = self { return style }
        return nil
    }

    var isEven: Bool {
        if case .fill(let style) = self { return style.isEOFilled }
        return false
    }
}

/// A view of UIKit with a path.
final class ShapeLayerView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shape: CAShapeLayer { layer as! CAShapeLayer }
    /// What is within the path, if that is more than a colour.
    private var filling: PaintedView?
    private let filled = CAShapeLayer()

    /// Draws a path, or a part of it.
    func show(
        _ path: CGPath, _ part: (from: CGFloat, to: CGFloat), _ line: StrokeStyle?, isEven: Bool, _ paint: ShapePaint
    ) {
        guard case .color = paint.kind else { return fill(path, part, line, isEven: isEven, paint) }
        filling?.removeFromSuperview()
        filling = nil
        shape.draw(path, part, line, isEven: isEven, paint.color)
    }

    private func fill(
        _ path: CGPath, _ part: (from: CGFloat, to: CGFloat), _ line: StrokeStyle?, isEven: Bool, _ paint: ShapePaint
    ) {
        let filling = self.filling ?? PaintedView()
        if self.filling == nil {
            filling.isUserInteractionEnabled = false
            addSubview(filling)
            filling.layer.mask = filled
            self.filling = filling
            shape.path = nil
        }
        // A line reaches beyond the frame by half its width.
        let margin = (line?.lineWidth ?? 0) / 2
        let frame = bounds.insetBy(dx: -margin, dy: -margin)
        if filling.frame != frame { filling.frame = frame }
        filling.paint = paint
        filled.frame = CGRect(x: margin, y: margin, width: bounds.width, height: bounds.height)
        filled.draw(path, part, line, isEven: isEven, .black)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let path = shape.path ?? filled.path else { return super.point(inside: point, with: event) }
        return path.contains(point) || shape.lineWidth > 0 && shape.fillColor == nil && bounds.contains(point)
    }
}

extension CAShapeLayer {
    /// Draws a path, or a part of it, in a colour.
    fileprivate func draw(
        _ path: CGPath, _ part: (from: CGFloat, to: CGFloat), _ line: StrokeStyle?, isEven: Bool, _ color: UIColor
    ) {
        let color = color.cgColor
        if self.path != path { self.path = path }
        let (fill, stroke) = line == nil ? (color, nil) : (nil, color)
        if fillColor != fill { fillColor = fill }
        if strokeColor != stroke { strokeColor = stroke }
        fillRule = isEven ? .evenOdd : .nonZero
        if strokeStart != part.from { strokeStart = part.from }
        if strokeEnd != part.to { strokeEnd = part.to }
        guard let line else { return }
        if lineWidth != line.lineWidth { lineWidth = line.lineWidth }
        lineCap = line.lineCap == .round ? .round : line.lineCap == .square ? .square : .butt
        lineJoin = line.lineJoin == .round ? .round : line.lineJoin == .bevel ? .bevel : .miter
        miterLimit = line.miterLimit
        lineDashPattern = line.dash.isEmpty ? nil : line.dash.map { NSNumber(value: Double($0)) }
        lineDashPhase = line.dashPhase
    }
}
