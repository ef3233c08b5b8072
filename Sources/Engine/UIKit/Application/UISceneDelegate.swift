/// A scene's delegate.
///
/// Stages say that the scene is connected, and nothing else: it is always in the foreground.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// Is called when the scene is connected: an application shows its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

/// The delegate of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// nil: setting another has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
