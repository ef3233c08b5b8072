import QuartzCore

/// The methods by which an object follows and animates a tab bar controller's changes.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether a tap may select a controller.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Is called when a tap has selected a controller, also one that was selected before.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns the animation of a change; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what drives a change with an animator; nil for time.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    /// Returns nil: no animation.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns nil: time drives the change.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Controllers of which one is shown, with a bar over it that has a tab for each.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The object that follows and animates changes.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar at the bottom.
    ///
    /// A subclass may say that it is one of its own.
    open var tabBar: UITabBar { bar }
    private final var bar = UITabBar(frame: .zero)

    /// Has no effect: nobody changes the order of tabs.
    open var customizableViewControllers: [UIViewController]?
    /// Has no effect: tabs are in the bar.
    open var mode = Mode.automatic

    /// A place of tabs.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }
    private let container = UIView()
    private final var all: [UIViewController] = []
    private final var hasControllers = false
    private final var selection = NSNotFound
    private final var hidesBar = false
    private final var keepsBarHidden = false
    /// Whether the view of the selected controller is shown.
    private final var isFilled = false
    private final var edges = BarEdges()
    /// The change that an animator has not ended yet.
    private final var transition: ControllerTransition?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.delegate = self
    }

    /// Makes a controller without tabs: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.delegate = self
    }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        container.clipsToBounds = true
        view.addSubview(container)
        view.addSubview(bar)
        arrange()
    }

    override func showFirstChild() {
        isFilled = container.superview != nil
        if isFilled { fill() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        arrange()
    }

    /// Takes another bar, as `setValue(_:forKey:)` and storyboards give it one of a class of the app's.
    final func setBar(_ new: UITabBar) {
        let old = bar
        bar = new
        bar.delegate = self
        tabsChanged()
        guard let view = viewIfLoaded else { return }
        view.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        view.setNeedsLayout()
    }

    // MARK: Controllers

    /// The controllers, in the order of their tabs; nil until they are set.
    open var viewControllers: [UIViewController]? {
        get { hasControllers ? all : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; the selected one stays selected if it is among them.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = selectedViewController
        let new = viewControllers ?? []
        for gone in all where !new.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        all = new
        shownTabs = shownTabs.filter { tab in new.contains { $0 === tab.managed } }
        hasControllers = viewControllers != nil
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        selection = new.firstIndex { $0 === old } ?? (new.isEmpty ? NSNotFound : 0)
        tabsChanged()
        if isFilled { fill() }
    }

    /// Adds a controller as the last tab.
    open override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        guard !all.contains(where: { $0 === childController }) else { return }
        all.append(childController)
        hasControllers = true
        if selection == NSNotFound { selection = 0 }
        tabsChanged()
        if isFilled { fill() }
    }

    /// The tabs, each of which makes its controller; empty where controllers were set.
    ///
    /// Setting them replaces the controllers.
    open var tabs: [UITab] {
        get { shownTabs }
        set {
            setViewControllers(newValue.compactMap(\.viewController), animated: false)
            shownTabs = newValue
        }
    }
    private final var shownTabs: [UITab] = []

    /// The tab whose controller is shown; nil where controllers were set.
    open var selectedTab: UITab? {
        get { shownTabs.first { $0.managed === selectedViewController } }
        set { selectedViewController = newValue?.viewController }
    }

    /// Shows the controllers' present tabs.
    final func tabsChanged() {
        bar.setItems(all.map { $0.tabBarItem }, animated: false)
        bar.selectedItem = selectedViewController?.tabBarItem
    }

    /// The controller that is shown; nil without any.
    open var selectedViewController: UIViewController? {
        get { all.indices.contains(selection) ? all[selection] : nil }
        set {
            if let index = all.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    /// The index of the controller that is shown; `NSNotFound` without any.
    ///
    /// An index that there isn't is overlooked.
    open var selectedIndex: Int {
        get { selection }
        set { select(newValue) }
    }

    /// Is never called: nobody rearranges the tabs.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Is never called: nobody rearranges the tabs.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Is never called: nobody rearranges the tabs.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Is never called: nobody rearranges the tabs.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Has no effect: all tabs are in the bar.
    open private(set) lazy var moreNavigationController = UINavigationController()

    /// Is called by the bar when somebody has tapped a tab.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = all.firstIndex(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: all[index]) ?? true else {
            tabBar.selectedItem = selectedViewController?.tabBarItem
            return
        }
        if index == selection {
            // As on iOS: a second tap goes back to the beginning.
            (all[index] as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(index)
        }
        delegate?.tabBarController(self, didSelect: all[index])
    }

    private func select(_ index: Int) {
        guard all.indices.contains(index), index != selection else { return }
        // One change at a time: what an animator shows is ended first.
        transition?.completeTransition(true)
        let old = selectedViewController
        selection = index
        let new = all[index]
        bar.selectedItem = new.tabBarItem
        guard isFilled else { return }
        showOrHideBar(animated: false)
        guard let old, view.window != nil else { return fill() }
        let frame = frame(of: new)
        new.view.frame = frame
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        let transition = ControllerTransition(
            .replace, from: old, to: new, in: container, frame: frame, animated: animator != nil,
            animator: animator ?? StandardTransition(.replace, animated: false),
            interactor: animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        ) { [weak self] didComplete in
            guard let self else { return }
            self.transition = nil
            if didComplete {
                old.viewIfLoaded?.removeFromSuperview()
            } else if let index = all.firstIndex(where: { $0 === old }) {
                selection = index
                bar.selectedItem = old.tabBarItem
                fill()
            }
        }
        self.transition = transition
        transition.run()
    }

    private func fill() {
        for view in container.subviews { view.removeFromSuperview() }
        guard let controller = selectedViewController else { return }
        controller.view.frame = frame(of: controller)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(controller.view)
    }

    /// Returns the frame of a controller's view, which is told what the bar covers of it.
    private func frame(of controller: UIViewController) -> CGRect {
        controller.loadViewIfNeeded()
        edges.cover(controller)
        return edges.frame(of: controller, in: container.bounds)
    }

    override var contentTransition: ControllerTransition? { transition }
    override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
    override var extendingController: UIViewController { selectedViewController?.extendingController ?? self }

    // MARK: Bar

    /// Shows the bar, unless a controller on the selected stack wants it hidden.
    final func showOrHideBar(animated: Bool) {
        let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
        let hides = stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        guard hides != hidesBar else { return }
        hidesBar = hides
        moveBar(animated: animated)
    }

    /// Whether the bar is out of sight; false by default.
    open var isTabBarHidden: Bool {
        get { keepsBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Takes the bar out of sight below the edge, or brings it back.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != keepsBarHidden else { return }
        keepsBarHidden = hidden
        moveBar(animated: animated)
    }

    private func moveBar(animated: Bool) {
        guard animated, viewIfLoaded?.window != nil else { return arrange() }
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            [self] in arrange()
        }
    }

    /// The bar lies over the controllers, or below them, and below the edge while it is hidden.
    private func arrange() {
        guard let view = viewIfLoaded else { return }
        let isHidden = hidesBar || keepsBarHidden || bar.isHidden
        // A bar of an app's own may be higher; with what it says the safe area is counted.
        let whole = max(bar.sizeThatFits(view.bounds.size).height, 0)
        let height = isHidden ? 0 : whole
        let edge = view.bounds.height
        bar.frame = CGRect(x: 0, y: edge - height, width: view.bounds.width, height: whole)
        container.frame = view.bounds
        edges.bottom = BarEdges.Bar(length: height, isTranslucent: bar.isTranslucent)
        guard let controller = selectedViewController, let shown = controller.viewIfLoaded else { return }
        edges.cover(controller)
        guard shown.superview === container, transition == nil, shown.transform == .identity else { return }
        shown.frame = edges.frame(of: controller, in: container.bounds)
    }
}
