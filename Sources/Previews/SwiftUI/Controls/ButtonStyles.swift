/// A button in the tint, as they usually are.
public nonisolated struct BorderlessButtonStyle: ButtonStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the button.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// A label in the tint, weaker while it is pressed, and grey while it can't be used.
private struct TintedLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foreground) private var foreground

    var body: some View {
        let tint: AnyShapeStyle =
            !isEnabled
            ? AnyShapeStyle(Color(uiColor: .tertiaryLabel))
            : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.accentColor)
        configuration.label
            .changingEnvironment { $0.foreground = isEnabled ? $0.foreground ?? tint : tint }
            .opacity(configuration.isPressed ? 0.2 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

/// A button as the platform has them: in the tint.
public typealias DefaultButtonStyle = BorderlessButtonStyle

/// A button that looks as its label, weaker while it is pressed.
public nonisolated struct PlainButtonStyle: ButtonStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the button.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

/// A button on a weak background.
public nonisolated struct BorderedButtonStyle: ButtonStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the button.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        FilledLabel(configuration: configuration, isProminent: false)
    }
}

/// A button on a strong background.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the button.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        FilledLabel(configuration: configuration, isProminent: true)
    }
}

/// A label on a background with rounded corners, as UIKit's configurations have them.
private struct FilledLabel: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonShape) private var shape

    var body: some View {
        let tint: Color = configuration.role == .destructive ? .red : isEnabled ? .accentColor : .gray
        let radius: CGFloat = size == .large || size == .extraLarge ? 10 : size == .regular ? 8 : 6
        configuration.label
            .padding(EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
            .foregroundStyle(isProminent ? Color.white : tint)
            .background {
                let fill = isProminent ? tint : tint.opacity(0.15)
                switch shape {
                case .capsule: Capsule().fill(fill)
                case .circle: Circle().fill(fill)
                case .rounded(let own): RoundedRectangle(cornerRadius: own ?? radius).fill(fill)
                }
            }
            .opacity(configuration.isPressed ? 0.7 : isEnabled ? 1 : 0.5)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }

    private var vertical: CGFloat {
        switch size {
        case .mini, .small: 4
        case .regular: 7
        case .large, .extraLarge: 14
        }
    }

    private var horizontal: CGFloat {
        switch size {
        case .mini, .small: 10
        case .regular: 12
        case .large, .extraLarge: 20
        }
    }
}

/// The shape of a button's background.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable {
        case capsule, circle
        case rounded(CGFloat?)
    }
    let kind: Kind
    /// As usual.
    public static let automatic = ButtonBorderShape(kind: .rounded(nil))
    /// With round ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// With rounded corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// With rounded corners.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
}

private enum ButtonShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape.Kind { .rounded(nil) }
}

extension EnvironmentValues {
    var buttonShape: ButtonBorderShape.Kind {
        get { self[ButtonShapeKey.self] }
        set { self[ButtonShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of buttons' backgrounds.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        changingEnvironment { $0.buttonShape = shape.kind }
    }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// In the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    /// As usual.
    public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
    /// As its label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
    /// On a weak background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// On a strong background.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
