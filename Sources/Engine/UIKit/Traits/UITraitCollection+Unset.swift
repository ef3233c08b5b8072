import QuartzCore

/// How strong the contrast of colours is wanted.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// Whether an interface lies on top of another one.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

/// How bold texts are wanted.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// Whether a window is the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// Traits of which a stage says the same always.
extension UITraitCollection {
    /// How strong the contrast of colours is wanted: as usual.
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    /// Whether an interface lies on top of another one: no.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// How bold texts are wanted: as usual.
    public var legibilityWeight: UILegibilityWeight { .regular }
    /// Whether a window is the one in use: yes.
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

    /// Makes traits that say nothing: contrast is as usual.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init()
    }

    /// Makes traits that say nothing: no interface lies on top of another one.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init()
    }

    /// Makes traits that say nothing: texts are as bold as usual.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init()
    }
}
