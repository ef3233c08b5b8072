import QuartzCore

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}

/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// A class of widths or heights.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// A direction in which an interface is laid out.
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

    /// Makes traits with an appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Values(style: userInterfaceStyle))
    }

    /// Makes traits with a content size category.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Values(contentSize: preferredContentSizeCategory))
    }

    /// Makes traits with a direction.
    public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
        self.init(Values(direction: layoutDirection))
    }

    /// The kind of the device: a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// The class of the width: compact.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// The class of the height: regular.
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The direction in which the interface is laid out.
    public var layoutDirection: UIUserInterfaceLayoutDirection { values.direction }
    /// The number of pixels per point: 1.
    public var displayScale: CGFloat { UIScreen.main.scale }
    /// The size in which a reader wants texts.
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
