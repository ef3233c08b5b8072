/// The first of several views that fits in the space that it is offered; the last one if none does.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// Makes one.
    ///
    /// - Parameters:
    ///   - axes: the directions in which a view must fit.
    ///   - content: the views, the preferred one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        LayoutHostNode(self, inputs, FittingElement(inputs.host), content: { $0.content }) { $1.axes = $0.axes }
    }
}

/// The element of the first of several that fits.
private final class FittingElement: LayoutHostElement {
    var axes: Axis.Set = []

    private func choice(_ proposal: ProposedViewSize) -> Element? {
        let all = list()
        return all.first { fits($0, proposal) } ?? all.last
    }

    private func fits(_ element: Element, _ proposal: ProposedViewSize) -> Bool {
        let ideal = element.size(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
        let slack: CGFloat = 0.5
        if axes.contains(.horizontal), let width = proposal.width, ideal.width > width + slack { return false }
        if axes.contains(.vertical), let height = proposal.height, ideal.height > height + slack { return false }
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal)?.size(proposal) ?? .zero }

    override func place(_ frame: CGRect, _ placement: Placement) {
        choice(ProposedViewSize(frame.size))?.place(frame, placement)
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        choice(ProposedViewSize(size))?.explicit(key, size)
    }
}
