/// A value that views tell those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nobody tells one.
    static var defaultValue: Value { get }
    /// Adds the value of another view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}

/// A modifier that tells a value.
nonisolated struct PreferenceModifier<Told: PreferenceKey>: PrimitiveModifier {
    let value: Told.Value

    @MainActor
    func preference<Key: PreferenceKey>(_ key: Key.Type, _ content: Key.Value?) -> Key.Value? {
        guard key == Told.self, let value = value as? Key.Value else { return content }
        guard var all = content else { return value }
        Key.reduce(value: &all) { value }
        return all
    }
}

/// A modifier that changes a value that views tell.
nonisolated struct PreferenceTransform<Told: PreferenceKey>: PrimitiveModifier {
    let change: (inout Told.Value) -> Void

    @MainActor
    func preference<Key: PreferenceKey>(_ key: Key.Type, _ content: Key.Value?) -> Key.Value? {
        guard key == Told.self, var value = (content ?? Key.defaultValue) as? Told.Value else { return content }
        change(&value)
        return value as? Key.Value
    }
}

/// A modifier that hears of a value.
nonisolated struct PreferenceObserver<Told: PreferenceKey>: PrimitiveModifier where Told.Value: Equatable {
    let action: (Told.Value) -> Void

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { ObservingElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? ObservingElement)?.observe = { [weak node] in
            guard let node else { return }
            let now = node.preference(Told.self) ?? Told.defaultValue
            if let known = node.memory as? Told.Value, known == now { return }
            node.memory = now
            action(now)
        }
    }

    private final class ObservingElement: WrappingElement {
        var observe: () -> Void = {}

        override func place(_ frame: CGRect, _ placement: Placement) {
            content.place(frame, placement)
            placement.host.afterwards { [weak self] in self?.observe() }
        }
    }
}

/// A view that is made of a value that another one tells, behind or in front of it.
nonisolated struct PreferenceLayer<Content: View, Told: PreferenceKey, Layer: View>: View {
    let content: Content
    let isInFront: Bool
    let layer: (Told.Value) -> Layer
    @State private var value: ValueBox<Told.Value>?

    init(content: Content, isInFront: Bool, layer: @escaping (Told.Value) -> Layer) {
        (self.content, self.isInFront, self.layer) = (content, isInFront, layer)
    }

    var body: some View {
        let shown = content.modifier(AnyPreferenceObserver<Told> { value = ValueBox(value: $0) })
        let made = value.map { layer($0.value) }
        if isInFront {
            shown.overlay { made }
        } else {
            shown.background { made }
        }
    }
}

/// A value that need not be comparable.
nonisolated struct ValueBox<Value> {
    let value: Value
}

/// A modifier that hears of a value whenever views are laid out anew.
nonisolated struct AnyPreferenceObserver<Told: PreferenceKey>: PrimitiveModifier {
    let action: (Told.Value) -> Void

    init(_ action: @escaping (Told.Value) -> Void) { self.action = action }

    @MainActor
    func changed(_ node: ViewNode) {
        // Each value that is told makes the view anew, which is no reason to tell again.
        if node.memory as? Bool == true {
            node.memory = false
            return
        }
        node.host?.afterwards { [weak node] in
            guard let node else { return }
            node.memory = true
            action(node.preference(Told.self) ?? Told.defaultValue)
        }
    }
}

/// A modifier that tells a value which is made of a place.
nonisolated struct AnchorModifier<Told: PreferenceKey, A>: PrimitiveModifier {
    let source: Anchor<A>.Source
    let transform: (Anchor<A>) -> Told.Value

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { AnchorElement(element, node) }

    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? AnchorElement)?.make = { [transform, source] in transform(source.make($0, $1)) }
    }

    @MainActor
    func preference<Key: PreferenceKey>(_ key: Key.Type, _ content: Key.Value?, _ node: ViewNode) -> Key.Value? {
        guard key == Told.self, let memory = node.memory, let value = memory as? Key.Value else { return content }
        guard var all = content else { return value }
        Key.reduce(value: &all) { value }
        return all
    }

    private final class AnchorElement: WrappingElement {
        weak var node: ViewNode?
        var make: (CGPoint, CGSize) -> Told.Value? = { _, _ in nil }

        init(_ content: Element, _ node: ViewNode) {
            self.node = node
            super.init(content)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            content.place(frame, placement)
            node?.memory = make(placement.global(frame.origin), frame.size)
        }
    }
}

extension View {
    /// Tells those around a value that is made of the view's place.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorModifier<K, A>(source: value, transform: transform))
    }
    /// Tells those around a value.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }
    /// Changes a value that views in this one tell.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<K>(change: callback))
    }
    /// Does something when a value changes that views in this one tell.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }
    /// Shows a view in front of this one that is made of a value that this one tells.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        PreferenceLayer<Self, Key, T>(content: self, isInFront: true, layer: transform)
    }
    /// Shows a view behind this one that is made of a value that this one tells.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        PreferenceLayer<Self, Key, T>(content: self, isInFront: false, layer: transform)
    }
}
