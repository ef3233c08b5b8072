/// A view in modifiers, of which a tab that was never selected has those alone that say something of the tab.
protocol TabShell {
    /// Whether one of the modifiers says what the tab shows.
    nonisolated var saysTab: Bool { get }
    /// Those of the modifiers that say something of the tab, around nothing.
    nonisolated var emptied: any View { get }
}

/// A modifier that says something of a tab.
protocol TabModifier {
    /// Whether it says what the tab shows.
    nonisolated static var isOfItem: Bool { get }
}

extension TabItemModifier: TabModifier {
    static var isOfItem: Bool { true }
}

extension TraitModifier: TabModifier {
    nonisolated static var isOfItem: Bool { false }
}

extension ModifiedContent: TabShell where Content: View, Modifier: ViewModifier {
    nonisolated var saysTab: Bool {
        (modifier as? any TabModifier).map { type(of: $0).isOfItem } == true
            || (content as? any TabShell)?.saysTab == true
    }

    nonisolated var emptied: any View {
        func around<V: View>(_ view: V) -> any View { ModifiedContent<V, Modifier>(content: view, modifier: modifier) }
        let inner = (content as? any TabShell)?.emptied ?? Color.clear
        return modifier is any TabModifier ? around(inner) : inner
    }
}
