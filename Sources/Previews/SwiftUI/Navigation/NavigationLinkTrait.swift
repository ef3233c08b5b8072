/// What a row of a list that is a navigation link does when it is tapped.
///
/// A list draws a chevron beside such a row and takes the tap itself.
enum NavigationLinkTrait: ElementTrait {
    typealias Value = @MainActor () -> Void
}

private enum LinksAreRowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether navigation links show their label alone, as the list around takes their taps by ``NavigationLinkTrait``.
    var linksAreRows: Bool {
        get { self[LinksAreRowsKey.self] }
        set { self[LinksAreRowsKey.self] = newValue }
    }
}
