import QuartzCore

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// What interfaces adapt to.
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
    /// The traits of the stage whose code is running.
    public static var current: UITraitCollection { FrameClock.current.shared(StageTraits.init).collection }

    /// What a stage can be set to.
    struct Values: Hashable {
        var style = UIUserInterfaceStyle.light
        var contentSize = UIContentSizeCategory.large
        var direction = UIUserInterfaceLayoutDirection.leftToRight
    }

    final let values: Values

    init(_ values: Values) {
        self.values = values
    }

    public convenience override init() {
        self.init(Values())
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Values(style: userInterfaceStyle))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Values(contentSize: preferredContentSizeCategory))
    }

    public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
        self.init(Values(direction: layoutDirection))
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    public var layoutDirection: UIUserInterfaceLayoutDirection { values.direction }
    public var displayScale: CGFloat { UIScreen.main.scale }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }

    /// Whether dynamic colours may look different with other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }
}

/// The traits of one stage.
@MainActor
final class StageTraits {
    var collection = UITraitCollection()
}
