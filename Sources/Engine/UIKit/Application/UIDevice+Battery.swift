import QuartzCore

extension UIDevice {
    /// A state of a battery.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    /// Whether something is near: false.
    public var proximityState: Bool { false }
    /// The name of a notification of the battery's level, which nobody posts.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// The name of a notification of the battery's state, which nobody posts.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// The name of a notification that something is near, which nobody posts.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    /// The state: unknown, as a stage has no battery.
    public var batteryState: BatteryState { .unknown }
    /// -1: a stage has no battery.
    public var batteryLevel: Float { -1 }
    /// The model: iPhone.
    public var localizedModel: String { model }
    /// True.
    public var isMultitaskingSupported: Bool { true }
}

extension UIScreen {
    /// The one screen of a stage.
    public static var screens: [UIScreen] { [main] }
    /// The steps of a stage in a second: 60.
    public var maximumFramesPerSecond: Int { 60 }
    /// The stage's traits.
    @preconcurrency @MainActor
    public var traitCollection: UITraitCollection { .current }
}
