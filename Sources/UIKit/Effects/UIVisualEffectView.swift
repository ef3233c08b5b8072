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
    }

    let style: Style

    public init(style: Style) {
        self.style = style
    }
}

/// Shows an effect, and its own subviews above it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    public final let contentView = UIView(frame: .zero)

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
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        update()
    }

    private func update() {
        layer.drawing.blur =
            switch (effect as? UIBlurEffect)?.style {
            case nil: .none
            case .extraLight: .extraLight
            case .light: .light
            case .dark: .dark
            case .regular: .regular
            case .prominent: .prominent
            }
    }
}
