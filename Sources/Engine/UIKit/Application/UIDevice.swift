import QuartzCore

/// An orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or on its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the interface can be turned that way.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device of a stage: a phone, held as the stage's shape says.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The stage as a device.
    public static let current = UIDevice()

    /// The kind of the device: a phone, unless the stage is set to a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { StageTraits.current.device.idiom }
    /// The orientation, which follows from the stage's size.
    public var orientation: UIDeviceOrientation {
        UIInterfaceOrientation.current.isLandscape ? .landscapeLeft : .portrait
    }
    /// The name: iPhone.
    public var name: String { "iPhone" }
    /// The model: iPhone.
    public var model: String { "iPhone" }
    /// The system's name: iOS.
    public var systemName: String { "iOS" }
    /// The system's version: 18.0.
    public var systemVersion: String { "18.0" }
    /// Nil: stages have no identifier.
    public var identifierForVendor: UUID? { nil }
    /// False: stages do not turn.
    public var isGeneratingDeviceOrientationNotifications: Bool { false }

    /// Nothing rotates a stage.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// The name of a notification that stages do not post: they do not turn.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
