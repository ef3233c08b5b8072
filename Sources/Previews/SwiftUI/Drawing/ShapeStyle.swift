/// What something is filled with.
public protocol ShapeStyle: Sendable {
    /// Returns what is drawn, in an environment.
    func _paint(in environment: EnvironmentValues) -> ShapePaint
}

/// What is drawn where something is filled.
public nonisolated struct ShapePaint: Sendable {
    enum Kind: Sendable {
        case color
        case linear(Gradient, UnitPoint, UnitPoint)
        case radial(Gradient, UnitPoint, CGFloat, CGFloat)
        case angular(Gradient, UnitPoint, Angle)
        case elliptical(Gradient, UnitPoint, CGFloat)
        case material(UIBlurEffect.Style)
    }

    /// The colour; of what has several, the first.
    package let color: UIColor
    var kind = Kind.color

    init(color: UIColor, kind: Kind = .color) { (self.color, self.kind) = (color, kind) }
}

extension ShapeStyle {
    /// Returns the colour of texts.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: .label) }

    func paint(_ environment: EnvironmentValues) -> ShapePaint { _paint(in: environment) }

    /// Returns one of which less is seen, 0...1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        let base = self
        return AnyShapeStyle { environment in
            let paint = base.paint(environment)
            return ShapePaint(color: paint.color.withAlphaComponent(paint.color.cgColor.alpha * opacity))
        }
    }
}

extension ShapeStyle {
    /// The second level of it, of which half is seen.
    public var secondary: some ShapeStyle { opacity(0.5) }
    /// The third level of it, of which a quarter is seen.
    public var tertiary: some ShapeStyle { opacity(0.25) }
    /// The fourth level of it, of which a fifth is seen.
    public var quaternary: some ShapeStyle { opacity(0.2) }
}

/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    private let resolve: @Sendable (EnvironmentValues) -> ShapePaint

    /// Makes one of a style.
    public init<S: ShapeStyle>(_ style: S) { resolve = { style.paint($0) } }

    init(resolve: @escaping @Sendable (EnvironmentValues) -> ShapePaint) { self.resolve = resolve }

    /// Returns what is drawn.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint { resolve(environment) }
}

extension Color: ShapeStyle {
    /// Returns the colour.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: resolved(environment)) }
}

/// What texts and shapes around are filled with.
public nonisolated struct ForegroundStyle: ShapeStyle {
    /// Makes one.
    public init() {}
    /// Returns what the environment says.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        environment.foreground?.paint(environment) ?? ShapePaint(color: .label)
    }
}

/// What the screen is filled with.
public nonisolated struct BackgroundStyle: ShapeStyle {
    /// Makes one.
    public init() {}
    /// Returns the system's background.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: .systemBackground) }
}

/// The tint.
public nonisolated struct TintShapeStyle: ShapeStyle {
    /// Makes one.
    public init() {}
    /// Returns the tint.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        Color.accentColor.paint(environment)
    }
}

/// A style that shows less than that of the texts around.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
    private let level: Int
    /// The first.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// Returns the colour of the level.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        guard let base = environment.foreground, level > 0 else {
            return environment.foreground?.paint(environment) ?? ShapePaint(color: labels[level])
        }
        let color = base.paint(environment).color
        return ShapePaint(color: color.withAlphaComponent(color.cgColor.alpha * [1, 0.5, 0.25, 0.2][level]))
    }
}

/// Blurred glass.
public nonisolated struct Material: ShapeStyle {
    private let style: UIBlurEffect.Style
    /// Thin glass.
    public static let ultraThinMaterial = Material(style: .systemUltraThinMaterial)
    /// Thin glass.
    public static let thinMaterial = Material(style: .systemThinMaterial)
    /// Glass.
    public static let regularMaterial = Material(style: .systemMaterial)
    /// Thick glass.
    public static let thickMaterial = Material(style: .systemThickMaterial)
    /// Thick glass.
    public static let ultraThickMaterial = Material(style: .systemChromeMaterial)
    /// Glass of bars.
    public static let bar = Material(style: .systemChromeMaterial)
    /// Thin glass.
    public static let ultraThin = ultraThinMaterial
    /// Thin glass.
    public static let thin = thinMaterial
    /// Glass.
    public static let regular = regularMaterial
    /// Thick glass.
    public static let thick = thickMaterial
    /// Thick glass.
    public static let ultraThick = ultraThickMaterial

    /// Returns the glass.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(color: .secondarySystemBackground, kind: .material(style))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// What texts and shapes around are filled with.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// What the screen is filled with.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
/// A colour of the system's for what views are made of.
public nonisolated struct SystemShapeStyle: ShapeStyle {
    let color: UIColor
    /// Returns the colour.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: color) }
}
extension ShapeStyle where Self == SystemShapeStyle {
    /// The colour of lines between rows.
    public static var separator: SystemShapeStyle { SystemShapeStyle(color: .separator) }
    /// The colour of controls' backgrounds.
    public static var fill: SystemShapeStyle { SystemShapeStyle(color: .systemFill) }
    /// The colour of texts that stand where nothing was typed yet.
    public static var placeholder: SystemShapeStyle { SystemShapeStyle(color: .placeholderText) }
    /// The colour of links.
    public static var link: SystemShapeStyle { SystemShapeStyle(color: .link) }
    /// The colour of what is selected.
    public static var selection: SystemShapeStyle { SystemShapeStyle(color: .systemGray4) }
    /// The colour of windows.
    public static var windowBackground: SystemShapeStyle { SystemShapeStyle(color: .systemBackground) }
}
extension ShapeStyle where Self == Material {
    /// Thin glass.
    public static var ultraThinMaterial: Material { .ultraThinMaterial }
    /// Thin glass.
    public static var thinMaterial: Material { .thinMaterial }
    /// Glass.
    public static var regularMaterial: Material { .regularMaterial }
    /// Thick glass.
    public static var thickMaterial: Material { .thickMaterial }
    /// Thick glass.
    public static var ultraThickMaterial: Material { .ultraThickMaterial }
    /// Glass of bars.
    public static var bar: Material { .bar }
}
extension ShapeStyle where Self == Color {
    /// The colour of that name.
    public static var red: Color { Color(.systemRed) }
    /// The colour of that name.
    public static var orange: Color { Color.orange }
    /// The colour of that name.
    public static var yellow: Color { Color.yellow }
    /// The colour of that name.
    public static var green: Color { Color.green }
    /// The colour of that name.
    public static var mint: Color { Color.mint }
    /// The colour of that name.
    public static var teal: Color { Color.teal }
    /// The colour of that name.
    public static var cyan: Color { Color.cyan }
    /// The colour of that name.
    public static var blue: Color { Color.blue }
    /// The colour of that name.
    public static var indigo: Color { Color.indigo }
    /// The colour of that name.
    public static var purple: Color { Color.purple }
    /// The colour of that name.
    public static var pink: Color { Color.pink }
    /// The colour of that name.
    public static var brown: Color { Color.brown }
    /// The colour of that name.
    public static var white: Color { Color.white }
    /// The colour of that name.
    public static var gray: Color { Color.gray }
    /// The colour of that name.
    public static var black: Color { Color.black }
    /// The colour of that name.
    public static var clear: Color { Color.clear }
    /// The colour of that name.
    public static var accentColor: Color { Color.accentColor }
}
