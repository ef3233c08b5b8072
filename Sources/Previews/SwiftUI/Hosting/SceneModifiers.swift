/// A scene whose window's view is changed.
public nonisolated struct _ModifiedScene<Content: Scene>: ShownScene {
    private let content: Content
    private let modify: @MainActor (AnyView) -> AnyView

    init(_ content: Content, _ modify: @escaping @MainActor (AnyView) -> AnyView = { $0 }) {
        (self.content, self.modify) = (content, modify)
    }

    @MainActor var shown: AnyView? { content.firstView.map(modify) }
}

extension Scene {
    /// Changes the view of the first window.
    package nonisolated func changingViews(_ modify: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        _ModifiedScene(self, modify)
    }

    /// Does something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(self) { AnyView($0.onChange(of: value, perform: action)) }
    }
    /// Does something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }
    /// Does something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }
    /// Sets a value of the environment of what its windows show.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _ModifiedScene(self) { AnyView($0.environment(keyPath, value)) }
    }
    /// Has no effect: phones have no menus.
    public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        _ModifiedScene(self)
    }
    /// Has no effect: a phone's windows fill it.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { _ModifiedScene(self) }
    /// Has no effect: a phone's windows fill it.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { _ModifiedScene(self) }
    /// Has no effect: a phone's windows fill it.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        _ModifiedScene(self)
    }
    /// Has no effect: nothing outside of a stage begins a scene.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        _ModifiedScene(self)
    }
}

/// How a window's size may be changed, which a phone's can't.
public struct WindowResizability: Sendable {
    /// As usual.
    public static let automatic = WindowResizability()
    /// To that of what it shows.
    public static let contentSize = WindowResizability()
    /// To that of what it shows, or more.
    public static let contentMinSize = WindowResizability()
}
