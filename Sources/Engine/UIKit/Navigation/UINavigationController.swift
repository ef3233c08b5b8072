import QuartzCore

/// The methods by which an object follows and animates a navigation controller's changes.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Is called before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Is called when a controller has been shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns the animation of a change; nil for the standard one.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what drives a change with an animator; nil for time.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    /// Returns nil: the standard animation.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns nil: time drives the change.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A stack of controllers, of which the topmost is shown, with a bar over it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// A change of the stack.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// The height of the bar in points.
    static let barHeight: CGFloat = 44
    /// The seconds in which the bars are hidden and shown.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    /// The object that follows and animates changes.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar at the top.
    ///
    /// A subclass may say that it is one of its own.
    open var navigationBar: UINavigationBar { bar }
    private final var bar = UINavigationBar(frame: .zero)
    /// Has no effect: bars stay.
    open var hidesBarsOnSwipe = false
    /// Has no effect: bars stay.
    open var hidesBarsOnTap = false
    /// Has no effect: bars stay.
    open var hidesBarsWhenKeyboardAppears = false
    /// Has no effect: bars stay.
    open var hidesBarsWhenVerticallyCompact = false
    /// A recogniser that is on no view: bars stay.
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    /// A recogniser that is on no view: bars stay.
    open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    /// The bar at the bottom, which is hidden by default.
    open private(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    private final var barIsHidden = false
    private final var toolbarIsHidden = true
    private final var searchBar: UISearchBar?
    private final let container = UIView()
    private final var stack: [UIViewController] = []
    private final lazy var swipe = NavigationSwipe(self)
    private final var edges = BarEdges()
    private final lazy var room = CollapsingRoom { [weak self] in self?.arrange() }

    /// The drag from the left edge that goes back; nil until the view has been loaded.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? swipe.recognizer : nil }

    /// Makes a controller with one controller on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with an empty stack and bars of classes; nil for the usual ones.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let own = navigationBarClass.flatMap(ObjectCreation.make) as? UINavigationBar { bar = own }
        if let own = toolbarClass.flatMap(ObjectCreation.make) as? UIToolbar { toolbar = own }
    }

    /// Makes a controller with an empty stack: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        container.clipsToBounds = true
        view.addSubview(container)
        view.addSubview(bar)
        view.addSubview(toolbar)
        followBar()
        view.addGestureRecognizer(swipe.recognizer)
        arrange()
    }

    override func showFirstChild() {
        isFilled = container.superview != nil
        if isFilled, let top = stack.last { fill(with: top) }
    }

    private final func followBar() {
        bar.itemChanged = { [weak self] in
            self?.showSearchBar()
            self?.viewIfLoaded?.setNeedsLayout()
        }
        bar.goBack = { [weak self] in self?.goBack() }
    }

    /// Takes the way back, unless the controller forbids it as the delegate of its bar.
    private func goBack() {
        if let top = stack.last, let asked = self as? any UINavigationBarDelegate,
            !asked.navigationBar(bar, shouldPop: top.navigationItem)
        {
            return
        }
        popViewController(animated: true)
    }

    /// Tells the controller as the delegate of its bar that items have come or gone.
    private func tellOfItems(_ operation: Operation, _ gone: [UIViewController], _ top: UIViewController) {
        guard let told = self as? any UINavigationBarDelegate else { return }
        guard operation == .pop else { return told.navigationBar(bar, didPush: top.navigationItem) }
        for controller in gone.reversed() { told.navigationBar(bar, didPop: controller.navigationItem) }
    }

    /// Takes another bar, as `setValue(_:forKey:)` and storyboards give it one of a class of the app's.
    final func setBar(_ new: UINavigationBar) {
        let old = bar
        bar = new
        guard let view = viewIfLoaded else { return }
        view.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        followBar()
        showBars()
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        arrange()
    }

    private final var hasOwnTab = false
    /// The tab of the lowest controller, unless another one was set.
    open override var tabBarItem: UITabBarItem! {
        get { hasOwnTab ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
        set {
            hasOwnTab = true
            super.tabBarItem = newValue
        }
    }

    // MARK: Controllers

    /// The controllers of the stack, from the bottom up.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack, which is shown.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is seen: the presented one or that at the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a controller onto the stack, and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Removes the controller at the top of the stack, and returns it; nil if it is the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        change(to: stack.dropLast(), .pop, animated: animated)
        return top
    }

    /// Removes all controllers but the lowest, and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// - Returns: those that are taken away; nil if the controller is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
        return gone
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isBack = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
        change(to: viewControllers, isBack ? .pop : .push, animated: animated)
    }

    /// Adds a controller at the top of the stack.
    open override func addChild(_ childController: UIViewController) {
        if isChanging || stack.contains(where: { $0 === childController }) {
            super.addChild(childController)
        } else {
            pushViewController(childController, animated: false)
        }
    }

    /// Whether the stack is being replaced, whose controllers are children by that.
    private final var isChanging = false
    /// Whether the view of the top controller is shown.
    private final var isFilled = false

    private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
        let (old, top) = (stack.last, new.last)
        let gone = stack.filter { controller in !new.contains { $0 === controller } }
        let added = new.filter { $0.parent !== self }
        isChanging = true
        for controller in added { addChild(controller) }
        isChanging = false
        for controller in gone { controller.willMove(toParent: nil) }
        let before = stack
        stack = new
        func come() {
            for controller in added where controller.parent === self { controller.didMove(toParent: self) }
        }
        func leave() {
            for controller in gone {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
        }
        guard isFilled, let top, top !== old else {
            come()
            leave()
            if isViewLoaded { showBars() }
            return
        }
        delegate?.navigationController(self, willShow: top, animated: animated)
        tabBarController?.showOrHideBar(animated: animated)
        showBars()
        guard let old, view.window != nil else {
            fill(with: top)
            come()
            leave()
            delegate?.navigationController(self, didShow: top, animated: false)
            tellOfItems(operation, gone, top)
            return
        }
        UIView.animate(withDuration: animated ? StandardTransition.pushDuration : 0) { [self] in
            arrange()
            bar.layoutIfNeeded()
        }
        let frame = frame(of: top)
        let chosen =
            animated
            ? delegate?.navigationController(self, animationControllerFor: operation, from: old, to: top) : nil
        top.view.frame = frame
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let style = operation == .pop ? StandardTransition.Style.pop : .push
        let transition = ControllerTransition(
            style, from: old, to: top, in: container, frame: frame, animated: animated,
            animator: chosen ?? StandardTransition(style, animated: animated),
            interactor: chosen.map { delegate?.navigationController(self, interactionControllerFor: $0) }
                ?? (animated ? swipe.interactor : nil)
        ) { [self] didComplete in
            guard didComplete else { return restore(before, after: new) }
            old.viewIfLoaded?.removeFromSuperview()
        }
        // As people have logged it on iOS: who has come or gone for good hears of it after appearing or disappearing.
        transition.whenTold = { [self] in
            come()
            leave()
            view.setNeedsLayout()
            delegate?.navigationController(self, didShow: top, animated: animated)
            tellOfItems(operation, gone, top)
        }
        transition.run()
    }

    /// Takes back a change that was not carried out.
    private func restore(_ before: [UIViewController], after new: [UIViewController]) {
        stack = before
        for controller in new where !before.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        if let top = before.last { fill(with: top) }
        tabBarController?.showOrHideBar(animated: false)
    }

    private func fill(with controller: UIViewController) {
        for view in container.subviews { view.removeFromSuperview() }
        showBars()
        controller.view.frame = frame(of: controller)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(controller.view)
    }

    /// Returns the frame of a controller's view, which is told what the bars cover of it.
    private func frame(of controller: UIViewController) -> CGRect {
        controller.loadViewIfNeeded()
        edges.cover(controller)
        return edges.frame(of: controller, in: container.bounds)
    }

    override var contentTransition: ControllerTransition? { stack.last?.controllerTransition }
    override var appearingChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }
    override var extendingController: UIViewController { stack.last?.extendingController ?? self }

    // MARK: Bar

    /// Whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        barIsHidden = hidden
        guard isViewLoaded else { return }
        guard animated else { return arrange() }
        UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in arrange() }
    }

    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        toolbarIsHidden = hidden
        guard isViewLoaded else { return }
        guard animated else { return arrange() }
        UIView.animate(withDuration: 0.2) { [self] in arrange() }
    }

    /// Shows what the topmost controller has for the bars.
    private func showBars() {
        let below = stack.dropLast().last
        bar.show(
            stack.last?.navigationItem, canGoBack: below != nil, backTitles: below?.navigationItem.titlesOfWayBack,
            below: stack.dropLast().map(\.navigationItem))
        toolbar.items = stack.last?.toolbarItems
        showSearchBar()
    }

    final func toolbarItemsChanged(of controller: UIViewController) {
        if controller === stack.last { toolbar.items = controller.toolbarItems }
    }

    private func showSearchBar() {
        let wanted = stack.last?.navigationItem.searchController?.searchBar
        guard wanted !== searchBar else { return }
        searchBar?.removeFromSuperview()
        searchBar = wanted
        if let wanted { view.insertSubview(wanted, belowSubview: bar) }
        arrange()
    }

    /// Has the bar's large title and the search bar go with the topmost controller's content.
    private func followContent() {
        let top = stack.last?.extendingController
        let view = top?.viewIfLoaded
        let said = top?.contentScrollView(for: .top)
        let content = said ?? view as? UIScrollView ?? view?.subviews.first as? UIScrollView
        let isBelow = bar.isTranslucent || top?.extendedLayoutIncludesOpaqueBars == true
        let follows = isBelow && (said != nil || content?.isContentOfBars == true)
        var heights = CollapsingRoom.Heights(title: bar.showsLargeTitle ? CollapsingRoom.titleHeight : 0)
        let item = stack.last?.navigationItem
        let search = item?.searchController
        if follows, item?.hidesSearchBarWhenScrolling == true, let search, !search.isActive {
            heights.search = search.searchBar.intrinsicContentSize.height
        }
        room.follow(follows ? content : nil, heights, hasSearchBar: search != nil)
    }

    /// The bars lie over the controllers, or beside them, and beyond the edges while they are hidden.
    private func arrange() {
        guard let view = viewIfLoaded else { return }
        let (size, safe) = (view.bounds.size, view.safeAreaInsets)
        followContent()
        let height = Self.barHeight + room.titleLength
        var top: CGFloat = barIsHidden ? 0 : safe.top + Self.barHeight + room.coveredByTitle
        bar.reach = safe.top
        bar.frame = CGRect(x: 0, y: barIsHidden ? -height : safe.top, width: size.width, height: height)
        bar.alpha = barIsHidden ? 0 : 1
        if let searchBar {
            let own = searchBar.intrinsicContentSize.height - room.hiddenSearch
            searchBar.frame = CGRect(
                x: 0, y: barIsHidden ? -own : bar.frame.maxY, width: size.width, height: own)
            searchBar.clipsToBounds = room.hiddenSearch > 0
            if !barIsHidden { top += own }
        }
        let toolbarHeight = Self.barHeight + safe.bottom
        let bottom = toolbarIsHidden ? size.height : size.height - toolbarHeight
        toolbar.frame = CGRect(x: 0, y: bottom, width: size.width, height: toolbarHeight)
        toolbar.alpha = toolbarIsHidden ? 0 : 1
        container.frame = view.bounds
        edges.top = BarEdges.Bar(length: max(top, 0), isTranslucent: bar.isTranslucent)
        edges.bottom = BarEdges.Bar(length: size.height - bottom, isTranslucent: toolbar.isTranslucent)
        for controller in stack where controller.isViewLoaded { edges.cover(controller) }
        guard let shown = stack.last?.viewIfLoaded, shown.superview === container, shown.transform == .identity,
            stack.last?.controllerTransition == nil
        else { return }
        shown.frame = edges.frame(of: stack[stack.count - 1], in: container.bounds)
    }
}
