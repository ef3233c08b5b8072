/// A modifier that does something when a value has changed.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor
    func changed(_ node: ViewNode) {
        // Nothing would count as an optional value that is nil.
        let known = node.memory == nil ? nil : node.memory as? Value
        node.memory = value
        if let known {
            guard known != value else { return }
        } else {
            guard isInitial else { return }
        }
        node.host?.afterwards { action(known ?? value, value) }
    }
}

extension View {
    /// Does something when a value has changed.
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }
    /// Does something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }
    /// Does something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }
}
