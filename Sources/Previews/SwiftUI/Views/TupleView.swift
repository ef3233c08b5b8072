/// The views of several statements.
public nonisolated struct TupleView<T>: PrimitiveView {
    /// The views, as a tuple.
    public var value: T
    let views: [any View]

    /// Makes the view of a tuple of views.
    public init(_ value: T) {
        self.value = value
        let values = Mirror(reflecting: value).children.map(\.value)
        views = values.isEmpty ? [value as? any View].compactMap { $0 } : values.compactMap { $0 as? any View }
    }

    /// Makes the view of several.
    init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
        value = content
        var views: [any View] = []
        repeat views.append(each content)
        self.views = views
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { TupleNode(self, inputs) }

    private final class TupleNode: TypedNode<TupleView> {
        private var nodes: [ViewNode] = []

        override init(_ view: TupleView, _ inputs: NodeInputs) {
            super.init(view, inputs)
            nodes = view.views.map { makeChild($0) }
        }

        override var children: [ViewNode] { nodes }

        override func changed() {
            for (node, child) in zip(nodes, view.views) { node.update(child, environment) }
        }
    }
}
