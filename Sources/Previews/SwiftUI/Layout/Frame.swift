/// A modifier that gives views a size.
nonisolated struct FrameModifier: PrimitiveModifier {
    var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    var ideal: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    var maximum: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    var fixed: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    let alignment: Alignment

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { FrameElement(element, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? FrameElement)?.modifier = self }

    private final class FrameElement: WrappingElement {
        var modifier: FrameModifier

        init(_ content: Element, _ modifier: FrameModifier) {
            self.modifier = modifier
            super.init(content)
        }

        override var isSpacer: Bool { false }

        /// What a length is offered, within its bounds.
        private func offer(
            _ proposed: CGFloat?, fixed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
        ) -> CGFloat? {
            if let fixed { return fixed }
            guard let proposed = proposed ?? ideal else { return nil }
            return min(max(proposed, least ?? -.infinity), most ?? .infinity)
        }

        /// What a length is, with a content of some length.
        private func length(
            _ proposed: CGFloat?, content: CGFloat, fixed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?,
            _ most: CGFloat?
        ) -> CGFloat {
            if let fixed { return fixed }
            guard let proposed = proposed ?? ideal else {
                return min(max(content, least ?? 0), most ?? .infinity)
            }
            // Without a bound it is the content that counts.
            let low = least ?? min(content, most ?? content)
            let high = most ?? max(content, least ?? content)
            return min(max(proposed, low), max(low, high))
        }

        private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
            let (low, ideal, high, fixed) = (modifier.minimum, modifier.ideal, modifier.maximum, modifier.fixed)
            return ProposedViewSize(
                width: offer(proposal.width, fixed: fixed.width, low.width, ideal.width, high.width),
                height: offer(proposal.height, fixed: fixed.height, low.height, ideal.height, high.height))
        }

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            let size = content.size(inner(proposal))
            let (low, ideal, high, fixed) = (modifier.minimum, modifier.ideal, modifier.maximum, modifier.fixed)
            return CGSize(
                width: length(
                    proposal.width, content: size.width, fixed: fixed.width, low.width, ideal.width, high.width),
                height: length(
                    proposal.height, content: size.height, fixed: fixed.height, low.height, ideal.height, high.height))
        }

        private func contentFrame(_ frame: CGRect) -> CGRect {
            let size = content.size(inner(ProposedViewSize(frame.size)))
            return CGRect(origin: modifier.alignment.origin(of: content, size, in: frame), size: size)
        }

        override func place(_ frame: CGRect, _ placement: Placement) { content.place(contentFrame(frame), placement) }

        override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
            let frame = contentFrame(CGRect(origin: .zero, size: size))
            return content.explicit(key, frame.size).map { $0 + (key.axis == .horizontal ? frame.minX : frame.minY) }
        }
    }
}

extension View {
    /// Gives the view a size: an infinite dimension is none, as SwiftUI calls that invalid.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        func valid(_ dimension: CGFloat?) -> CGFloat? { dimension.flatMap { $0.isFinite ? max(0, $0) : nil } }
        return modifier(FrameModifier(fixed: (valid(width), valid(height)), alignment: alignment))
    }

    /// Gives the view's size bounds.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                minimum: (minWidth, minHeight), ideal: (idealWidth, idealHeight), maximum: (maxWidth, maxHeight),
                alignment: alignment))
    }
}
