import QuartzCore

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What a stage runs on: a phone, held as the stage's shape says.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var orientation: UIDeviceOrientation {
        UIInterfaceOrientation.current.isLandscape ? .landscapeLeft : .portrait
    }
    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "18.0" }
    public var identifierForVendor: UUID? { nil }
    public var isGeneratingDeviceOrientationNotifications: Bool { false }

    /// Nothing rotates a stage.
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
