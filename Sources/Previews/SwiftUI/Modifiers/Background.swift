/// A modifier that shows views behind or in front of another, which has the size for both.
nonisolated struct LayerModifier<Layer: View>: PrimitiveModifier {
    let alignment: Alignment
    let isInFront: Bool
    let layer: Layer

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { LayerElement(element, node, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? LayerElement)?.show(self, node) }

    private final class LayerElement: WrappingElement {
        private var modifier: LayerModifier
        private let node: ViewNode
        private let pile: PileElement

        init(_ content: Element, _ owner: ViewNode, _ modifier: LayerModifier) {
            self.modifier = modifier
            node = owner.makeChild(modifier.layer)
            pile = PileElement(content.host)
            super.init(content)
            pile.contents = { [node] in node.elements }
        }

        override var isSpacer: Bool { false }
        override var nodes: [ViewNode] { [node] }

        override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
            content.trait(key) ?? (key == NestedLinkTrait.self ? pile.trait(key) : nil)
        }

        func show(_ modifier: LayerModifier, _ owner: ViewNode) {
            self.modifier = modifier
            pile.alignment = modifier.alignment
            node.update(modifier.layer, owner.environment)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            if modifier.isInFront { content.place(frame, placement) }
            let size = pile.size(ProposedViewSize(frame.size))
            pile.place(
                CGRect(origin: modifier.alignment.origin(of: pile, size, in: frame), size: size), placement)
            if !modifier.isInFront { content.place(frame, placement) }
        }
    }
}

extension View {
    /// Shows a view behind this one.
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(alignment: alignment, isInFront: false, layer: background))
    }
    /// Shows views behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(alignment: alignment, isInFront: false, layer: content()))
    }
    /// Fills what is behind the view, on to the screen's edges where the view reaches the safe area's.
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        background(Rectangle().fill(style).ignoresSafeArea(edges: edges))
    }
    /// Fills what is behind the view, on to the screen's edges where the view reaches the safe area's.
    public nonisolated func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(alignment: .center) { color.ignoresSafeArea(edges: edges) }
    }
    /// Fills what is behind the view with the screen's background.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    /// Fills a shape behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(shape.fill(style, style: fillStyle))
    }
    /// Fills a shape behind the view with the screen's background.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(shape.fill(BackgroundStyle(), style: fillStyle))
    }
    /// Shows a view in front of this one.
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(alignment: alignment, isInFront: true, layer: overlay))
    }
    /// Shows views in front of this one.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(alignment: alignment, isInFront: true, layer: content()))
    }
    /// Fills what is in front of the view.
    @_disfavoredOverload
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        overlay(Rectangle().fill(style).ignoresSafeArea(edges: edges))
    }
    /// Fills a shape in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(shape.fill(style, style: fillStyle))
    }
    /// Draws a border within the view's edges.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
