/// A modifier that has no body: it changes the environment of a view, or puts an element around each of its elements.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Changes the environment of the view.
    func modify(_ environment: inout EnvironmentValues)
    /// Returns what stands around an element; nil for nothing.
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement?
    /// Hands the modifier's present value to what it has put around an element.
    func update(_ element: WrappingElement, _ node: ViewNode)
    /// Is told each newer value.
    func changed(_ node: ViewNode)
    /// Is told that the view goes away.
    func ended(_ node: ViewNode)
    /// Returns what the modifier says for a key beside its content; nil for what that says.
    func preference<Key: PreferenceKey>(_ key: Key.Type, _ content: Key.Value?) -> Key.Value?
    /// The same, of what its node keeps.
    func preference<Key: PreferenceKey>(_ key: Key.Type, _ content: Key.Value?, _ node: ViewNode) -> Key.Value?
}

extension PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues) {}
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { nil }
    func update(_ element: WrappingElement, _ node: ViewNode) {}
    func changed(_ node: ViewNode) {}
    func ended(_ node: ViewNode) {}
    func preference<Key: PreferenceKey>(_ key: Key.Type, _ content: Key.Value?) -> Key.Value? { content }
    func preference<Key: PreferenceKey>(_ key: Key.Type, _ content: Key.Value?, _ node: ViewNode) -> Key.Value? {
        preference(key, content)
    }
}

/// The node of a view with a modifier that has no body.
final class ModifierNode<Content: View, Modifier, Primitive: PrimitiveModifier>:
    TypedNode<ModifiedContent<Content, Modifier>>
{
    private var child: ViewNode?
    private var wrappers: [ObjectIdentifier: (content: Element, wrapper: WrappingElement?)] = [:]
    /// The environment inside of the modifier.
    private(set) var inner = EnvironmentValues()

    init(_ view: ModifiedContent<Content, Modifier>, as type: Primitive.Type, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    private var modifier: Primitive { view.modifier as! Primitive }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var isTransparent: Bool { true }

    override func changed() {
        inner = environment
        modifier.modify(&inner)
        child = shown(view.content, by: child, in: inner)
        modifier.changed(self)
    }

    override var elements: [Element] {
        let contents = child?.elements ?? []
        var next: [ObjectIdentifier: (content: Element, wrapper: WrappingElement?)] = [:]
        let modifier = modifier
        let all = contents.map { element -> Element in
            let id = ObjectIdentifier(element)
            let known = wrappers[id].flatMap { $0.content === element ? $0.wrapper : nil }
            let wrapper = known ?? modifier.wrap(element, self)
            if let wrapper { modifier.update(wrapper, self) }
            next[id] = (element, wrapper)
            return wrapper ?? element
        }
        for (id, gone) in wrappers where next[id] == nil { gone.wrapper?.nodes.forEach { $0.unmount() } }
        wrappers = next
        return all
    }

    /// The nodes of the views that the modifier shows beside its content.
    private var others: [ViewNode] { wrappers.values.flatMap { $0.wrapper?.nodes ?? [] } }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let all = others.reduce(super.preference(key)) { value, node in
            guard var value, let next = node.preference(key) else { return value ?? node.preference(key) }
            Key.reduce(value: &value) { next }
            return value
        }
        return modifier.preference(key, all, self)
    }

    override func unmount() {
        modifier.ended(self)
        super.unmount()
        for node in others { node.unmount() }
    }
}
