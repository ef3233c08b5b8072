import QuartzCore

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what is behind. Viewers' pages approximate it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
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

    public init(style: Style) {
        self.style = style
    }
}

/// Shows an effect, and its own subviews above it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var contentView: UIView { contents }
    private final let contents = UIView(frame: .zero)

    open var effect: UIVisualEffect? {
        didSet { update() }
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contents.frame = bounds
        contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contents)
        update()
    }

    private func update() {
        layer.drawing.blur = (effect as? UIBlurEffect)?.style.drawing ?? .none
    }
}

extension UIBlurEffect.Style {
    /// Viewers know five looks; a material has that of the nearest one.
    fileprivate var drawing: LayerDrawing.Blur {
        switch self {
        case .extraLight: .extraLight
        case .light: .light
        case .dark: .dark
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
