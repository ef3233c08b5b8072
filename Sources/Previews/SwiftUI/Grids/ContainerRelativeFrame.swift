/// A modifier that gives views a size by that of what contains them.
nonisolated struct ContainerFrameModifier: PrimitiveModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { ContainerFrameElement(element, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        guard let element = element as? ContainerFrameElement else { return }
        element.modifier = self
        element.container = node.environment.scrollContainer
    }

    private final class ContainerFrameElement: WrappingElement {
        var modifier: ContainerFrameModifier
        weak var container: ScrollElement?

        init(_ content: Element, _ modifier: ContainerFrameModifier) {
            self.modifier = modifier
            super.init(content)
        }

        override var isSpacer: Bool { false }

        /// The size of the scroll view around; without one, or before it has a size, that of what bars leave.
        private var containing: CGSize {
            if let size = container?.container { return size }
            guard let view = host?.container else { return .zero }
            return view.bounds.inset(by: view.safeAreaInsets).size
        }

        private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
            var offer = proposal
            let size = containing
            if modifier.axes.contains(.horizontal) { offer.width = max(0, modifier.length(size.width, .horizontal)) }
            if modifier.axes.contains(.vertical) { offer.height = max(0, modifier.length(size.height, .vertical)) }
            return offer
        }

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            let offer = offer(proposal)
            var size = content.size(offer)
            if modifier.axes.contains(.horizontal) { size.width = offer.width ?? size.width }
            if modifier.axes.contains(.vertical) { size.height = offer.height ?? size.height }
            return size
        }

        private func inner(_ frame: CGRect) -> CGRect {
            let size = content.size(offer(ProposedViewSize(frame.size)))
            return CGRect(origin: modifier.alignment.origin(of: content, size, in: frame), size: size)
        }

        override func place(_ frame: CGRect, _ placement: Placement) { content.place(inner(frame), placement) }

        override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
            let frame = inner(CGRect(origin: .zero, size: size))
            return content.explicit(key, frame.size).map { $0 + (key.axis == .horizontal ? frame.minX : frame.minY) }
        }
    }
}

extension View {
    /// Gives the view the size of the scroll view or screen around.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }
    /// Gives the view the size of some of the parts that the scroll view or screen around is divided into.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
        }
    }
    /// Gives the view a size that is made of that of the scroll view or screen around.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

private enum ScrollContainerKey: EnvironmentKey {
    static var defaultValue: WeakContainer { WeakContainer() }
}

private nonisolated struct WeakContainer {
    weak var element: ScrollElement?
}

extension EnvironmentValues {
    /// The scroll view around; nil for none.
    var scrollContainer: ScrollElement? {
        get { self[ScrollContainerKey.self].element }
        set { self[ScrollContainerKey.self] = WeakContainer(element: newValue) }
    }
}
