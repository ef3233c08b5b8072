/// Several views that are one for what is applied to them.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// The type of what it is made of.
    public typealias Body = Never

    /// Makes a group.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ContainerNode(self, inputs) { $0.content } }
}

/// The node of a view that is one other's.
final class ContainerNode<V>: TypedNode<V> {
    private let content: (V) -> any View
    private var node: ViewNode?

    init(_ view: V, _ inputs: NodeInputs, content: @escaping (V) -> any View) {
        self.content = content
        super.init(view, inputs)
        node = makeChild(content(view))
    }

    override var children: [ViewNode] { node.map { [$0] } ?? [] }
    override var isTransparent: Bool { true }

    override func changed() { node?.update(content(view), environment) }
}
