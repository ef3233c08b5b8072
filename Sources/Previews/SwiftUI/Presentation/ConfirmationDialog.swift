extension View {
    private nonisolated func choosing<A: View, M: View>(
        _ title: @escaping () -> String, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility,
        actions: @escaping () -> A?, message: @escaping () -> M?
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: { isPresented.wrappedValue && actions() != nil },
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
            ) { node, views in
                guard let content = actions() else { return nil }
                var items = MenuItems.list(in: views.actions(AnyView(content), node))
                if !items.contains(where: { $0.role == .cancel }) {
                    items.append(MenuItem(title: "Cancel", role: .cancel))
                }
                return AlertDescription(
                    title: titleVisibility == .visible ? title() : nil,
                    message: message().flatMap { views.message(AnyView($0), node) }, style: .actionSheet,
                    items: items)
            })
    }

    /// Offers choices while a binding says so.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return choosing(
            { titleKey.resolved }, isPresented, titleVisibility, actions: { actions }, message: { EmptyView() })
    }
    /// Offers choices while a binding says so.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return choosing(
            { String(title) }, isPresented, titleVisibility, actions: { actions }, message: { EmptyView() })
    }
    /// Offers choices while a binding says so.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return choosing(
            { title.string }, isPresented, titleVisibility, actions: { actions }, message: { EmptyView() })
    }
    /// Offers choices while a binding says so.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return choosing(
            { titleKey.resolved }, isPresented, titleVisibility, actions: { actions }, message: { message })
    }
    /// Offers choices while a binding says so.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return choosing({ String(title) }, isPresented, titleVisibility, actions: { actions }, message: { message })
    }
    /// Offers choices while a binding says so.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return choosing({ title.string }, isPresented, titleVisibility, actions: { actions }, message: { message })
    }
    /// Offers choices for a value while a binding says so and there is one.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choosing(
            { titleKey.resolved }, isPresented, titleVisibility, actions: { data.map(actions) },
            message: { EmptyView() })
    }
    /// Offers choices for a value while a binding says so and there is one.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choosing(
            { String(title) }, isPresented, titleVisibility, actions: { data.map(actions) }, message: { EmptyView() })
    }
    /// Offers choices for a value while a binding says so and there is one.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choosing(
            { title.string }, isPresented, titleVisibility, actions: { data.map(actions) }, message: { EmptyView() })
    }
    /// Offers choices for a value while a binding says so and there is one.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choosing(
            { titleKey.resolved }, isPresented, titleVisibility, actions: { data.map(actions) },
            message: { data.map(message) })
    }
    /// Offers choices for a value while a binding says so and there is one.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choosing(
            { String(title) }, isPresented, titleVisibility, actions: { data.map(actions) },
            message: { data.map(message) })
    }
    /// Offers choices for a value while a binding says so and there is one.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choosing(
            { title.string }, isPresented, titleVisibility, actions: { data.map(actions) },
            message: { data.map(message) })
    }
}
