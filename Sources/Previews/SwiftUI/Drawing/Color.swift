/// A colour, which as a view fills the space that it is offered.
public nonisolated struct Color: Hashable, Sendable {
    enum Kind: Hashable, @unchecked Sendable {
        case uiColor(UIColor)
        /// The tint of the view.
        case accent
        /// The colour of the view's texts.
        case primary
    }

    let kind: Kind
    var alpha = 1.0

    init(_ kind: Kind) { self.kind = kind }

    /// A space of colours.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual one.
        case sRGB
        /// The usual one with linear components.
        case sRGBLinear
        /// The one of Apple's displays.
        case displayP3
    }

    /// Makes one of components in 0...1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(.uiColor(UIColor(red: red, green: green, blue: blue, alpha: opacity)))
    }
    /// Makes a grey, 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(.uiColor(UIColor(white: white, alpha: opacity)))
    }
    /// Makes one of hue, saturation and brightness in 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            .uiColor(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
    }
    /// Makes one of the app's colours; clear where there is none of the name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.uiColor(UIColor(named: name) ?? .clear))
    }
    /// Makes one of UIKit's.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(.uiColor(color)) }
    /// Makes one of UIKit's.
    public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }
    /// Makes one of Core Graphics'.
    public init(_ cgColor: CGColor) { self.init(.uiColor(UIColor(cgColor: cgColor))) }
    /// Makes one of Core Graphics'.
    public init(cgColor: CGColor) { self.init(.uiColor(UIColor(cgColor: cgColor))) }

    /// Red.
    public static let red = Color(.systemRed)
    /// Orange.
    public static let orange = Color(.systemOrange)
    /// Yellow.
    public static let yellow = Color(.systemYellow)
    /// Green.
    public static let green = Color(.systemGreen)
    /// Mint.
    public static let mint = Color(.systemMint)
    /// Teal.
    public static let teal = Color(.systemTeal)
    /// Cyan.
    public static let cyan = Color(.systemCyan)
    /// Blue.
    public static let blue = Color(.systemBlue)
    /// Indigo.
    public static let indigo = Color(.systemIndigo)
    /// Purple.
    public static let purple = Color(.systemPurple)
    /// Pink.
    public static let pink = Color(.systemPink)
    /// Brown.
    public static let brown = Color(.systemBrown)
    /// White.
    public static let white = Color(UIColor.white)
    /// Grey.
    public static let gray = Color(.systemGray)
    /// Black.
    public static let black = Color(UIColor.black)
    /// No colour.
    public static let clear = Color(UIColor.clear)
    /// The colour of texts.
    public static let primary = Color(.primary)
    /// The colour of less important texts.
    public static let secondary = Color(UIColor.secondaryLabel)
    /// The tint of the view.
    public static let accentColor = Color(.accent)

    /// Returns one of which less is seen, 0...1.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= opacity
        return copy
    }

    /// Returns a mixture with another colour.
    public func mix(with other: Color, by fraction: Double) -> Color {
        let (one, two) = (UIColor(self).components, UIColor(other).components)
        func mixed(_ index: Int) -> Double { Double(one[index] + (two[index] - one[index]) * CGFloat(fraction)) }
        return Color(red: mixed(0), green: mixed(1), blue: mixed(2), opacity: mixed(3))
    }

    /// The same colour, a little lighter at the top.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
    }

    /// The colour as Core Graphics has it.
    public var cgColor: CGColor? { UIColor(self).cgColor }

    /// Returns the colour as UIKit has it, in an environment.
    func resolved(_ environment: EnvironmentValues) -> UIColor {
        let base: UIColor =
            switch kind {
            case .uiColor(let color): color
            case .accent: environment.tint?.base(environment) ?? UIColor(named: "AccentColor") ?? .systemBlue
            case .primary: .label
            }
        return alpha == 1 ? base : base.withAlphaComponent(base.cgColor.alpha * alpha)
    }

    private func base(_ environment: EnvironmentValues) -> UIColor {
        if case .accent = kind { return .systemBlue }
        return resolved(environment)
    }
}

extension UIColor {
    /// Makes UIKit's colour of one of SwiftUI.
    public convenience init(_ color: Color) {
        let resolved = color.resolved(EnvironmentValues())
        self.init { traits in resolved.resolvedColor(with: traits) }
    }

    /// The red, green and blue component, and the opacity.
    var components: [CGFloat] {
        let color = cgColor
        return [color.red, color.green, color.blue, color.alpha]
    }
}

extension Color: View, PrimitiveView {
    /// The type of what it is made of.
    public typealias Body = Never

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { FillNode(self, inputs) { $0 } }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The tint; nil for the app's.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// How texts and shapes are filled; nil for the usual colour of texts.
    var foreground: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of texts, symbols and shapes.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment { $0.foreground = color.map { AnyShapeStyle($0) } }
    }
    /// Sets how texts, symbols and shapes are filled.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { environment in
            // A style that is less than that of what is around counts from there, and not from itself.
            let outer = environment.foreground
            environment.foreground = AnyShapeStyle {
                var inner = $0
                inner.foreground = outer
                return style.paint(inner)
            }
        }
    }
    /// Sets how texts, symbols and shapes are filled; what a symbol has in second place is filled alike.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        foregroundStyle(primary)
    }
    /// Sets the tint.
    public nonisolated func tint(_ tint: Color?) -> some View { changingEnvironment { $0.tint = tint } }
    /// Sets the tint.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment { environment in
            environment.tint = tint.map { Color(uiColor: $0.paint(environment).color) }
        }
    }
    /// Sets the tint.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
