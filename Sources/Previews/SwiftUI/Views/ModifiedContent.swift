/// What changes views.
@preconcurrency @MainActor
public protocol ViewModifier {
    /// The type of what it makes of a view.
    associatedtype Body: View
    /// The type of the view that it changes.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns what it makes of a view.
    @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    /// Is not asked for: the modifier changes the view itself.
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

extension ViewModifier {
    /// Returns a modifier that changes views as this one, and then as another.
    public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns what both modifiers make of a view.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// The view that a modifier changes.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let content: any View

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ContainerNode(self, inputs) { $0.content } }
}

/// A view and what changes it.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier

    /// Makes one of both.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// The type of what it is made of.
    public typealias Body = Never

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        if let primitive = modifier as? any PrimitiveModifier {
            func make<M: PrimitiveModifier>(_ modifier: M) -> ViewNode { ModifierNode(self, as: M.self, inputs) }
            return make(primitive)
        }
        if let effect = modifier as? any GeometryEffect {
            func make<E: GeometryEffect>(_ effect: E) -> ViewNode {
                GeometryEffectNode(ModifiedContent<Content, E>(content: content, modifier: effect), inputs)
            }
            return make(effect)
        }
        return ModifiedNode(self, inputs)
    }
}

/// The node of a view with a modifier that has a body.
private final class ModifiedNode<Content: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private var child: ViewNode?
    private var properties = StoredProperties()
    private let modifiers = Interpolation<Modifier>()

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var isTransparent: Bool { true }

    override func changed() {
        let modifier = modifiers.value(for: view.modifier, in: self)
        properties.connect(modifier, to: self)
        let body = observed { modifier.body(content: _ViewModifier_Content(content: view.content)) }
        child = shown(body, by: child)
    }

    override func unmount() {
        super.unmount()
        properties.disconnect()
    }
}

extension View {
    /// Returns the view with a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
