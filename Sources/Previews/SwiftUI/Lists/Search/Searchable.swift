/// Where a search field is: always below the navigation bar.
public nonisolated struct SearchFieldPlacement: Sendable {
    let isAlwaysShown: Bool

    /// Whether the field stays while what is below it is scrolled.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlwaysShown: Bool
        /// As usual.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlwaysShown: false)
        /// It does.
        public static let always = NavigationBarDrawerDisplayMode(isAlwaysShown: true)
    }

    /// As usual.
    public static let automatic = SearchFieldPlacement(isAlwaysShown: false)
    /// In the bar: below the navigation bar here.
    public static let toolbar = SearchFieldPlacement(isAlwaysShown: false)
    /// In the sidebar: below the navigation bar here.
    public static let sidebar = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the navigation bar.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlwaysShown: displayMode.isAlwaysShown)
    }
}

/// A modifier that shows a search field below the navigation bar.
nonisolated struct SearchModifier: PrimitiveModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?

    @MainActor
    func modify(_ environment: inout EnvironmentValues) {
        guard let search = environment.search else { return }
        environment.isSearching = search.isActive
        environment.dismissSearch = DismissSearchAction { [weak search] in search?.dismiss() }
    }
    @MainActor
    func changed(_ node: ViewNode) {
        guard let search = node.environment.search else { return }
        search.update(self, node.environment)
        node.host?.afterwards { [weak search, weak node] in
            if let node { search?.attach(node.environment.owner?.controller) }
        }
    }
    @MainActor
    func ended(_ node: ViewNode) { node.environment.search?.detach() }
}

/// A view with a search field, and the suggestions in front of it while somebody searches.
nonisolated struct SearchableView<Content: View>: View {
    let content: Content
    let modifier: SearchModifier
    @State private var search = SearchField()
    @State private var isActive = false
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes

    init(content: Content, modifier: SearchModifier) {
        (self.content, self.modifier) = (content, modifier)
    }

    @MainActor var body: some View {
        let _ = search.hear { isActive = $0 }
        content
            .overlay {
                if isActive, let suggestions {
                    List { suggestions }.listStyle(.plain).scrollContentBackground(.visible)
                }
            }
            .modifier(modifier)
            .background { ScopesReader(search: search, scopes: scopes) }
            .changingEnvironment { [search] in $0.search = search }
    }
}

extension View {
    /// Shows a search field.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(
            content: self,
            modifier: SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }
    /// Shows a search field.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Shows a search field.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Shows a search field, and says whether somebody searches.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(
            content: self,
            modifier: SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }
    /// Shows a search field, and says whether somebody searches.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
    /// Shows a search field, and says whether somebody searches.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
    /// Shows a search field with suggestions.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
    /// Shows a search field with suggestions.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }
}
