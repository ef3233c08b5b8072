/// A stage's surroundings.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// A state of a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene is connected for: on a stage, nothing.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// Addresses that the scene is to open: none.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// What the scene is to go on with: nothing.
        open var userActivities: Set<NSUserActivity> { [] }
    }

    /// The state: in the foreground and active.
    open var activationState: ActivationState { .foregroundActive }
    /// What is told that the scene is connected.
    open var delegate: (any UISceneDelegate)?
    /// The scene's session.
    open private(set) var session: UISceneSession
    /// The title that a system would show beside the scene.
    open var title: String! = ""

    // A stage never posts them.
    /// The name of a notification that stages do not post: their scene is there from the start.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// The name of a notification that stages do not post: their scene stays connected.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// The name of a notification that stages do not post: their scene is always active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The name of a notification that stages do not post: their scene is always active.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// The name of a notification that stages do not post: their scene is always in the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// The name of a notification that stages do not post: their scene is always in the foreground.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// Makes a scene of a session.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }
}

/// The scene of a stage's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The stage's windows.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that was made key last, or, without one, the first.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The stage's screen.
    open var screen: UIScreen { .main }
    /// The stage's coordinates.
    open var coordinateSpace: any UICoordinateSpace { screen }
    /// The orientation of the stage: portrait, or turned to the right if it is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation { .current }
    /// The traits of the stage.
    open var traitCollection: UITraitCollection { .current }
    /// What is to be known of the status bar, which stages do not have.
    open var statusBarManager: UIStatusBarManager? { manager }
    /// How the scene lies on the screen.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
    /// Asks for another geometry, which is refused: the stage has the shape that its viewers choose.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(GeometryRefusal()) }
    /// The sizes that the scene may have; nil: the stage has that which its viewers choose.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// Has no effect: nothing asks the person at the page.
    open var isFullScreen: Bool { true }
    private final lazy var manager = UIStatusBarManager()
}

/// What is to be known of a status bar that is not there.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// The status bar's place: empty.
    open var statusBarFrame: CGRect { .zero }
    /// Whether the status bar is hidden: true.
    open var isStatusBarHidden: Bool { true }
    /// The style of the status bar: that for light backgrounds.
    open var statusBarStyle: UIStatusBarStyle { .default }
}

/// An address that a scene is to open, of which stages have none.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    open private(set) var url: URL

    init(url: URL) {
        self.url = url
    }
}
