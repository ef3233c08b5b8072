/// What a view says of its tab.
@MainActor
final class TabContentReference {
    private var label: MenuItem?
    /// Is called when the view says something else.
    var changed: () -> Void = {}
    /// Whether the view is being evaluated, after which all is read.
    var isReading = false

    /// Takes what a tab shows.
    func take(_ label: AnyView, of node: ViewNode) {
        var inner = node.environment
        inner.labelLook = nil
        inner.font = nil
        let made = node.makeChild(label, inner)
        var item = MenuItems.label(of: made)
        if let symbol = Self.symbol(in: made) { item.image = symbol }
        self.label = item
        made.unmount()
        if !isReading { changed() }
    }

    /// Shows what the view has said, with the text of its badge; empty for none.
    func show(on item: UITabBarItem, badge text: String?) {
        let badge = text?.isEmpty == false ? text : nil
        if item.title != label?.title { item.title = label?.title }
        if item.image !== label?.image { item.image = label?.image }
        if item.badgeValue != badge { item.badgeValue = badge }
    }

    /// Returns the first symbol in a tree: filled where there is such a one, as tabs have them.
    private static func symbol(in node: ViewNode) -> UIImage? {
        if let image = node.anyView as? Image, case .symbol(let name) = image.source {
            return UIImage.filledSymbol(named: name)
        }
        return node.children.lazy.compactMap { symbol(in: $0) }.first
    }
}

/// A modifier that says what a tab of views shows.
nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier {
    let label: Label

    @MainActor
    func changed(_ node: ViewNode) { node.environment.tabContent?.take(AnyView(label), of: node) }
}

private enum TabContentKey: EnvironmentKey {
    static var defaultValue: TabContentReference? { nil }
}

extension EnvironmentValues {
    /// What takes what a view says of its tab; nil outside of tabs.
    var tabContent: TabContentReference? {
        get { self[TabContentKey.self] }
        set { self[TabContentKey.self] = newValue }
    }
}

extension View {
    /// Says what the tab of the view shows.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
