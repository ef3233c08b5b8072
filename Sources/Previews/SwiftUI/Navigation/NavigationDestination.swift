/// A modifier that makes the destinations of values of a type.
private nonisolated struct DestinationModifier<D: Hashable, C: View>: PrimitiveModifier {
    let destination: (D) -> C

    @MainActor
    func changed(_ node: ViewNode) {
        let destination = destination
        node.environment.navigator?.navigator?.setDestination(node) { value in
            (value.base as? D).map { value in AnyView(DeferredView { destination(value) }) }
        }
    }

    @MainActor
    func ended(_ node: ViewNode) { node.environment.navigator?.navigator?.removeDestination(node) }
}

extension View {
    /// Makes the pages that links to values of a type show.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(destination: destination))
    }

    /// Shows a page while a binding says so.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(PageModifier(isActive: isPresented) { AnyView(view) })
    }

    /// Shows the page of an item while there is one.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isActive = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0, item.wrappedValue != nil { item.wrappedValue = nil } })
        let last = LastValue<D>()
        return modifier(
            PageModifier(isActive: isActive) {
                // The page that goes away still shows what it has shown.
                if let value = item.wrappedValue { last.value = value }
                guard let value = last.value else { return AnyView(EmptyView()) }
                return AnyView(DeferredView { destination(value) })
            })
    }
}

/// A value that is kept while what it comes from may be gone.
final class LastValue<Value> {
    var value: Value?
}
