/// The views that hear of appearing and disappearing, with the controller that they are in.
@MainActor
final class Appearances {
    private var shown: [ObjectIdentifier: () -> Void] = [:]
    private var hidden: [ObjectIdentifier: () -> Void] = [:]
    /// Whether the controller is shown.
    var isVisible = true {
        didSet {
            guard isVisible != oldValue else { return }
            for action in (isVisible ? shown : hidden).values { action() }
        }
    }

    /// Adds a view with what it does when it appears and disappears.
    func add(_ owner: AnyObject, appear: @escaping () -> Void, disappear: @escaping () -> Void) {
        shown[ObjectIdentifier(owner)] = appear
        hidden[ObjectIdentifier(owner)] = disappear
    }

    /// Removes a view.
    func remove(_ owner: AnyObject) {
        shown[ObjectIdentifier(owner)] = nil
        hidden[ObjectIdentifier(owner)] = nil
    }
}

/// A modifier that does something when views appear or disappear.
nonisolated struct AppearModifier: PrimitiveModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? {
        guard node.isAlone else { return AppearElement(element, Appearance(self)) }
        let appearance = node.memory as? Appearance ?? Appearance(self)
        node.memory = appearance
        return AppearElement(element, appearance)
    }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? AppearElement)?.appearance.modifier = self
    }
    @MainActor
    func ended(_ node: ViewNode) {
        (node.memory as? Appearance)?.end()
        for case let element as AppearElement in node.elements { element.appearance.end() }
    }

    /// What is heard of appearing: each element of a view by itself, or a view that is all that is shown once, whichever of
    /// its elements it shows.
    @MainActor
    private final class Appearance {
        var modifier: AppearModifier
        private weak var host: ViewHost?

        init(_ modifier: AppearModifier) { self.modifier = modifier }

        func begin(in host: ViewHost) {
            guard self.host == nil else { return }
            self.host = host
            host.appearances.add(
                self, appear: { [weak self] in self?.modifier.appear?() },
                disappear: { [weak self] in self?.modifier.disappear?() })
            if host.appearances.isVisible { host.afterwards { [weak self] in self?.modifier.appear?() } }
        }

        func end() {
            guard let host else { return }
            self.host = nil
            host.appearances.remove(self)
            if host.appearances.isVisible, let action = modifier.disappear { host.afterwards(action) }
        }
    }

    private final class AppearElement: WrappingElement {
        let appearance: Appearance

        init(_ content: Element, _ appearance: Appearance) {
            self.appearance = appearance
            super.init(content)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            content.place(frame, placement)
            appearance.begin(in: placement.host)
        }
    }
}

extension View {
    /// Does something when the view appears.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: action, disappear: nil))
    }
    /// Does something when the view disappears.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: nil, disappear: action))
    }
    /// Runs a task while the view is shown.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }
    /// Runs a task while the view is shown, and anew for each other value.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

/// A modifier that runs a task while views are shown.
private nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void
    @State private var task: Task<Void, Never>?

    init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
        (self.id, self.priority, self.action) = (id, priority, action)
    }

    @MainActor
    func body(content: Content) -> some View {
        content
            .onAppear { start() }
            .onChange(of: id) { _, _ in start() }
            .onDisappear { task?.cancel() }
    }

    private func start() {
        task?.cancel()
        task = Task(priority: priority) { @MainActor [action] in await action() }
    }
}
