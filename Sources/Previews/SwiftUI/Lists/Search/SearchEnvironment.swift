private enum SearchKey: EnvironmentKey {
    static var defaultValue: SearchField? { nil }
}
private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}
private enum SuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}
private enum ScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
}

/// What ends a search.
public nonisolated struct DismissSearchAction {
    let action: @MainActor () -> Void

    /// Ends the search.
    @preconcurrency @MainActor
    public func callAsFunction() { action() }
}

/// The parts of what can be searched, and which one is.
nonisolated struct SearchScopes {
    let content: AnyView
    let isSelected: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
}

extension EnvironmentValues {
    /// The search field around the view; nil for none.
    var search: SearchField? {
        get { self[SearchKey.self] }
        set { self[SearchKey.self] = newValue }
    }
    /// Whether somebody uses the search field around the view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    /// Ends the search.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
    var searchSuggestions: AnyView? {
        get { self[SuggestionsKey.self] }
        set { self[SuggestionsKey.self] = newValue }
    }
    var searchScopes: SearchScopes? {
        get { self[ScopesKey.self] }
        set { self[ScopesKey.self] = newValue }
    }
}

/// When the scopes of a search are shown: always while somebody searches.
public nonisolated struct SearchScopeActivation: Sendable {
    /// As usual.
    public static let automatic = SearchScopeActivation()
    /// With the first letter.
    public static let onTextEntry = SearchScopeActivation()
    /// With the search.
    public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
    /// Shows views while somebody searches that suggest what to search for.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return changingEnvironment { $0.searchSuggestions = view }
    }
    /// Has a tap on the view write a text into the search field.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        CompletionView(content: self, completion: completion)
    }
    /// Shows parts of what can be searched below the field.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let content = AnyView(scopes())
        return changingEnvironment {
            $0.searchScopes = SearchScopes(
                content: content, isSelected: { $0.base as? V == scope.wrappedValue },
                select: { if let value = $0.base as? V { scope.wrappedValue = value } })
        }
    }
    /// Shows parts of what can be searched below the field.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
    /// Sets whether the keyboard stays when a search ends: has no effect.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}

/// What becomes of the bar during a search: it always stays.
public nonisolated struct SearchPresentationToolbarBehavior: Sendable {
    /// As usual.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// Its content stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// A view that writes a text into the search field when it is tapped.
private struct CompletionView<Content: View>: View {
    let content: Content
    let completion: String
    @Environment(\.search) private var search

    var body: some View {
        Button {
            search?.complete(completion)
        } label: {
            content.changingEnvironment { $0.foreground = AnyShapeStyle(Color(uiColor: .label)) }
        }
    }
}

/// What reads the parts of what can be searched, and tells them the field.
struct ScopesReader: PrimitiveView {
    let search: SearchField
    let scopes: SearchScopes?

    func makeNode(_ inputs: NodeInputs) -> ViewNode { ReaderNode(self, inputs) }

    private final class ReaderNode: TypedNode<ScopesReader> {
        private var child: ViewNode?

        override init(_ view: ScopesReader, _ inputs: NodeInputs) {
            super.init(view, inputs)
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }
        override var elements: [Element] { [] }

        override func changed() {
            guard let scopes = view.scopes else {
                child?.unmount()
                child = nil
                return view.search.show([], nil)
            }
            child = shown(scopes.content, by: child)
            let tags = child?.elements.compactMap { $0.trait(TagTrait.self) } ?? []
            let titles = child.map(Self.texts) ?? []
            view.search.show(
                zip(titles, tags).map { title, tag in (title, { scopes.select(tag) }) },
                tags.firstIndex(where: scopes.isSelected))
        }

        private static func texts(_ node: ViewNode) -> [String] {
            if let text = node.anyView as? Text { return [text.string] }
            return node.children.flatMap(texts)
        }
    }
}
