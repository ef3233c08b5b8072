/// What a screen says that has nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Makes one of a label, a description and buttons.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }

    /// All of it in the middle of the screen.
    @MainActor
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description
                    .font(.subheadline)
                    .changingEnvironment { $0.foreground = AnyShapeStyle(Color(uiColor: .secondaryLabel)) }
            }
            VStack(spacing: 12) { actions }.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large symbol above a title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
    @MainActor
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 14) {
            configuration.icon
                .font(.system(size: 48))
                .changingEnvironment { $0.foreground = AnyShapeStyle(Color(uiColor: .secondaryLabel)) }
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes one of a text, one of the system's symbols and a description.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Makes one of a text, one of the system's symbols and a description.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Makes one of a text, one of the app's pictures and a description.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Makes one of a text, one of the app's pictures and a description.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// The label of a search without results.
public nonisolated struct SearchUnavailableContent {
    /// What was searched for.
    public struct Label: View {
        let text: String?
        nonisolated init(text: String?) { self.text = text }
        /// A text with a glass.
        @MainActor
        public var body: some View {
            SwiftUI.Label {
                Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }
    /// What can be done about it.
    public struct Description: View {
        nonisolated init() {}
        /// A text.
        @MainActor
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }
    /// Nothing.
    public struct Actions: View {
        nonisolated init() {}
        /// Nothing.
        @MainActor
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// One for a search without results.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            label: { Label(text: nil) }, description: { Description() }, actions: { Actions() })
    }
    /// Returns one for a search of a text without results.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
    }
}
