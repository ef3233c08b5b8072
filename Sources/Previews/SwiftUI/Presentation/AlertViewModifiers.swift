extension View {
    private nonisolated func asking<A: View, M: View>(
        _ title: @escaping () -> String, _ isPresented: Binding<Bool>, actions: @escaping () -> A?,
        message: @escaping () -> M?
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: { isPresented.wrappedValue && actions() != nil },
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
            ) { node, views in
                guard let content = actions() else { return nil }
                let buttons = views.actions(AnyView(content), node)
                return AlertDescription(
                    title: title(), message: message().flatMap { views.message(AnyView($0), node) }, style: .alert,
                    items: MenuItems.list(in: buttons), fields: MenuItems.fields(in: buttons))
            })
    }

    /// Asks something while a binding says so.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return asking({ titleKey.resolved }, isPresented, actions: { actions }, message: { EmptyView() })
    }
    /// Asks something while a binding says so.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return asking({ String(title) }, isPresented, actions: { actions }, message: { EmptyView() })
    }
    /// Asks something while a binding says so.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return asking({ title.string }, isPresented, actions: { actions }, message: { EmptyView() })
    }
    /// Asks something while a binding says so.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return asking({ titleKey.resolved }, isPresented, actions: { actions }, message: { message })
    }
    /// Asks something while a binding says so.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return asking({ String(title) }, isPresented, actions: { actions }, message: { message })
    }
    /// Asks something while a binding says so.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let (actions, message) = (actions(), message())
        return asking({ title.string }, isPresented, actions: { actions }, message: { message })
    }
    /// Asks something of a value while a binding says so and there is one.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        asking({ titleKey.resolved }, isPresented, actions: { data.map(actions) }, message: { EmptyView() })
    }
    /// Asks something of a value while a binding says so and there is one.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        asking({ String(title) }, isPresented, actions: { data.map(actions) }, message: { EmptyView() })
    }
    /// Asks something of a value while a binding says so and there is one.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        asking({ title.string }, isPresented, actions: { data.map(actions) }, message: { EmptyView() })
    }
    /// Asks something of a value while a binding says so and there is one.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking({ titleKey.resolved }, isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }
    /// Asks something of a value while a binding says so and there is one.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking({ String(title) }, isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }
    /// Asks something of a value while a binding says so and there is one.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking({ title.string }, isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }
    /// Tells of an error while a binding says so and there is one.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return asking(
            { error?.errorDescription ?? "" }, isPresented, actions: { error.map { _ in actions } },
            message: { EmptyView() })
    }
    /// Tells of an error while a binding says so and there is one.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        asking(
            { error?.errorDescription ?? "" }, isPresented, actions: { error.map(actions) },
            message: { error.map(message) })
    }
}
