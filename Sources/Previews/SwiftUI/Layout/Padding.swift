/// A modifier that puts space around views.
nonisolated struct PaddingModifier: PrimitiveModifier {
    let insets: EdgeInsets

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { PaddingElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? PaddingElement)?.insets = insets }

    private final class PaddingElement: WrappingElement {
        var insets = EdgeInsets()

        override var isSpacer: Bool { false }

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            let size = content.size(proposal.inset(by: insets))
            return CGSize(
                width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            content.place(frame.inset(by: insets.uiKit), placement)
        }

        override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
            let inner = CGRect(origin: .zero, size: size).inset(by: insets.uiKit)
            return content.explicit(key, inner.size).map {
                $0 + (key.axis == .horizontal ? insets.leading : insets.top)
            }
        }
    }
}

extension View {
    /// Puts space around the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

    /// Puts space beside some of the view's edges: 16 points where no length is named.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Puts space around the view.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
