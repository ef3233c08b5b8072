/// A modifier that shows a view at an edge of others, which keep clear of it; what scrolls goes on below it.
nonisolated struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat
    let inset: Inset

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { InsetElement(element) }
    @MainActor
    func changed(_ node: ViewNode) {
        if let known = node.memory as? ViewNode {
            known.update(inset, node.environment)
        } else {
            node.memory = node.makeChild(inset)
        }
    }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        guard let element = element as? InsetElement, let inset = node.memory as? ViewNode else { return }
        (element.edge, element.alignment, element.spacing) = (edge, alignment, spacing)
        element.inset.contents = { inset.elements }
        element.inset.alignment = alignment
    }
    @MainActor
    func ended(_ node: ViewNode) { (node.memory as? ViewNode)?.unmount() }

    private final class InsetElement: EdgeElement {
        var edge = Edge.bottom
        var alignment = Alignment.center
        var spacing: CGFloat = 0
        let inset: PileElement

        override init(_ content: Element) {
            inset = PileElement(content.host)
            super.init(content)
        }

        private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

        override func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
            var offer = proposal
            offer[axis] = nil
            return EdgeInsets(Edge.Set(edge), inset.size(offer)[axis] + spacing)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            super.place(frame, placement)
            var offer = ProposedViewSize(frame.size)
            offer[axis] = nil
            let size = inset.size(offer)
            var origin = alignment.origin(of: inset, size, in: frame)
            switch edge {
            case .top: origin.y = frame.minY
            case .bottom: origin.y = frame.maxY - size.height
            case .leading: origin.x = frame.minX
            case .trailing: origin.x = frame.maxX - size.width
            }
            inset.place(CGRect(origin: origin, size: size), placement)
        }
    }
}

/// A modifier that keeps views clear of their edges; what scrolls goes on to them.
nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
    let insets: EdgeInsets

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { PaddingElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? PaddingElement)?.own = insets }

    private final class PaddingElement: EdgeElement {
        var own = EdgeInsets()

        override func insets(_ proposal: ProposedViewSize) -> EdgeInsets { own }
    }
}

/// An element that keeps another clear of its edges, and lets what scrolls in it go on to them.
class EdgeElement: WrappingElement {
    override var isSpacer: Bool { false }

    /// Returns the space at the edges.
    func insets(_ proposal: ProposedViewSize) -> EdgeInsets { EdgeInsets() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(proposal)
        let size = content.size(proposal.inset(by: insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        let insets = insets(ProposedViewSize(frame.size))
        let inner = frame.inset(by: insets.uiKit)
        var deeper = placement
        let region = placement.region ?? SafeRegion(all: frame, safe: frame)
        var safe = region.safe
        if insets.top > 0 {
            safe = CGRect(x: safe.minX, y: inner.minY, width: safe.width, height: safe.maxY - inner.minY)
        }
        if insets.bottom > 0 { safe.size.height = inner.maxY - safe.minY }
        if insets.leading > 0 {
            safe = CGRect(x: inner.minX, y: safe.minY, width: safe.maxX - inner.minX, height: safe.height)
        }
        if insets.trailing > 0 { safe.size.width = inner.maxX - safe.minX }
        deeper.region = SafeRegion(all: region.all, safe: safe)
        deeper.added.top += insets.top
        deeper.added.leading += insets.leading
        deeper.added.bottom += insets.bottom
        deeper.added.trailing += insets.trailing
        content.place(inner, deeper)
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let insets = insets(ProposedViewSize(size))
        let inner = CGRect(origin: .zero, size: size).inset(by: insets.uiKit)
        return content.explicit(key, inner.size).map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }
}

extension View {
    /// Shows a view above or below this one, which keeps clear of it; what scrolls goes on below it.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing ?? 0, inset: content()))
    }
    /// Shows a view beside this one, which keeps clear of it; what scrolls goes on below it.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0,
                inset: content()))
    }
    /// Keeps the view clear of its edges; what scrolls goes on to them.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }
    /// Keeps the view clear of some of its edges: 16 points where no length is named.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }
    /// Keeps the view clear of its edges.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
