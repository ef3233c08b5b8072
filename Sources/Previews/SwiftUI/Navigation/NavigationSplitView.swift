/// Views in columns, which on a phone are pages: the sidebar first.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let columns: [AnyView]

    /// Makes one of two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        columns = [AnyView(sidebar()), AnyView(detail())]
    }
    /// Makes one of three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        columns = [AnyView(sidebar()), AnyView(content()), AnyView(detail())]
    }
    /// Makes one of two columns; which are seen has no effect on a phone.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }
    /// Makes one of three columns; which are seen has no effect on a phone.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }
    /// Makes one of two columns; the preferred one has no effect: the sidebar is first.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }
    /// Makes one of three columns; the preferred one has no effect: the sidebar is first.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }
    /// Makes one of two columns; which are seen or preferred has no effect on a phone.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }
    /// Makes one of three columns; which are seen or preferred has no effect on a phone.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { NavigationNode(self, inputs) { ($0.columns, nil) } }
}

/// Which columns of a split view are seen.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The one in the middle.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How a split view has its columns: all are alike on a phone.
public protocol NavigationSplitViewStyle {}

/// Columns as usual.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// Columns that share the room.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// Columns of which the last keeps its room.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes one.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As usual.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// With shared room.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// With the last as large as it was.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension EnvironmentValues {
    /// Shows the next column of the split view around, as a selected row of the sidebar does; nil without one.
    var showsNextColumn: (@MainActor () -> Void)? {
        guard isSplitColumn, let navigator else { return nil }
        return { navigator.navigator?.showNextColumn() }
    }
}

extension View {
    /// Sets how split views have their columns: has no effect.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Sets the width of the column: has no effect.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Sets the width of the column: has no effect.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
