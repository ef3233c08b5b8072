/// How a navigation view has its views: all are alike on a phone.
public protocol NavigationViewStyle {}

/// Views as usual.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// One view at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// Views in columns.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}
/// Views in two columns.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes one.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As usual.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// In columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views have their views: has no effect on a phone.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
