import QuartzCore

/// A task that goes on in the background, of which stages have none.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number.
    public let rawValue: Int

    /// Makes an identifier of its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Returns the identifier of no task: a stage is never in the background.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }

    /// Returns the identifier of no task: a stage is never in the background.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Does nothing: a stage is never in the background.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Infinite: a stage is never in the background.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// The size of texts that the stage has.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// Does nothing: a stage gets no notifications from elsewhere.
    public func registerForRemoteNotifications() {}
    /// Does nothing: a stage gets no notifications from elsewhere.
    public func unregisterForRemoteNotifications() {}
    /// False: a stage gets no notifications from elsewhere.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// False: a stage has one scene.
    public var supportsMultipleScenes: Bool { false }
    /// True: a stage has no secrets.
    public var isProtectedDataAvailable: Bool { true }
}

extension UIDevice {
    /// A state of a battery.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

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
