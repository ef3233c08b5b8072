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

/// What interfaces adapt to: always that of a phone in the light appearance, held upright, read from the left.
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
    public static var current: UITraitCollection { UITraitCollection() }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    public var displayScale: CGFloat { UIScreen.main.scale }
}
