/// Pages of which one is shown below a bar, and to which links add others.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let root: Root
    private let path: NavigationPathStorage?

    /// Makes one that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, path) = (root(), nil)
    }
    /// Makes one of a path of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, self.path) = (root(), NavigationPathStorage(path))
    }
    /// Makes one of a path of values.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        (self.root, self.path) = (root(), NavigationPathStorage(path))
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        // On a phone a stack in a column of a split view is a part of the stack that has the columns.
        if inputs.environment.isSplitColumn { return EmbeddedNavigationNode(self, inputs, { $0.root }) { $0.path } }
        return NavigationNode(self, inputs) { ([AnyView($0.root)], $0.path) }
    }
}

/// A stack of pages, as it was called before iOS 16.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// Makes one; of several views, which are columns, the first is shown on a phone.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        NavigationNode(self, inputs) { view in
            let columns = (view.content as? any SeveralViews)?.parts.map { $0.view }
            return ([AnyView(erased: columns?.first ?? view.content)], nil)
        }
    }
}

extension AnyView {
    /// Makes one of a view whose type isn't known.
    nonisolated init(erased view: any View) {
        func make<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = make(view)
    }
}

/// The node of a navigation stack.
final class NavigationNode<V>: TypedNode<V> {
    private let read: (V) -> (columns: [AnyView], path: NavigationPathStorage?)
    private let navigator = Navigator()
    private let element: ControllerElement

    init(
        _ view: V, _ inputs: NodeInputs, read: @escaping (V) -> (columns: [AnyView], path: NavigationPathStorage?)
    ) {
        self.read = read
        element = ControllerElement(navigator.controller, inputs.host)
        super.init(view, inputs)
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() {
        let (columns, path) = read(view)
        let known = path.map { path in observed { path.get() } }
        var inner = environment
        inner.isSplitColumn = columns.count > 1
        navigator.update(
            columns.first ?? AnyView(EmptyView()), path, columns: Array(columns.dropFirst()), inner)
        guard known != nil else { return }
        host?.afterwards { [weak navigator] in navigator?.follow(animated: true) }
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        navigator.pages.first?.controller.host.root?.preference(key)
    }

    override func unmount() {
        super.unmount()
        element.end()
        for page in navigator.pages { page.controller.host.end() }
    }
}

/// The node of a navigation stack that another one shows.
private final class EmbeddedNavigationNode<V>: TypedNode<V> {
    private let content: (V) -> any View
    private let path: (V) -> NavigationPathStorage?
    private var child: ViewNode?

    init(
        _ view: V, _ inputs: NodeInputs, _ content: @escaping (V) -> any View,
        path: @escaping (V) -> NavigationPathStorage?
    ) {
        (self.content, self.path) = (content, path)
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func changed() {
        let navigator = environment.navigator?.navigator
        if let path = path(view) {
            _ = observed { path.get() }
            navigator?.adopt(path)
            host?.afterwards { [weak navigator] in navigator?.follow(animated: true) }
        }
        child = shown(content(view), by: child)
    }
}
