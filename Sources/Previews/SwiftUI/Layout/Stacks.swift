/// The node of a stack.
private final class StackNode<V>: TypedNode<V> {
    private let content: (V) -> any View
    private let configure: (V, StackLayoutElement) -> Void
    private let element: StackLayoutElement
    private var child: ViewNode?

    init(
        _ view: V, _ inputs: NodeInputs, content: @escaping (V) -> any View,
        configure: @escaping (V, StackLayoutElement) -> Void
    ) {
        self.content = content
        self.configure = configure
        element = StackLayoutElement(inputs.host)
        super.init(view, inputs)
        element.contents = { [weak self] in self?.child?.elements ?? [] }
        changed()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var elements: [Element] { [element] }

    override func changed() {
        configure(view, element)
        var inner = environment
        inner.stackAxis = element.axis
        child = shown(content(view), by: child, in: inner)
    }
}

/// Views beside each other.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Makes a row.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StackNode(self, inputs, content: { $0.content }) { view, element in
            (element.axis, element.alignment, element.spacing) = (.horizontal, view.alignment.key, view.spacing)
        }
    }
}

/// Views below each other.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Makes a column.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StackNode(self, inputs, content: { $0.content }) { view, element in
            (element.axis, element.alignment, element.spacing) = (.vertical, view.alignment.key, view.spacing)
        }
    }
}

/// Which headers and footers of a lazy stack's sections stay in sight while their section is seen.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views beside each other, of which those are shown that are seen.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content

    /// Makes a row.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinned, self.content) = (alignment, spacing, pinnedViews, content())
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StackNode(self, inputs, content: { $0.content }) { view, element in
            (element.axis, element.alignment, element.spacing) = (.horizontal, view.alignment.key, view.spacing)
            (element.isLazy, element.pinned) = (true, view.pinned)
        }
    }
}

/// Views below each other, of which those are shown that are seen.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content

    /// Makes a column.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinned, self.content) = (alignment, spacing, pinnedViews, content())
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StackNode(self, inputs, content: { $0.content }) { view, element in
            (element.axis, element.alignment, element.spacing) = (.vertical, view.alignment.key, view.spacing)
            (element.isLazy, element.pinned) = (true, view.pinned)
        }
    }
}

private enum StackAxisKey: EnvironmentKey {
    static var defaultValue: Axis { .vertical }
}

extension EnvironmentValues {
    /// The direction of the stack around.
    var stackAxis: Axis {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
