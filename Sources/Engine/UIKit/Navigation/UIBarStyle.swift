/// A look of a bar.
public enum UIBarStyle: Int, Sendable {
    case `default`, black

    /// Black, as before iOS 13.
    public static let blackOpaque = UIBarStyle.black
    /// Black, as before iOS 13, whatever a bar says of being translucent.
    public static let blackTranslucent = UIBarStyle.black
}

/// The heights of bars that an image is for.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}

/// The edge of a bar at which it lies.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}
