/// What a view says of the bars around it; nil where it says nothing.
nonisolated struct BarLook {
    var title: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var items: [ToolbarEntry] = []
    var hidesBar: Bool?
    var hidesBackButton: Bool?
    var hidesBottomBar: Bool?
    var hidesTabBar: Bool?
    /// What the navigation bar is filled with.
    var background: AnyShapeStyle?
    /// Whether the navigation bar is filled wherever content is scrolled to.
    var showsBackground: Bool?
    /// What the tab bar is filled with.
    var tabBackground: AnyShapeStyle?
    var showsTabBackground: Bool?
    /// The appearance of the navigation bar.
    var colorScheme: ColorScheme?

    /// Takes what another one says that this one doesn't.
    mutating func add(_ other: BarLook) {
        title = title ?? other.title
        displayMode = displayMode ?? other.displayMode
        items += other.items
        hidesBar = hidesBar ?? other.hidesBar
        hidesBackButton = hidesBackButton ?? other.hidesBackButton
        hidesBottomBar = hidesBottomBar ?? other.hidesBottomBar
        hidesTabBar = hidesTabBar ?? other.hidesTabBar
        background = background ?? other.background
        showsBackground = showsBackground ?? other.showsBackground
        tabBackground = tabBackground ?? other.tabBackground
        showsTabBackground = showsTabBackground ?? other.showsTabBackground
        colorScheme = colorScheme ?? other.colorScheme
    }
}

/// Views for a bar.
nonisolated struct ToolbarEntry {
    let placement: ToolbarItemPlacement.Kind
    let content: AnyView
}

/// A modifier that says something of the bars around views.
nonisolated struct BarModifier: PrimitiveModifier {
    /// Returns what is said, when the view is evaluated.
    let look: @MainActor (ViewNode) -> BarLook

    @MainActor
    func changed(_ node: ViewNode) {
        guard let bars = node.environment.bars else { return }
        bars.set(node.observed { look(node) }, by: node)
    }

    @MainActor
    func ended(_ node: ViewNode) { node.environment.bars?.remove(node) }
}

private enum BarContentKey: EnvironmentKey {
    static var defaultValue: BarContent? { nil }
}

extension EnvironmentValues {
    /// What takes what views say of bars; nil within a bar.
    var bars: BarContent? {
        get { self[BarContentKey.self] }
        set { self[BarContentKey.self] = newValue }
    }
}

extension View {
    /// Says something of the bars around.
    nonisolated func bars(_ change: @escaping @MainActor (inout BarLook) -> Void) -> some View {
        modifier(
            BarModifier { _ in
                var look = BarLook()
                change(&look)
                return look
            })
    }
}
