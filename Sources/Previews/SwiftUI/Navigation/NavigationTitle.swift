/// What belongs to a navigation bar.
public nonisolated struct NavigationBarItem: Sendable {
    /// How large the title of a bar is.
    public enum TitleDisplayMode: Sendable {
        /// As that of the page below; the lowest page's is large.
        case automatic
        /// As large as buttons' titles.
        case inline
        /// Large, and below the buttons.
        case large
    }
}

/// How large the title of a toolbar is.
public nonisolated struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// As that of the page below; the lowest page's is large.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Large, and below the buttons.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large, and between the buttons: as ``inline``.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// As large as buttons' titles.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ title: Text) -> some View { bars { $0.title = title.string } }
    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        bars { $0.title = titleKey.resolved }
    }
    /// Sets the title of the page.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        bars { $0.title = String(title) }
    }
    /// Sets the title of the page, which nobody can change here.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        bars { $0.title = title.wrappedValue }
    }
    /// Sets the title of the page.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Sets the title of the page.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    /// Sets the title of the page.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    /// Sets the title of the page and how large it is.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the page and how large it is.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the page and how large it is.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets how large the title of the page is.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bars { $0.displayMode = displayMode }
    }
    /// Sets how large the title of the page is.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
    /// Hides the navigation bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { bars { $0.hidesBar = hidden } }
    /// Hides the way back in the navigation bar.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bars { $0.hidesBackButton = hidesBackButton }
    }
    /// Shows views at both ends of the navigation bar.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        bars {
            $0.items = [
                ToolbarEntry(placement: .leading, content: AnyView(leading)),
                ToolbarEntry(placement: .trailing, content: AnyView(trailing)),
            ]
        }
    }
    /// Shows a view at the left end of the navigation bar.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        bars { $0.items = [ToolbarEntry(placement: .leading, content: AnyView(leading))] }
    }
    /// Shows a view at the right end of the navigation bar.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        bars { $0.items = [ToolbarEntry(placement: .trailing, content: AnyView(trailing))] }
    }
    /// Tells what document the page shows: has no effect.
    public nonisolated func navigationDocument(_ url: URL) -> some View { self }
}
