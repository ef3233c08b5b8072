/// Views of which one is shown, chosen by tabs in a bar, or by swiping from page to page.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: TabSelection?
    private let content: Content
    @Environment(\.tabLook) private var look

    /// Makes one with a binding to the tag of the view that is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.map { TabSelection($0) }, content())
    }
    /// Makes one with a binding to the value of the tab that is shown.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = TabSelection(selection)
        self.content = Content(tabs: content()._tabs)
    }

    /// The views, as the style has them.
    @MainActor
    public var body: some View {
        if look.isPaged {
            PagedTabs(content: content, selection: selection)
        } else {
            BarTabs(content: content, selection: selection)
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Makes one that keeps itself which view is shown.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView where SelectionValue == Never {
    /// Makes one that keeps itself which tab is shown.
    public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.selection = nil
        self.content = Content(tabs: content()._tabs)
    }
}

/// A binding to what says which view is shown.
nonisolated struct TabSelection {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void

    init<Value: Hashable>(_ binding: Binding<Value>) {
        get = { AnyHashable(binding.wrappedValue) }
        set = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    }

    /// Returns whether a tag is the one of the view that is shown, which may be an optional value.
    func matches(_ tag: AnyHashable) -> Bool { tag == get() }
}

extension TabContentBuilder.Content: SeveralViews {
    nonisolated var parts: [(id: AnyHashable, view: any View)] {
        tabs.enumerated().map { (AnyHashable($0), $1.view) }
    }
}

// MARK: Styles

/// How a tab view looks, as it is handed on.
nonisolated struct TabLook {
    var isPaged = false
    var dots = PageTabViewStyle.IndexDisplayMode.automatic
    var hasDotBackground = false
}

private enum TabLookKey: EnvironmentKey {
    static var defaultValue: TabLook { TabLook() }
}

extension EnvironmentValues {
    /// How tab views look.
    var tabLook: TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
}

/// How a tab view looks.
public protocol TabViewStyle {
    /// Changes how tab views look in an environment.
    func _apply(to environment: inout EnvironmentValues)
}

extension TabViewStyle {
    /// Has them look as usual.
    public func _apply(to environment: inout EnvironmentValues) { environment.tabLook.isPaged = false }
}

/// Tabs in a bar at the bottom.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// Tabs in a bar, or in a sidebar where there is room: in a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// Tabs in a bar alone.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// Pages that are swiped.
public nonisolated struct PageTabViewStyle: TabViewStyle, Sendable {
    /// Whether dots show which page is seen.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// If there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// They do.
        public static let always = IndexDisplayMode(name: "always")
        /// They don't.
        public static let never = IndexDisplayMode(name: "never")
    }
    private let mode: IndexDisplayMode

    /// Makes one.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    /// Has tab views show pages.
    public func _apply(to environment: inout EnvironmentValues) {
        (environment.tabLook.isPaged, environment.tabLook.dots) = (true, mode)
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// As usual.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// In a bar, or in a sidebar where there is room.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// In a bar alone.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that are swiped.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
public protocol IndexViewStyle {
    /// Whether there is something behind them wherever they are.
    var _hasBackground: Bool { get }
}

/// The dots of pages.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// Whether there is something behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let name: String
        /// As usual: no.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While they are touched: no.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Yes.
        public static let always = BackgroundDisplayMode(name: "always")
        /// No.
        public static let never = BackgroundDisplayMode(name: "never")
    }
    private let mode: BackgroundDisplayMode

    /// Makes one.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
    /// Whether there is something behind them wherever they are.
    public var _hasBackground: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The dots of pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// The dots of pages.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets how tab views look.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        changingEnvironment { style._apply(to: &$0) }
    }
    /// Sets how the dots of pages look.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        changingEnvironment { $0.tabLook.hasDotBackground = style._hasBackground }
    }
    /// Has the bar of tabs be smaller when something is scrolled: has no effect.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When the bar of tabs is smaller: never here.
public nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// When something is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// When something is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}
