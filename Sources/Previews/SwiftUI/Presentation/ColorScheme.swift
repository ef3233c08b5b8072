/// Whether something is dark on light, or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// One of them.
    case light, dark

    /// Makes one of UIKit's style; nil for an unspecified one.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }

    /// The style as UIKit has it.
    var uiKit: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// How strong contrasts are.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// One of them.
    case standard, increased
}

extension UIUserInterfaceStyle {
    /// Makes UIKit's style; unspecified for nil.
    public init(_ colorScheme: ColorScheme?) { self = colorScheme?.uiKit ?? .unspecified }
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
    /// Whether the view is dark on light, or light on dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? traits { ColorScheme($0.userInterfaceStyle) ?? .light } ?? .light }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// How strong contrasts are: as usual.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// Forgets a colour scheme that was set for a part around.
    mutating func forgetColorScheme() { self[ColorSchemeKey.self] = nil }
}

/// A modifier that gives views and their colours an appearance.
private nonisolated struct ColorSchemeModifier: PrimitiveModifier {
    let scheme: ColorScheme

    @MainActor
    func modify(_ environment: inout EnvironmentValues) { environment.colorScheme = scheme }
    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { AppearanceElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? AppearanceElement)?.view.overrideUserInterfaceStyle = scheme.uiKit
    }

    private final class AppearanceElement: WrappingElement {
        let view = ContainerView()
        private lazy var inner = Surface(view)

        override func place(_ frame: CGRect, _ placement: Placement) {
            guard !content.isSpacer else { return content.place(frame, placement) }
            placement.inside(view, frame, inner) { content.place(CGRect(origin: .zero, size: frame.size), $0) }
        }
    }
}

/// A modifier that gives the screen, or what is presented above it, an appearance; nil for none of its own.
private nonisolated struct PreferredSchemeModifier: PrimitiveModifier {
    let scheme: ColorScheme?

    @MainActor
    func changed(_ node: ViewNode) {
        let style = UIUserInterfaceStyle(scheme)
        guard node.memory as? UIUserInterfaceStyle != style else { return }
        node.memory = style
        node.host?.afterwards { [weak node] in Self.set(style, node) }
    }

    @MainActor
    func ended(_ node: ViewNode) { Self.set(.unspecified, node) }

    @MainActor
    private static func set(_ style: UIUserInterfaceStyle, _ node: ViewNode?) {
        let outermost = node?.host?.controller.map { sequence(first: $0, next: \.parent).reduce($0) { $1 } }
        if outermost?.overrideUserInterfaceStyle != style { outermost?.overrideUserInterfaceStyle = style }
    }
}

extension View {
    /// Gives the view an appearance.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modifier(ColorSchemeModifier(scheme: colorScheme))
    }
    /// Gives the screen that the view is on an appearance; nil for the device's.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredSchemeModifier(scheme: colorScheme))
    }
    /// Gives the view an appearance, or sets another value of the environment that is one.
    @ViewBuilder
    public nonisolated func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
    ) -> some View {
        if keyPath == \EnvironmentValues.colorScheme {
            colorScheme(value)
        } else {
            changingEnvironment { $0[keyPath: keyPath] = value }
        }
    }
}
