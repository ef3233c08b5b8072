import UIKit

/// The app that a project is, as its delegates start it.
@MainActor
public enum PreviewedApp {
    /// Starts an app on the stage: its application's delegate is told that it has started, and its scene's delegate that
    /// the scene is connected.
    ///
    /// The windows that they show lie on the stage, and so does whatever they show later.
    ///
    /// - Parameters:
    ///   - application: the application's delegate; nil for none.
    ///   - scene: the scene's delegate; nil for none.
    ///   - storyboard: the path of the storyboard that the app begins with, and the identifier of its first controller there: the
    ///     delegate that shows the window has it already; nil for an app that makes its window itself.
    ///   - otherwise: the same of the storyboard that is shown if the delegates have made no window; nil for none.
    /// - Returns: what holds the delegates, and says so if they have shown no window.
    public static func start(
        application: (any UIApplicationDelegate)? = nil, scene: (any UISceneDelegate)? = nil,
        storyboard: (path: String, id: String)? = nil, otherwise: (path: String, id: String)? = nil
    ) -> PreviewContent {
        let shared = UIApplication.shared
        // The storyboard's controllers may ask for it as they are made.
        if let application { shared.delegate = application }
        let first = storyboard.map(makeWindow)
        defer { first?.makeKeyAndVisible() }
        if let application {
            if scene == nil, let first { application.window = first }
            _ = application.application(shared, willFinishLaunchingWithOptions: nil)
            _ = application.application(shared, didFinishLaunchingWithOptions: nil)
        }
        if let scene, let stage = shared.connectedScenes.first {
            stage.delegate = scene
            if let first { (scene as? any UIWindowSceneDelegate)?.window = first }
            scene.scene(stage, willConnectTo: stage.session, options: UIScene.ConnectionOptions())
        }
        var shows: Bool { first != nil || shared.windows.contains { !$0.isHidden && $0.superview != nil } }
        if !shows, let otherwise {
            // An app that begins with a storyboard has its delegate's window shown, be it the delegate's own by then.
            let window = (scene as? any UIWindowSceneDelegate)?.window ?? application?.window
            let shown = window.flatMap { $0.rootViewController == nil ? nil : $0 } ?? makeWindow(otherwise)
            if scene == nil { application?.window = shown }
            (scene as? any UIWindowSceneDelegate)?.window = shown
            shown.makeKeyAndVisible()
        }
        return .viewController(DelegateHolder(application, showsWindow: shows))
    }

    private static func makeWindow(_ storyboard: (path: String, id: String)) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = PreviewLibrary.controller(ofStoryboard: storyboard.path, storyboard.id)
        return window
    }
}

/// A controller behind the windows of an app, which keeps the application's delegate.
final class DelegateHolder: UIViewController {
    private let application: (any UIApplicationDelegate)?
    private let label = UILabel()

    init(_ application: (any UIApplicationDelegate)?, showsWindow: Bool) {
        self.application = application
        super.init(nibName: nil, bundle: nil)
        // A window may be clear where nothing is.
        label.isHidden = showsWindow
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "The app\u{2019}s delegates have shown no window yet."
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.frame = view.bounds.insetBy(dx: 24, dy: 24)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
