/// A modifier that shows content in bars.
private nonisolated struct ToolbarModifier<C: ToolbarContent>: PrimitiveModifier {
    let content: C

    @MainActor
    func changed(_ node: ViewNode) {
        guard let bars = node.environment.bars else { return }
        let reader = node.memory as? ToolbarReader ?? ToolbarReader()
        node.memory = reader
        var look = BarLook()
        look.items = node.observed { reader.read(content, node) }
        bars.set(look, by: node)
    }

    @MainActor
    func ended(_ node: ViewNode) {
        node.environment.bars?.remove(node)
        (node.memory as? ToolbarReader)?.end()
    }
}

/// A bar.
public nonisolated struct ToolbarPlacement: Sendable {
    enum Kind: Sendable {
        case automatic, navigationBar, bottomBar, tabBar
    }
    let kind: Kind
    /// The one that is usual.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

/// What a bar may show less of.
public nonisolated struct ToolbarDefaultItemKind: Sendable {
    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The title.
    public static let title = ToolbarDefaultItemKind()
}

/// What people do with a page, which decides about its buttons.
public nonisolated struct ToolbarRole: Sendable {
    /// As usual.
    public static let automatic = ToolbarRole()
    /// They go forward and back.
    public static let navigationStack = ToolbarRole()
    /// They look through something.
    public static let browser = ToolbarRole()
    /// They change something.
    public static let editor = ToolbarRole()
}

extension View {
    /// Shows views at the right of the navigation bar.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }
    /// Shows content in bars.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        modifier(ToolbarModifier(content: content()))
    }
    /// Shows content in bars, which nobody rearranges here.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }
    /// Shows or hides bars.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        hidingBars(visibility, bars)
    }
    /// Shows or hides bars.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        hidingBars(visibility, bars)
    }

    private nonisolated func hidingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let hides: Bool? = visibility == .automatic ? nil : visibility == .hidden
        return self.bars { look in
            for bar in bars.isEmpty ? [.automatic] : bars {
                switch bar.kind {
                case .automatic, .navigationBar: look.hidesBar = hides
                case .bottomBar: look.hidesBottomBar = hides
                case .tabBar: look.hidesTabBar = hides
                }
            }
        }
    }

    /// Sets what is behind bars.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self.bars { look in
            for bar in bars.isEmpty ? [.automatic] : bars {
                switch bar.kind {
                case .automatic, .navigationBar: look.background = AnyShapeStyle(style)
                case .tabBar: look.tabBackground = AnyShapeStyle(style)
                case .bottomBar: break
                }
            }
        }
    }
    /// Sets whether something is behind bars.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        fillingBars(visibility, bars)
    }
    /// Sets whether something is behind bars.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        fillingBars(visibility, bars)
    }

    private nonisolated func fillingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let shows: Bool? = visibility == .automatic ? nil : visibility == .visible
        return self.bars { look in
            for bar in bars.isEmpty ? [.automatic] : bars {
                switch bar.kind {
                case .automatic, .navigationBar: look.showsBackground = shows
                case .tabBar: look.showsTabBackground = shows
                case .bottomBar: break
                }
            }
        }
    }

    /// Sets the appearance of the navigation bar; that of other bars has no effect.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        let isNavigation = bars.isEmpty || bars.contains { $0.kind == .navigationBar || $0.kind == .automatic }
        return self.bars { if isNavigation { $0.colorScheme = colorScheme } }
    }
    /// Says what people do with the page: has no effect.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Shows less in bars: has no effect.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    /// Shows a menu below the title: has no effect.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
