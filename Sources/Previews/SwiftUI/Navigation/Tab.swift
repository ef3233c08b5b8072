/// What a tab is for.
public nonisolated struct TabRole: Hashable, Sendable {
    /// It searches.
    public static var search: TabRole { TabRole() }
}

/// What makes a label of a tab.
public nonisolated struct DefaultTabLabel: View {
    let title: Text?
    let image: Image?

    /// The title and the picture.
    public var body: some View {
        title
        image
    }
}

/// Tabs of a tab view.
public protocol TabContent<TabValue> {
    /// The type of what tells tabs apart.
    associatedtype TabValue: Hashable
    /// The views of the tabs.
    var _tabs: [_TabParts] { get }
}

/// The view of a tab with what is said of it.
public nonisolated struct _TabParts {
    let view: AnyView
}

extension Never: TabContent {
    /// The type of what tells tabs apart.
    public typealias TabValue = Never
    /// No tabs.
    public var _tabs: [_TabParts] { [] }
}

/// A tab of a tab view.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// The type of what tells tabs apart.
    public typealias TabValue = Value
    /// The view of the tab.
    public let _tabs: [_TabParts]

    fileprivate init(_ content: Content, _ label: Label, _ value: Value?, _ role: TabRole?) {
        let item = AnyView(label)
        let usual = role.map { _ in AnyView(SwiftUI.Label("Search", systemImage: "magnifyingglass")) }
        let labelled = content.modifier(TabItemModifier(label: Label.self == EmptyView.self ? usual ?? item : item))
        let view = value.map { AnyView(labelled.tag($0)) } ?? AnyView(labelled)
        _tabs = [_TabParts(view: view)]
    }

    /// Makes one with a label of one's own.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content(), label(), value, role)
    }
    /// Makes one with a label of one's own.
    public init<T: Hashable>(
        value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == T? {
        self.init(content(), label(), .some(.some(value)), role)
    }
}

extension Tab where Value == Never {
    /// Makes one with a label of one's own.
    public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    {
        self.init(content(), label(), nil, role)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Makes one of a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)), nil, role)
    }
    /// Makes one of a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)), nil, role)
    }
    /// Makes one of a title and one of the app's pictures.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)), nil, role)
    }
    /// Makes one of a title and one of the app's pictures.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), DefaultTabLabel(title: Text(title), image: Image(image)), nil, role)
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Makes one of a title, a symbol and a value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)), value, role)
    }
    /// Makes one of a title, a symbol and a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)), value, role)
    }
    /// Makes one of a title, a symbol and a value.
    public nonisolated init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)),
            .some(.some(value)), role)
    }
    /// Makes one of a title, one of the app's pictures and a value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)), value, role)
    }
    /// Makes one of a title, one of the app's pictures and a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content(), DefaultTabLabel(title: Text(title), image: Image(image)), value, role)
    }
    /// Makes one of a value and a role, whose title and picture are usual.
    public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            content(), DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")), value, role)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Makes one of a role, whose title and picture are usual.
    public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            content(), DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")), nil, role)
    }
}
