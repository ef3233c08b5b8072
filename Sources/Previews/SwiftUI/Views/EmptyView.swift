/// A view without content.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    /// Makes an empty view.
    public init() {}

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ViewNode(inputs) }
}
