/// A modifier that animates views when a value has changed, or always.
nonisolated struct AnimationModifier: PrimitiveModifier {
    let animation: Animation?
    /// The value; nil for always.
    let value: (any Equatable)?

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { AnimatingElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? AnimatingElement)?.show(self, isChanged: (node.memory as? Memory)?.isChanged ?? false)
    }
    @MainActor
    func changed(_ node: ViewNode) {
        let known = node.memory as? Memory
        let isChanged =
            if let known { value.map { !known.isEqual($0) } ?? true } else { false }
        let memory = Memory(value: value, isChanged: isChanged)
        node.memory = memory
        if isChanged { node.host?.afterwards { memory.isChanged = false } }
    }

    /// The value at the last change.
    private final class Memory {
        let value: (any Equatable)?
        var isChanged: Bool

        init(value: (any Equatable)?, isChanged: Bool) { (self.value, self.isChanged) = (value, isChanged) }

        func isEqual(_ other: any Equatable) -> Bool {
            func isEqual<E: Equatable>(_ one: E) -> Bool { (other as? E) == one }
            return value.map { isEqual($0) } ?? false
        }
    }

    private final class AnimatingElement: WrappingElement {
        private var modifier: AnimationModifier?
        private var isChanged = false

        func show(_ modifier: AnimationModifier, isChanged: Bool) {
            (self.modifier, self.isChanged) = (modifier, isChanged)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            var inner = placement
            if let modifier, isChanged, !placement.transaction.disablesAnimations {
                inner.transaction.animation = modifier.animation
                placement.surface.note(modifier.animation)
            } else if let modifier, modifier.animation == nil, modifier.value == nil {
                inner.transaction.animation = nil
            }
            content.place(frame, inner)
        }
    }
}

/// A modifier that changes how views are animated.
nonisolated struct TransactionModifier: PrimitiveModifier {
    let change: (inout Transaction) -> Void

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { TransactionElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? TransactionElement)?.change = change }

    private final class TransactionElement: WrappingElement {
        var change: (inout Transaction) -> Void = { _ in }

        override func place(_ frame: CGRect, _ placement: Placement) {
            var inner = placement
            change(&inner.transaction)
            content.place(frame, inner)
        }
    }
}

extension View {
    /// Animates the view whenever it changes.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier(animation: animation, value: nil))
    }
    /// Animates the view when a value has changed.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }
    /// Changes how the view is animated.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(change: transform))
    }
}
