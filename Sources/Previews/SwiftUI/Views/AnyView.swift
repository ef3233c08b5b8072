/// A view of any type.
public nonisolated struct AnyView: PrimitiveView {
    let content: any View

    /// Makes one of a view.
    public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    /// Makes one of a view.
    public init<V: View>(erasing view: V) { self.init(view) }
    /// Makes one of a view; nil for anything else.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = view
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { AnyViewNode(self, inputs) }

    private final class AnyViewNode: TypedNode<AnyView> {
        private var node: ViewNode?
        private var type: Any.Type?

        override init(_ view: AnyView, _ inputs: NodeInputs) {
            super.init(view, inputs)
            changed()
        }

        override var children: [ViewNode] { node.map { [$0] } ?? [] }
        override var isTransparent: Bool { true }

        override func changed() {
            let type = Swift.type(of: view.content)
            if let node, type == self.type { return node.update(view.content, environment) }
            node?.unmount()
            node = makeChild(view.content)
            self.type = type
        }
    }
}
