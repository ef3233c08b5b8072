/// Views in columns, of which those are shown that are seen.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content

    /// Makes a grid.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing, pinned) = (columns, alignment, spacing, pinnedViews)
        self.content = content()
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        LayoutHostNode(self, inputs, LazyGridElement(inputs.host), content: { $0.content }) { view, element in
            (element.axis, element.items, element.spacing) = (.vertical, view.columns, view.spacing)
            (element.alignment, element.pinned) = (
                Alignment(horizontal: view.alignment, vertical: .center), view.pinned
            )
        }
    }
}

/// Views in rows, of which those are shown that are seen.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content

    /// Makes a grid.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        (self.rows, self.alignment, self.spacing, pinned) = (rows, alignment, spacing, pinnedViews)
        self.content = content()
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        LayoutHostNode(self, inputs, LazyGridElement(inputs.host), content: { $0.content }) { view, element in
            (element.axis, element.items, element.spacing) = (.horizontal, view.rows, view.spacing)
            (element.alignment, element.pinned) = (
                Alignment(horizontal: .center, vertical: view.alignment), view.pinned
            )
        }
    }
}

/// An element that lays out others.
class LayoutHostElement: Element {
    /// Returns what stands in it.
    var contents: () -> [Element] = { [] }
    private var members: [Element] = []
    private var listed = -1

    /// Returns what stands in it, which is asked for once in each layout.
    final func list() -> [Element] {
        if let host, listed == host.pass { return members }
        listed = host?.pass ?? -1
        members = contents()
        return members
    }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        guard key == NestedLinkTrait.self else { return nil }
        return list().lazy.compactMap(\.anyLink).first as? Key.Value
    }
}

/// The node of a view whose element lays out the elements of its content.
final class LayoutHostNode<V, Host: LayoutHostElement>: TypedNode<V> {
    private let element: Host
    private let content: (V) -> any View
    private let configure: (V, Host) -> Void
    private let axis: (V) -> Axis
    private var child: ViewNode?

    init(
        _ view: V, _ inputs: NodeInputs, _ element: Host, axis: @escaping (V) -> Axis = { _ in .vertical },
        content: @escaping (V) -> any View, configure: @escaping (V, Host) -> Void
    ) {
        (self.element, self.axis, self.content, self.configure) = (element, axis, content, configure)
        super.init(view, inputs)
        element.contents = { [weak self] in self?.child?.elements ?? [] }
        changed()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var elements: [Element] { [element] }

    override func changed() {
        configure(view, element)
        var inner = environment
        inner.stackAxis = axis(view)
        let content = content(view)
        child = shown(content, by: child, in: inner)
    }
}
