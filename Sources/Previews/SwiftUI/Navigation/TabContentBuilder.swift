/// Tabs of several statements.
public nonisolated struct TabContentGroup<TabValue: Hashable>: TabContent {
    /// The views of the tabs.
    public let _tabs: [_TabParts]
}

/// What makes tabs of the statements of a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// What a tab view is made of that has tabs of a builder.
    public struct Content<C: TabContent>: View where C.TabValue == TabValue {
        nonisolated let tabs: [_TabParts]
        /// The tabs' views.
        public nonisolated var body: some View { ForEach(0..<tabs.count) { tabs[$0].view } }
    }

    /// Takes tabs.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Makes tabs of one statement.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Makes tabs of several statements.
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TabContentGroup<TabValue> {
        var tabs: [_TabParts] = []
        repeat tabs.append(contentsOf: (each content)._tabs)
        return TabContentGroup(_tabs: tabs)
    }
    /// Makes tabs of a condition without an alternative.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    /// Makes tabs of the first branch.
    public static func buildEither<C: TabContent>(first: C) -> TabContentGroup<TabValue> where C.TabValue == TabValue {
        TabContentGroup(_tabs: first._tabs)
    }
    /// Makes tabs of the second branch.
    public static func buildEither<C: TabContent>(second: C) -> TabContentGroup<TabValue> where C.TabValue == TabValue {
        TabContentGroup(_tabs: second._tabs)
    }
    /// Makes tabs of what needs a version of the system.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabContentGroup<TabValue>
    where C.TabValue == TabValue {
        TabContentGroup(_tabs: content._tabs)
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of what tells tabs apart.
    public typealias TabValue = Wrapped.TabValue
    /// The views of the tabs.
    public var _tabs: [_TabParts] { map { $0._tabs } ?? [] }
}

/// Tabs below a title, which a phone's bar doesn't show.
public nonisolated struct TabSection<TabValue: Hashable>: TabContent {
    /// The views of the tabs.
    public let _tabs: [_TabParts]

    /// Makes one of tabs.
    public init<C: TabContent>(@TabContentBuilder<TabValue> content: () -> C) where C.TabValue == TabValue {
        _tabs = content()._tabs
    }
    /// Makes one with a title.
    public init<C: TabContent>(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> C)
    where C.TabValue == TabValue {
        _tabs = content()._tabs
    }
    /// Makes one with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, C: TabContent>(_ title: S, @TabContentBuilder<TabValue> content: () -> C)
    where C.TabValue == TabValue {
        _tabs = content()._tabs
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of what tells tabs apart.
    public typealias TabValue = Content.TabValue
    /// The views of the tabs.
    public nonisolated var _tabs: [_TabParts] { data.flatMap { content($0)._tabs } }

    /// Makes tabs of elements that have identities.
    public nonisolated init(
        _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }
    /// Makes tabs of elements that are told apart by a property.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension TabContent {
    fileprivate func changed<V: View>(_ change: (AnyView) -> V) -> TabContentGroup<TabValue> {
        TabContentGroup(_tabs: _tabs.map { _TabParts(view: AnyView(change($0.view))) })
    }
    /// Shows a number on the tab; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { changed { $0.badge(count) } }
    /// Shows a text on the tab.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }
    /// Shows a text on the tab.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { changed { $0.badge(key) } }
    /// Shows a text on the tab.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        changed { $0.badge(label) }
    }
    /// Gives the tab an identity: has no effect.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
