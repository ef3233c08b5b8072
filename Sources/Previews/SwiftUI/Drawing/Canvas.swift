/// A view that code draws.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that the code can draw, by their tags.
    public var symbols: Symbols
    /// Draws the view.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether nothing behind is seen: has no effect.
    public var isOpaque: Bool
    /// How colours are mixed: has no effect.
    public var colorMode: ColorRenderingMode
    /// Whether it is drawn on another thread: it never is.
    public var rendersAsynchronously: Bool

    /// Makes one that can draw views.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
        (self.renderer, self.symbols) = (renderer, symbols())
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { CanvasNode(self, inputs) }

    private final class CanvasNode: TypedNode<Canvas> {
        private let element: CanvasElement
        private var child: ViewNode?

        override init(_ view: Canvas, _ inputs: NodeInputs) {
            element = CanvasElement(inputs.host)
            super.init(view, inputs)
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }
        override var elements: [Element] { [element] }

        override func changed() {
            child = shown(view.symbols, by: child)
            element.draw = { [weak self] in self?.draw($0, $1) }
            element.redraw()
        }

        private func draw(_ context: CGContext, _ size: CGSize) {
            let symbols = CanvasSymbols(child?.elements ?? [])
            var graphics = GraphicsContext(
                context, environment, bounds: CGRect(origin: .zero, size: size)
            ) { symbols.element(of: $0) }
            observed { view.renderer(&graphics, size) }
        }
    }
}

extension Canvas where Symbols == EmptyView {
    /// Makes one.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// How colours are mixed: has no effect.
public enum ColorRenderingMode: Hashable, Sendable {
    /// One of them.
    case nonLinear, linear, extendedLinear
}

/// The views that a canvas can draw.
@MainActor
private struct CanvasSymbols {
    private let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    func element(of tag: AnyHashable) -> Element? {
        elements.first { $0.trait(TagTrait.self) == tag || $0.trait(IdentityTrait.self) == tag }
    }
}

/// The element of a view that code draws.
private final class CanvasElement: Element {
    var draw: (CGContext, CGSize) -> Void = { _, _ in }
    private let view = CanvasView()

    override init(_ host: ViewHost?) {
        super.init(host)
        view.isOpaque = false
        view.backgroundColor = .clear
        view.drawing = { [weak self] in self?.draw($0, $1) }
    }

    func redraw() { view.setNeedsDisplay() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ frame: CGRect, _ placement: Placement) {
        if view.bounds.size != frame.size { view.setNeedsDisplay() }
        placement.put(view, frame)
    }
}

/// The view of UIKit that code draws.
private final class CanvasView: UIView {
    var drawing: (CGContext, CGSize) -> Void = { _, _ in }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawing(context, bounds.size)
    }
}
