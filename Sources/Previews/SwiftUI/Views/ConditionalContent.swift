/// One of two views.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ConditionalNode(self, inputs) }

    private final class ConditionalNode: TypedNode<_ConditionalContent> {
        private var node: ViewNode?
        private var isFirst = false

        override init(_ view: _ConditionalContent, _ inputs: NodeInputs) {
            super.init(view, inputs)
            changed()
        }

        override var children: [ViewNode] { node.map { [$0] } ?? [] }
        override var isTransparent: Bool { true }

        override func changed() {
            let content: any View
            let first: Bool
            switch view.storage {
            case .first(let view): (content, first) = (view, true)
            case .second(let view): (content, first) = (view, false)
            }
            if let node, first == isFirst { return node.update(content, environment) }
            node?.unmount()
            node = makeChild(content)
            isFirst = first
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// The type of what it is made of.
    public typealias Body = Never

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { OptionalNode(self, inputs) }
}

private final class OptionalNode<Content: View>: TypedNode<Content?> {
    private var node: ViewNode?

    override init(_ view: Content?, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { node.map { [$0] } ?? [] }
    override var isTransparent: Bool { true }

    override func changed() {
        guard let content = view else {
            node?.unmount()
            node = nil
            return
        }
        if let node { node.update(content, environment) } else { node = makeChild(content) }
    }
}
