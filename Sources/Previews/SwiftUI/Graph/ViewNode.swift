/// What a node is made with.
struct NodeInputs {
    weak var host: ViewHost?
    weak var parent: ViewNode?
    var environment: EnvironmentValues
}

/// A view as it is kept while views of its type stand at its place: what it has stored, and what it shows.
@MainActor
class ViewNode {
    /// What shows the tree of nodes; nil once that is released.
    private(set) weak var host: ViewHost?
    private(set) weak var parent: ViewNode?
    /// The environment of the view.
    var environment: EnvironmentValues
    /// The number of nodes above.
    let depth: Int
    /// Whether it must be evaluated again.
    var isInvalid = false
    /// Whether it belongs to no tree any more.
    private(set) var isUnmounted = false
    /// What tells the node from those beside it: the identity of a collection's element.
    var identity: AnyHashable?
    /// What a modifier keeps while its view stays.
    var memory: Any?

    init(_ inputs: NodeInputs) {
        host = inputs.host
        parent = inputs.parent
        environment = inputs.environment
        depth = (inputs.parent?.depth ?? 0) + 1
    }

    /// The nodes of the views in it.
    var children: [ViewNode] { [] }

    /// Whether the view in it stands where it stands itself, with none beside it.
    var isTransparent: Bool { false }
    /// Whether it is all that its host shows: what is applied to it then is applied once, whatever it is made of.
    var isAlone: Bool { parent.map { $0.isTransparent && $0.isAlone } ?? true }

    /// What it lays out and shows, in order.
    var elements: [Element] { children.flatMap(\.elements) }

    /// Takes a newer value of the view, of the same type.
    func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
    }

    /// Evaluates the view again, as something that it reads has changed.
    func evaluate() {}

    /// Ends it with all that are in it.
    func unmount() {
        isUnmounted = true
        for child in children { child.unmount() }
    }

    /// Makes the node of a view in it.
    func makeChild(_ view: any View, _ environment: EnvironmentValues? = nil) -> ViewNode {
        ViewNode.make(view, NodeInputs(host: host, parent: self, environment: environment ?? self.environment))
    }

    /// Returns the node that shows a view: the one that did before, which takes the newer value, or a new one.
    func shown(_ view: any View, by child: ViewNode?, in environment: EnvironmentValues? = nil) -> ViewNode {
        guard let child else { return makeChild(view, environment) }
        child.update(view, environment ?? self.environment)
        return child
    }

    /// Has the node evaluated again before the next frame.
    func invalidate() {
        guard !isUnmounted else { return }
        host?.invalidate(self)
    }

    /// Returns what the views in it say for a key, put together; nil if none says anything.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var all: Key.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if var value = all {
                Key.reduce(value: &value) { next }
                all = value
            } else {
                all = next
            }
        }
        return all
    }

    /// Returns the node of a view.
    static func make(_ view: any View, _ inputs: NodeInputs) -> ViewNode {
        func represent<V: UIViewRepresentable>(_ view: V) -> ViewNode { ViewRepresentableNode(view, inputs) }
        func represent<V: UIViewControllerRepresentable>(_ view: V) -> ViewNode {
            ControllerRepresentableNode(view, inputs)
        }
        func make<V: View>(_ view: V) -> ViewNode {
            if let primitive = view as? any PrimitiveView { return primitive.makeNode(inputs) }
            if let view = view as? any UIViewRepresentable { return represent(view) }
            if let controller = view as? any UIViewControllerRepresentable { return represent(controller) }
            return CompositeNode(view, inputs)
        }
        return make(view)
    }
}

/// A node that has the view's value.
class TypedNode<V>: ViewNode {
    var view: V

    init(_ view: V, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
    }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        guard let view = view as? V else { return }
        super.update(view as! any View, environment)
        self.view = view
        isInvalid = false
        changed()
    }

    override func evaluate() {
        isInvalid = false
        changed()
    }

    /// Is called with a newer value of the view, or of the environment.
    func changed() {}
}
