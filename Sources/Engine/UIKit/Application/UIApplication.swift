import QuartzCore

/// The stage as an application: active, with its windows.
///
/// What it would ask of a system does nothing.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application of the simulation whose code is running.
    open class var shared: UIApplication { FrameClock.current.shared { UIApplication() } }

    /// A state of the application.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// A key of the options with which the application was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The address that it was opened with.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that opened it.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The notification that it was started by.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The notification of its own that it was started by.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// What the app that opened it has said.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// Whether it was started for a new place.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The downloads that are ready.
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The managers of Bluetooth that it had.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The devices of Bluetooth that it had.
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The action of its icon that was chosen.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The activity that goes on in it.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The kind of the activity that goes on in it.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    /// Has no effect: a stage has no icon.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// A key of the options with which an address is opened in the application.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A key of the options with which an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The application's delegate; nil on a stage unless code sets it.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Has no effect: a stage does not sleep.
    open var isIdleTimerDisabled = false
    /// Has no effect: stages have no status bar.
    open var isNetworkActivityIndicatorVisible = false
    /// Has no effect: a stage has no icon.
    open var applicationIconBadgeNumber = 0
    /// The state: active.
    open var applicationState: State { .active }

    private final var known: [Weak<UIWindow>] = []

    final func add(_ window: UIWindow) {
        known.removeAll { $0.value == nil }
        known.append(Weak(window))
    }

    /// The window that is the stage, on which the others lie; nil for windows that are on none.
    final weak var stage: UIWindow?
    /// The window that was made key last.
    final weak var key: UIWindow?

    /// The windows, in the order in which they were made.
    open var windows: [UIWindow] { known.compactMap(\.value) }
    /// The window that was made key last, while it is on the stage; without one, the first.
    open var keyWindow: UIWindow? {
        if let key, stage == nil || key.superview != nil { return key }
        return windows.first
    }

    /// One.
    open var connectedScenes: Set<UIScene> { [scene] }
    private final lazy var scene = UIWindowScene(
        session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    /// One: that of the scene.
    open var openSessions: Set<UISceneSession> { [scene.session] }

    /// The orientation of the stage: portrait, or turned to the right if it is wider than high.
    open var statusBarOrientation: UIInterfaceOrientation { .current }
    /// The status bar's place: empty, as stages have none.
    open var statusBarFrame: CGRect { .zero }
    /// The name of the icon that was chosen: nil, as a stage has none.
    open var alternateIconName: String? { nil }
    /// Whether another icon can be chosen: false, as a stage has none.
    open var supportsAlternateIcons: Bool { false }
    /// Does nothing, and says so: a stage has no icon.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(CocoaError(.featureUnsupported)) }
    /// Has no effect: nobody shakes a stage.
    open var applicationSupportsShakeToEdit = true
    /// Whether touches are ignored, as ``beginIgnoringInteractionEvents()`` has it.
    open var isIgnoringInteractionEvents: Bool { windows.first?.isUserInteractionEnabled == false }
    /// Whether the application is woken for new data: never.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    /// Does nothing: a stage is never in the background.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// The shortest time between two fetches in the background.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The time between two fetches in the background that never comes.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    /// Does nothing: a stage keeps no state.
    open func extendStateRestoration() {}
    /// Does nothing: a stage keeps no state.
    open func completeStateRestoration() {}
    /// Does nothing: a stage keeps no state.
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Does nothing, and says so: a stage has one scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    /// Whether the status bar is hidden: true, as stages have none.
    open var isStatusBarHidden: Bool {
        get { true }
        set {}
    }
    /// Has no effect: a stage has no status bar.
    open var statusBarStyle = UIStatusBarStyle.default
    /// Does nothing: a stage has no status bar.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    /// Does nothing: a stage has no status bar.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    /// The direction in which texts are read, which the stage says.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        StageTraits.current.collection.layoutDirection
    }

    /// Does nothing: nothing controls a stage from afar.
    open func beginReceivingRemoteControlEvents() {}
    /// Does nothing: nothing controls a stage from afar.
    open func endReceivingRemoteControlEvents() {}

    /// Returns all: a stage has whatever size its viewers choose.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

    /// Returns false: a stage opens no addresses.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// A stage opens nothing: `completion` hears so.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Returns false: a stage opens nothing.
    @discardableResult
    open func openURL(_ url: URL) -> Bool { false }

    /// Calls a method on `target`; without one, on the first object that has it from the first responder on, or from the
    /// sender on.
    ///
    /// - Returns: whether somebody has it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            action.perform(on: target, with: sender, for: event)
            return true
        }
        for start in [keyWindow?.firstResponder, sender as? UIResponder].compactMap(\.self) {
            guard let found = sequence(first: start, next: \.next).first(where: { action.isFound(on: $0) }) else {
                continue
            }
            action.perform(on: found, with: sender, for: event)
            return true
        }
        return false
    }

    /// Has the windows ignore touches.
    open func beginIgnoringInteractionEvents() {
        for window in windows { window.isUserInteractionEnabled = false }
    }

    /// Has the windows take touches again.
    open func endIgnoringInteractionEvents() {
        for window in windows { window.isUserInteractionEnabled = true }
    }

    /// Returns the identifier of no task: a stage is never in the background.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }

    /// Returns the identifier of no task: a stage is never in the background.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Does nothing: a stage is never in the background.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Infinite: a stage is never in the background.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// The size of texts that the stage has.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// Does nothing: a stage gets no notifications from elsewhere.
    open func registerForRemoteNotifications() {}
    /// Does nothing: a stage gets no notifications from elsewhere.
    open func unregisterForRemoteNotifications() {}
    /// False: a stage gets no notifications from elsewhere.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// False: a stage has one scene.
    open var supportsMultipleScenes: Bool { false }
    /// True: a stage has no secrets.
    open var isProtectedDataAvailable: Bool { true }

    // A stage never posts them.
    /// The name of a notification that stages do not post: they tell a delegate alone.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// The name of a notification that stages do not post: nothing is refreshed in the background.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// The name of a notification that stages do not post: no data is protected.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// The name of a notification that stages do not post: no data is protected.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// The name of a notification that stages do not post: they are always active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The name of a notification that stages do not post: they are always active.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The name of a notification that stages do not post: they are always active.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The name of a notification that stages do not post: they are always active.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The name of a notification that stages do not post: they have no memory warnings.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The name of a notification that stages do not post: they end without a word.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// The name of a notification that stages do not post: their time has no zone.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// The name of a notification that stages do not post: they know no screenshots.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// The name of a notification that stages do not post: they have no status bar.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// The name of a notification that stages do not post: they have no status bar.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The name of a notification that stages do not post: nothing turns them.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// The name of a notification that stages do not post: nothing turns them.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key of the status bar's direction in a notification that stages do not post.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the status bar's frame in a notification that stages do not post.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// The address of the settings, which a stage does not open.
    public nonisolated static let openSettingsURLString = "app-settings:"

    // MARK: Notifications of before iOS 10

    /// Does nothing: nobody is told of anything beside the stage.
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    /// None: nobody is told of anything beside the stage.
    open var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }
    /// Does nothing: nobody is told of anything beside the stage.
    open func scheduleLocalNotification(_ notification: UILocalNotification) {}
    /// Does nothing: nobody is told of anything beside the stage.
    open func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    /// Does nothing: none is waiting.
    open func cancelLocalNotification(_ notification: UILocalNotification) {}
    /// Does nothing: none is waiting.
    open func cancelAllLocalNotifications() {}
    /// The notifications that wait: none.
    open var scheduledLocalNotifications: [UILocalNotification]? { [] }
}
