/// What is said of views by a value: their identities and tags.
enum IdentityTrait: ElementTrait {
    typealias Value = AnyHashable
}

/// The tag of views.
enum TagTrait: ElementTrait {
    typealias Value = AnyHashable
}

/// An element with an identity.
final class IdentifiedElement: WrappingElement {
    var id: AnyHashable

    init(_ content: Element, _ id: AnyHashable) {
        self.id = id
        super.init(content)
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        placement.scroll?.register(id, frame)
        content.place(frame, placement)
    }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        content.trait(key) ?? (key == IdentityTrait.self ? id as? Key.Value : nil)
    }
}

/// A modifier that gives views an identity: with another one they are other views.
nonisolated struct IdentityView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { IdentityNode(self, inputs) }

    private final class IdentityNode: TypedNode<IdentityView> {
        private var child: ViewNode?
        private var id: ID?
        private var wrappers: [ObjectIdentifier: IdentifiedElement] = [:]

        override init(_ view: IdentityView, _ inputs: NodeInputs) {
            super.init(view, inputs)
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }

        override func changed() {
            if let child, id == view.id { return child.update(view.content, environment) }
            child?.unmount()
            child = makeChild(view.content)
            id = view.id
        }

        override var elements: [Element] {
            wrappers = IdentifiedElement.wrap(super.elements, AnyHashable(view.id), wrappers)
            return super.elements.compactMap { wrappers[ObjectIdentifier($0)] }
        }
    }
}

extension IdentifiedElement {
    /// Returns what stands around elements, by these, with their identity.
    static func wrap(
        _ elements: [Element], _ id: AnyHashable, _ known: [ObjectIdentifier: IdentifiedElement]
    ) -> [ObjectIdentifier: IdentifiedElement] {
        var next: [ObjectIdentifier: IdentifiedElement] = [:]
        for element in elements {
            let key = ObjectIdentifier(element)
            let wrapper = known[key].flatMap { $0.content === element ? $0 : nil } ?? IdentifiedElement(element, id)
            wrapper.id = id
            next[key] = wrapper
        }
        return next
    }
}

/// A modifier that says something of views to what is around them.
nonisolated struct TraitModifier<Key: ElementTrait>: PrimitiveModifier {
    let value: Key.Value

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { TraitElement(element, value) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? TraitElement)?.value = value }

    private final class TraitElement: WrappingElement {
        var value: Key.Value

        init(_ content: Element, _ value: Key.Value) {
            self.value = value
            super.init(content)
        }

        override func trait<Other: ElementTrait>(_ key: Other.Type) -> Other.Value? {
            key == Key.self ? value as? Other.Value : content.trait(key)
        }
    }
}

extension View {
    /// Gives the view an identity: with another one it is another view.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IdentityView(content: self, id: id) }
    /// Gives the view a tag, by which it is selected.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
    }
}
