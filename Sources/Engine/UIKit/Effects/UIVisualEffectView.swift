import QuartzCore

/// An effect on what lies behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// An effect that blurs and tints what lies behind a view.
///
/// Viewers' pages blur by a Gaussian and tint by one of five looks. In a layer that is not opaque, only what that layer shows
/// is blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// A style of the blur.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// A style without a name in Apple's headers for phones, whose number apps use.
        case extraDark = 3
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Makes an effect of a style.
    public init(style: Style) {
        self.style = style
    }
}

/// An effect that lets what lies behind a blur shine through content; content is shown as it is.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Makes an effect for content above a blur.
    public init(blurEffect: UIBlurEffect) {}

    /// Makes an effect for content of some kind above a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// A ground of glass, which is drawn as a blur: there is no refraction, and nothing answers a touch.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// A kind of glass.
    public enum Style: Int, Sendable {
        case regular, clear
    }

    let style: Style
    /// The colour of the glass; nil for none.
    open var tintColor: UIColor?
    /// Has no effect: glass does not answer touches.
    open var isInteractive = false

    /// Makes a ground of a kind of glass.
    public init(style: Style) {
        self.style = style
    }

    /// Makes a ground of regular glass.
    public override convenience init() {
        self.init(style: .regular)
    }
}

/// Holds views of glass, which stay apart: they do not flow together here.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// Has no effect: views of glass do not flow together.
    open var spacing: CGFloat = 0
}

/// A kind of content above a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Shows an effect, and its own subviews above it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view to which content is added.
    open var contentView: UIView { contents }
    private final let contents = UIView(frame: .zero)

    /// The effect; nil for none.
    open var effect: UIVisualEffect? {
        didSet { update() }
    }

    /// Makes a view of an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view without an effect, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeEffect(self)
    }

    private func setUp() {
        contents.frame = bounds
        contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contents)
        update()
    }

    private func update() {
        let glass = effect as? UIGlassEffect
        let style = (effect as? UIBlurEffect)?.style ?? glass.map(\.material)
        layer.drawing.blur = style?.drawing(for: traitCollection.userInterfaceStyle) ?? .none
        if glass != nil || contents.backgroundColor != nil { contents.backgroundColor = glass?.tintColor }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }
}

extension UIGlassEffect {
    /// The material that is nearest to the glass.
    fileprivate var material: UIBlurEffect.Style { style == .clear ? .systemUltraThinMaterial : .systemThinMaterial }
}

extension UIBlurEffect.Style {
    /// Viewers know five looks; a material has that of the nearest one, and what adapts is dark in the dark appearance.
    fileprivate func drawing(for appearance: UIUserInterfaceStyle) -> LayerDrawing.Blur {
        let look = look
        return appearance == .dark && (look == .regular || look == .prominent) ? .dark : look
    }

    private var look: LayerDrawing.Blur {
        switch self {
        case .extraLight: .extraLight
        case .light: .light
        case .dark, .extraDark: .dark
        case .regular: .regular
        case .prominent: .prominent
        case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial: .regular
        case .systemThickMaterial, .systemChromeMaterial: .prominent
        case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight: .light
        case .systemThickMaterialLight, .systemChromeMaterialLight: .extraLight
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            .dark
        }
    }
}
