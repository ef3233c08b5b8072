/// What is told of a menu to its style.
public nonisolated struct MenuStyleConfiguration {
    /// A menu's label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// A menu's content.
    public struct Content: View {
        let content: AnyView
        /// The content.
        public var body: some View { content }
    }
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// How a menu looks while it is closed.
@preconcurrency @MainActor
public protocol MenuStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the menu.
    typealias Configuration = MenuStyleConfiguration
    /// Returns the menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu as usual: a button.
public nonisolated struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the menu.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button of the style of buttons.
public nonisolated struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the menu.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the tint.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the menu.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(BorderlessButtonStyle())
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// As usual.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button of the style of buttons.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button in the tint.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// In which order a menu has its entries: has no effect.
public nonisolated struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first nearest to the finger.
    public static let priority = MenuOrder(name: "priority")
    /// As they are written.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a choice closes a menu: it always does.
public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It does.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It does not: has no effect.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum MenuLookKey: EnvironmentKey {
    static var defaultValue: Look<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// How menus look; nil for as usual.
    var menuLook: Look<MenuStyleConfiguration>? {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how menus look.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        changingEnvironment { $0.menuLook = Look(style) { $0.makeBody(configuration: $1) } }
    }
    /// Sets in which order menus have their entries: has no effect.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Sets whether menus have a mark: has no effect.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Sets whether a choice closes menus: has no effect.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
