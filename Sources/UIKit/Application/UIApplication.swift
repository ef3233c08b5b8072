import QuartzCore

public protocol UIApplicationDelegate: AnyObject {}

/// The stage as an application: active, with its windows. What it would ask of a system does nothing.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application of the simulation whose code is running.
    open class var shared: UIApplication { FrameClock.current.shared { UIApplication() } }

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open weak var delegate: (any UIApplicationDelegate)?
    open var isIdleTimerDisabled = false
    open var isNetworkActivityIndicatorVisible = false
    open var applicationIconBadgeNumber = 0
    open var applicationState: State { .active }

    private final var known: [Weak<UIWindow>] = []

    final func add(_ window: UIWindow) {
        known.removeAll { $0.value == nil }
        known.append(Weak(window))
    }

    /// In the order in which they were made.
    open var windows: [UIWindow] { known.compactMap(\.value) }
    open var keyWindow: UIWindow? { windows.first }

    /// One.
    open var connectedScenes: Set<UIScene> { [scene] }
    private final lazy var scene = UIWindowScene()

    open var statusBarOrientation: UIInterfaceOrientation { .current }
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { true }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    open func canOpenURL(_ url: URL) -> Bool { false }

    /// A stage opens nothing: `completion` hears so.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Calls the method on `target`; without one, nothing happens.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target else { return false }
        action.perform(on: target, with: sender)
        return true
    }

    open func beginIgnoringInteractionEvents() {
        for window in windows { window.isUserInteractionEnabled = false }
    }

    open func endIgnoringInteractionEvents() {
        for window in windows { window.isUserInteractionEnabled = true }
    }

    // A stage never posts them.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let openSettingsURLString = "app-settings:"
}

/// A stage's surroundings.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open var activationState: ActivationState { .foregroundActive }
}

/// The scene of a stage's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { UIApplication.shared.windows }
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .current }
    open var traitCollection: UITraitCollection { .current }
}
