import QuartzCore

/// Owns a view and its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    open var title: String? { didSet { navigationItem.title = title } }
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?

    private final var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
            // Apple's margins of a controller's view in a compact width.
            newValue?.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open var traitCollection: UITraitCollection { .current }

    open func viewDidLoad() {}
    /// A stage has no status bar; kept for source compatibility.
    open var prefersStatusBarHidden: Bool { false }
    /// Likewise.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Nothing rotates a stage; kept for source compatibility.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var interfaceOrientation: UIInterfaceOrientation { .current }
    open var automaticallyAdjustsScrollViewInsets = true
    open var extendedLayoutIncludesOpaqueBars = false
    open func awakeFromNib() {}
    open func didReceiveMemoryWarning() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    /// Nothing rotates a stage; kept for source compatibility.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    open override var next: UIResponder? { loadedView?.superview }

    // MARK: Presenting

    final var presentation: UIViewController?
    final weak var presenter: UIViewController?
    open var presentedViewController: UIViewController? { presentation }
    open var presentingViewController: UIViewController? { presenter }
    /// All styles cover the stage here.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Kept for source compatibility.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Shows another controller above the whole stage; nothing happens while this one is out of sight or presents already.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, or, if it presents nothing, itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        takeAway(animated: flag, completion: completion)
    }

    // MARK: Navigation

    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

    open var navigationController: UINavigationController? {
        parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }

    /// Pushes onto the navigation controller, or presents.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: Containment

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}
