/// An application's delegate.
///
/// Stages call what starts an application, and nothing else: they are always active.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The window of an application that has no scenes.
    var window: UIWindow? { get set }

    /// Is called when the application starts.
    ///
    /// - Returns: false if it does not open what it was started for, which stages ignore.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Is called when the application has started: one that has no scenes shows its window.
    ///
    /// - Returns: false if it does not open what it was started for, which stages ignore.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Is called when the application has started.
    func applicationDidFinishLaunching(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// nil: setting another has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Calls `applicationDidFinishLaunching(_:)`, and returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
}
