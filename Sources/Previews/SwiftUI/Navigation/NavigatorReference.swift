/// The navigator around a view.
final class NavigatorReference {
    private(set) weak var navigator: Navigator?
    init(_ navigator: Navigator) { self.navigator = navigator }
}

private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: NavigatorReference? { nil }
}

extension EnvironmentValues {
    /// The navigator around a view; nil outside of navigation stacks.
    var navigator: NavigatorReference? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
