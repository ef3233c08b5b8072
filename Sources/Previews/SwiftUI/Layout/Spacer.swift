/// Space that takes what is left between views.
public nonisolated struct Spacer: PrimitiveView {
    /// The least length in points; nil for the usual one.
    public var minLength: CGFloat?

    /// Makes space.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { SpacerNode(self, inputs) }

    private final class SpacerNode: TypedNode<Spacer> {
        private let element: SpacerElement

        override init(_ view: Spacer, _ inputs: NodeInputs) {
            element = SpacerElement(inputs.host)
            super.init(view, inputs)
            changed()
        }

        override var elements: [Element] { [element] }

        override func changed() {
            element.least = view.minLength ?? StackLayoutElement.usualSpacing
            element.axis = environment.stackAxis
        }
    }

    private final class SpacerElement: Element {
        var least: CGFloat = 0
        var axis = Axis.vertical

        override var isSpacer: Bool { true }
        override var priority: Double { -.infinity }

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            var size = CGSize.zero
            size[axis] = max(least, proposal[axis] ?? least)
            return size
        }
    }
}

/// A thin line between views.
public nonisolated struct Divider: View {
    @Environment(\.stackAxis) private var axis

    /// Makes a line.
    public init() {}

    /// A rectangle a pixel thick.
    public var body: some View {
        Color(uiColor: .separator).frame(
            width: axis == .horizontal ? 1 / 3 : nil, height: axis == .horizontal ? nil : 1 / 3)
    }
}
