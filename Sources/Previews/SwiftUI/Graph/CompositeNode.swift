import Observation

/// The node of a view that has a body.
final class CompositeNode<V: View>: TypedNode<V> {
    private var child: ViewNode?
    private var properties = StoredProperties()
    private let values = Interpolation<V>()

    override init(_ view: V, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var isTransparent: Bool { true }

    override func changed() {
        let view = values.value(for: view, in: self)
        properties.connect(view, to: self)
        let body = observed { view.body }
        child = shown(body, by: child)
    }

    override func unmount() {
        super.unmount()
        properties.disconnect()
    }
}

extension ViewNode {
    /// Returns what a closure returns, and has the node evaluated again when an observable object changes that the closure read.
    func observed<Value>(_ evaluate: () -> Value) -> Value {
        withObservationTracking(evaluate) { [weak self] in
            OnStage.perform { self?.invalidate() }
        }
    }
}
