/// A layout of views that an element of a stack lays out.
protocol ElementLayout: Layout, StackedLayout where Cache == Void {
    @MainActor func frames(_ elements: [Element], _ frame: CGRect) -> [CGRect]
    @MainActor func size(_ elements: [Element], _ proposal: ProposedViewSize) -> CGSize
}

extension ElementLayout {
    /// Returns the size of all.
    public nonisolated func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let elements = subviews.map(\.element)
        return MainActor.assumeIsolated { size(elements, proposal) }
    }
    /// Puts each view at its place.
    public nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let elements = subviews.map(\.element)
        let places = MainActor.assumeIsolated { self.frames(elements, bounds) }
        for (view, frame) in zip(subviews, places) {
            view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }
}

/// A layout of views beside each other.
public nonisolated struct HStackLayout: ElementLayout, Sendable {
    /// How they are aligned.
    public var alignment: VerticalAlignment
    /// The space between two; nil for the usual one.
    public var spacing: CGFloat?
    /// Makes one.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    var axis: Axis? { .horizontal }

    @MainActor private func element(_ elements: [Element]) -> StackLayoutElement {
        let stack = StackLayoutElement(elements.first?.host)
        stack.contents = { elements }
        (stack.axis, stack.alignment, stack.spacing) = (.horizontal, alignment.key, spacing)
        return stack
    }
    @MainActor func size(_ elements: [Element], _ proposal: ProposedViewSize) -> CGSize {
        element(elements).size(proposal)
    }
    @MainActor func frames(_ elements: [Element], _ frame: CGRect) -> [CGRect] { element(elements).frames(frame) }
}

/// A layout of views below each other.
public nonisolated struct VStackLayout: ElementLayout, Sendable {
    /// How they are aligned.
    public var alignment: HorizontalAlignment
    /// The space between two; nil for the usual one.
    public var spacing: CGFloat?
    /// Makes one.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    var axis: Axis? { .vertical }

    @MainActor private func element(_ elements: [Element]) -> StackLayoutElement {
        let stack = StackLayoutElement(elements.first?.host)
        stack.contents = { elements }
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, alignment.key, spacing)
        return stack
    }
    @MainActor func size(_ elements: [Element], _ proposal: ProposedViewSize) -> CGSize {
        element(elements).size(proposal)
    }
    @MainActor func frames(_ elements: [Element], _ frame: CGRect) -> [CGRect] { element(elements).frames(frame) }
}

/// A layout of views in front of each other.
public nonisolated struct ZStackLayout: ElementLayout, Sendable {
    /// How they are aligned.
    public var alignment: Alignment
    /// Makes one.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var axis: Axis? { nil }

    @MainActor private func element(_ elements: [Element]) -> PileElement {
        let pile = PileElement(elements.first?.host)
        pile.alignment = alignment
        pile.contents = { elements }
        return pile
    }
    @MainActor func size(_ elements: [Element], _ proposal: ProposedViewSize) -> CGSize {
        element(elements).size(proposal)
    }
    @MainActor func frames(_ elements: [Element], _ frame: CGRect) -> [CGRect] {
        element(elements).frames(frame).map(\.1)
    }
}

/// A layout of rows and columns.
public nonisolated struct GridLayout: ElementLayout, Sendable {
    /// How views are aligned in their cells.
    public var alignment: Alignment
    /// The space between columns; nil for the usual one.
    public var horizontalSpacing: CGFloat?
    /// The space between rows; nil for the usual one.
    public var verticalSpacing: CGFloat?
    /// Makes one.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    var axis: Axis? { nil }

    @MainActor private func element(_ elements: [Element]) -> GridElement {
        let grid = GridElement(elements.first?.host)
        grid.alignment = alignment
        grid.gaps = CGSize(
            width: horizontalSpacing ?? StackLayoutElement.usualSpacing,
            height: verticalSpacing ?? StackLayoutElement.usualSpacing)
        grid.contents = { elements }
        return grid
    }
    @MainActor func size(_ elements: [Element], _ proposal: ProposedViewSize) -> CGSize {
        element(elements).size(proposal)
    }
    @MainActor func frames(_ elements: [Element], _ frame: CGRect) -> [CGRect] { element(elements).frames(frame) }
}
