import QuartzCore

/// Owns a view and its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
    /// The title, which a navigation bar shows.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tab?.title = title
        }
    }
    /// The controllers within this one.
    open private(set) var children: [UIViewController] = []
    /// The controller that holds this one.
    open private(set) weak var parent: UIViewController?

    final var loadedView: UIView?

    /// Makes a controller whose view is made by ``loadView()``.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: the nib of the view; nil for one of the class's name, if there is one.
    ///   - nibBundleOrNil: has no effect.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialNibName = nibNameOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller as a storyboard says; from any other coder, an empty one.
    public required init?(coder: NSCoder) {
        initialNibName = nil
        super.init()
        InterfaceCoder.of(coder)?.decodeController(self)
    }

    /// Loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }

    /// The view; nil as long as it is not loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        ObservedMessages.send("viewDidLoad", to: self) { viewDidLoad() }
        showFirstChild()
    }

    /// Shows the child that a standard container begins with, whose view is loaded after the container's own.
    func showFirstChild() {}

    /// Makes the view; the base class makes that of the storyboard or of the nib, or, without either, an empty one.
    open func loadView() {
        if !loadInterface() { view = UIView(frame: UIScreen.main.bounds) }
    }

    /// The traits of the stage, with the appearance of the controller's view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

    /// The appearance that the controller's view has, whatever the stage's is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }

    /// The traits that the controller's view and those in it have, whatever is around them.
    open var traitOverrides: UITraitOverrides {
        get { viewIfLoaded?.traitOverrides ?? earlyOverrides ?? UITraitOverrides(values: UITraitCollection.Values()) }
        set { if let viewIfLoaded { viewIfLoaded.traitOverrides = newValue } else { earlyOverrides = newValue } }
    }
    /// What was set before there was a view.
    final var earlyOverrides: UITraitOverrides?

    /// Has no effect: no finger is firm on a stage.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(sourceView, delegate) }
    /// Has no effect: no finger is firm on a stage.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    /// Is called when the view has been loaded; the base class does nothing.
    open func viewDidLoad() {}
    /// A stage has no status bar; kept for source compatibility.
    open var prefersStatusBarHidden: Bool { false }
    /// Likewise.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// False; stages have no home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Does nothing: stages have no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// How the status bar would change: it fades.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that says how the status bar looks: none.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether the status bar is hidden: none.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that says whether the home indicator is hidden: none.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that says where the system's gestures wait: none.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The edges at which the system's gestures wait: none, as stages have no such gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Does nothing: stages have no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Does nothing: stages have no system's gestures.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Does nothing: stages do not turn.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Nothing rotates a stage; kept for source compatibility.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// True; stages do not turn.
    open var shouldAutorotate: Bool { true }
    /// Portrait; stages do not turn.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The orientation of the stage: portrait, or turned to the right if it is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation { .current }
    /// Whether the content of the controller's scroll view rests beside a navigation controller's bars, also where it can't be scrolled.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Whether the view extends below bars that are not translucent, too; false by default.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// The edges at which the view extends below bars: all by default.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// The controller that says how this one's view extends below bars.
    var extendingController: UIViewController { self }
    /// What the bars of the container cover of the view.
    final var barInsets = UIEdgeInsets.zero {
        didSet {
            guard barInsets != oldValue else { return }
            StageFlags.hasSafeAreas = true
            viewIfLoaded?.updateSafeArea()
        }
    }
    /// What is added to the insets of the view's safe area: what bars of one's own cover.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            StageFlags.hasSafeAreas = true
            viewIfLoaded?.updateSafeArea()
        }
    }
    /// Is called when the safe area of the view has changed; the base class does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// Is called when the layout margins of the view have changed; the base class does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// The part of the view that is covered at its top.
    open var topLayoutGuide: any UILayoutSupport { topBarGuide }
    /// The part of the view that is covered at its bottom.
    open var bottomLayoutGuide: any UILayoutSupport { bottomBarGuide }
    private final lazy var topBarGuide = add(BarLayoutGuide(atTopOf: view))
    private final lazy var bottomBarGuide = add(BarLayoutGuide(atBottomOf: view))
    private final var barGuides: [BarLayoutGuide] = []

    private func add(_ guide: BarLayoutGuide) -> BarLayoutGuide {
        barGuides.append(guide)
        guide.holdByConstraints()
        return guide
    }

    /// Has the guides that have been asked for follow what is covered.
    final func updateBarGuides() {
        for guide in barGuides { guide.update() }
    }
    /// Is called when a storyboard has made the controller; the base class does nothing.
    open func awakeFromNib() {}
    /// Is called on a warning of scarce memory, of which stages have none.
    open func didReceiveMemoryWarning() {}
    /// Is called when the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Has the view update its constraints; an override does so by calling super.
    open func updateViewConstraints() { view.updateConstraints() }
    /// Sets what the view shows by what it shows it of; the base class does nothing.
    ///
    /// It is called before the view is laid out first, and in the next layout pass after ``setNeedsUpdateProperties()``.
    open func updateProperties() {}
    /// Asks for ``updateProperties()`` in this step's layout pass, if the view is loaded.
    open func setNeedsUpdateProperties() { viewIfLoaded?.askForProperties() }
    /// Calls ``updateProperties()`` now, if it has been asked for.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.bringPropertiesUpToDate() }
    /// Is called before the view's subviews are laid out; the base class does nothing.
    open func viewWillLayoutSubviews() {}
    /// Is called after the view's subviews have been laid out; the base class does nothing.
    open func viewDidLayoutSubviews() {}
    /// Is called before the view appears; the base class does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Is called after ``viewWillAppear(_:)``, when the view has its place and its traits; the base class does nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Is called when the view has appeared; the base class does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Is called before the view disappears; the base class does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Is called when the view has disappeared; the base class does nothing.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Is called before the window has another size; the base class tells its children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// Nothing rotates a stage; kept for source compatibility.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Nothing rotates a stage; kept for source compatibility.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Nothing rotates a stage; kept for source compatibility.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    open override var next: UIResponder? { loadedView?.superview }

    // MARK: No content

    final lazy var unavailable = UnavailableContent()

    /// What the view shows, over all else, in the place of content that there isn't; nil for nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable.configuration }
        set {
            unavailable.configuration = newValue?.updated(for: contentUnavailableConfigurationState)
            if let viewIfLoaded { unavailable.show(in: viewIfLoaded) }
        }
    }
    /// The state for which ``contentUnavailableConfiguration`` is made: the traits, and what a search controller searches for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    /// Has the controller be asked for what stands in the place of content before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.isOutdated = true
        viewIfLoaded?.setNeedsLayout()
    }
    /// Is called before a layout when what stands in the place of content may have changed; the base class does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Asks for what stands in the place of content, if that may have changed.
    final func updateUnavailableContent() {
        guard unavailable.isOutdated else { return }
        unavailable.isOutdated = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        if unavailable.configuration != nil, let viewIfLoaded { unavailable.show(in: viewIfLoaded) }
    }

    // MARK: Presenting

    final var presentation: UIViewController?
    final weak var presenter: UIViewController?
    /// What lies around the controller while it is presented.
    final var surroundings: UIPresentationController?
    /// The view that is out of the window while this controller is presented over all of it, with its place there.
    final var coveredView: (view: UIView, place: Int)?
    /// The change of controllers in which this one takes part.
    final weak var controllerTransition: ControllerTransition?
    /// What animates beside the change of controllers that is under way; nil if none is.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        (controllerTransition ?? contentTransition)?.coordinator ?? parent?.transitionCoordinator
    }
    /// The change of those that this controller holds, which it animates.
    var contentTransition: ControllerTransition? { nil }
    /// What manages the surroundings of the controller if it is presented, or will; nil if it covers the stage.
    open var presentationController: UIPresentationController? {
        surroundings ?? makePresentationController(from: presenter ?? self, source: presenter ?? self)
    }
    /// The sheet as which the controller, or the nearest one around it, is presented: if it is not yet, from now on on any device,
    /// with the style `automatic`, `pageSheet` or `formSheet`; nil with other styles, and if it was presented without one.
    open var sheetPresentationController: UISheetPresentationController? { makeSheet() }
    /// Where a popover would point, with the style `popover`; nil with other styles.
    open var popoverPresentationController: UIPopoverPresentationController? { makePopover() }
    final var popover: UIPopoverPresentationController?
    /// The size that the controller would like to have where it is presented.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            surroundings?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// Whether the controller is being presented.
    open var isBeingPresented: Bool { controllerTransition?.isChange(.present, of: self) == true }
    /// Whether the controller is being dismissed.
    open var isBeingDismissed: Bool { controllerTransition?.isChange(.dismiss, of: self) == true }
    /// Whether the controller is being added to its parent.
    open var isMovingToParent: Bool { controllerTransition?.isChange(.push, of: self) == true }
    /// Whether the controller is being removed from its parent.
    open var isMovingFromParent: Bool { controllerTransition?.isChange(.pop, of: self) == true }
    /// Has no effect: presented controllers lie above the whole stage.
    open var definesPresentationContext = false
    /// Has no effect: presented controllers have their own transitions.
    open var providesPresentationContextTransitionStyle = false
    /// Has no effect: stages have no status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The controller that this one presents, or one that holds it.
    open var presentedViewController: UIViewController? { presentation ?? parent?.presentedViewController }
    /// The controller that presents this one, or one that holds it: the outermost of those around the one that was asked to.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    /// The way in which the controller covers the stage if it is presented; `automatic` by default, which is a sheet on a phone.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition with which the controller is presented and dismissed: from below, or dissolving.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether gestures leave a sheet where it is; false by default.
    open var isModalInPresentation = false
    /// The object that animates presenting and dismissing this controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Shows another controller above the whole stage; nothing happens while this one is out of sight or presents already.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, or, if it presents nothing, itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        removePresented(animated: flag, completion: completion)
    }

    // MARK: Navigation

    /// What a navigation bar shows for this controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

    /// The nearest navigation controller that holds this controller.
    open var navigationController: UINavigationController? {
        parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }

    private final var tab: UITabBarItem?
    /// The tab of this controller in a tab bar: one with the controller's title, unless another one was set.
    open var tabBarItem: UITabBarItem! {
        get {
            let item = tab ?? UITabBarItem(title: title, image: nil, tag: 0)
            tab = item
            return item
        }
        set {
            tab = newValue
            tabBarController?.tabsChanged()
        }
    }

    /// The nearest tab bar controller that holds this controller.
    open var tabBarController: UITabBarController? {
        parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
    }

    /// Whether a tab bar goes out of sight while this controller is on a navigation controller's stack; false by default.
    open var hidesBottomBarWhenPushed = false

    /// The nearest split view controller that holds this controller.
    open var splitViewController: UISplitViewController? {
        parent.flatMap { $0 as? UISplitViewController ?? $0.splitViewController }
    }

    /// Shows another controller in a split view's secondary column, or presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let splitViewController else { return present(vc, animated: true) }
        splitViewController.showDetailViewController(vc, sender: sender)
    }

    /// Pushes onto the navigation controller, or presents.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigationController else { return present(vc, animated: true) }
        navigationController.pushViewController(vc, animated: true)
    }

    // MARK: Editing

    private final var edits = false
    /// Whether the controller's content is being edited.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; an override calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        editButton?.title = editing ? "Done" : "Edit"
    }

    private final var editButton: UIBarButtonItem?
    /// A button that begins and ends editing, with the title that goes with it.
    open var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let button = makeEditButton(title: edits ? "Done" : "Edit")
        editButton = button
        return button
    }

    // MARK: Toolbar

    private final var ownToolbarItems: [UIBarButtonItem]?
    /// What a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets what a navigation controller's toolbar shows for this controller.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ownToolbarItems = toolbarItems
        navigationController?.toolbarItemsChanged(of: self)
    }

    // MARK: Storyboards

    /// The storyboard that the controller was made from.
    final var origin: UIStoryboard?
    /// What that says of the controller.
    final var interface: ControllerInterface?
    /// The objects beside the views that the storyboard or the nib has.
    final var interfaceObjects: [AnyObject] = []
    /// The guides of bars, by their identifiers in the storyboard; true for the upper one.
    final var bars: [(id: String?, isTop: Bool)] = []
    /// The name of the nib that the controller was made with.
    private(set) final var initialNibName: String?
    /// The storyboard that the controller was made from; nil if none was.
    open var storyboard: UIStoryboard? { origin ?? parent?.storyboard }
    /// The name of the nib that the controller was made with.
    open var nibName: String? { initialNibName }
    /// The bundle of that nib: nil.
    open var nibBundle: Bundle? { nil }

    /// Performs a segue of the storyboard, after ``prepare(for:sender:)``.
    ///
    /// - Precondition: the controller's scene has a segue of that identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let element = segueElement(identifier) else {
            preconditionFailure("\(type(of: self)) has no segue '\(identifier)' in a storyboard")
        }
        perform(element, sender: sender)
    }

    /// Is called before a segue is performed; the base class does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a segue is performed that somebody has started on the stage; true.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Is not called: an unwind segue dismisses or pops.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Content container

    /// Is called when the size has changed that a controller within would like to have; the base class does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a controller within: the whole size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Is called before the window has another size that brings other traits; the base class tells its children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Containment

    /// Adds a controller within this one; its view must be added by the caller.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        ObservedMessages.send("willMove", to: childController, [self]) { childController.willMove(toParent: self) }
        children.append(childController)
        childController.parent = self
        childController.parentChanged()
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parentChanged()
        didMove(toParent: nil)
    }

    /// Is called before the controller is added to a parent, or removed with nil.
    open func willMove(toParent parent: UIViewController?) {}
    /// Is called after the controller was added to a parent, or removed with nil.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether children hear of the controller's appearing by themselves: true, but for those of the standard containers.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    private final var appearance: (isAppearing: Bool, isAnimated: Bool)?
    /// What the controller has heard last of its appearing.
    final var appearanceState = AppearanceState.disappeared
    /// Whether it has heard that as its view came into a window, or left it, and not from who shows it.
    final var appearsByItsView = false
    /// Whether ``viewDidAppear(_:)`` is running.
    final var isHearingOfAppearance = false

    /// The children that hear of the controller's appearing after it: those whose views are in its view.
    var appearingChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, !children.isEmpty, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
    /// Whether children appear as their views come into the window, if the controller has appeared.
    var childrenAppearWithTheirViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

    /// Tells a child that it is about to appear or to disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance = (isAppearing, animated)
        if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    }

    /// Tells a child that it has appeared or disappeared, after ``beginAppearanceTransition(_:animated:)``.
    open func endAppearanceTransition() {
        guard let appearance else { return }
        self.appearance = nil
        if appearance.isAppearing {
            didAppear(appearance.isAnimated)
        } else {
            didDisappear(appearance.isAnimated)
        }
    }

    /// Replaces the view of one child by that of another, animated.
    ///
    /// - Parameters:
    ///   - fromViewController: the child whose view goes.
    ///   - toViewController: the child whose view is put in its place.
    ///   - duration: in seconds.
    ///   - options: those of animations; transitions' have no effect.
    ///   - animations: the changes that are animated; nil for none.
    ///   - completion: is called at the end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        fromViewController.giveWay(
            to: toViewController, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Does nothing: all children have the stage's traits.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    /// Returns nil: all children have the stage's traits.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }

    // These change nothing that viewers see.

    /// Has no effect: a stage is restored by its scene.
    open var restorationIdentifier: String?
    /// Is not called: a stage is restored by its scene.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Is not called: a stage is restored by its scene.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Is not called: a stage is restored by its scene.
    open func applicationFinishedRestoringState() {}
    /// False: stages have no keyboard.
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    /// Whether the view's margins are at least the system's; has no effect.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// The least margins of views: those of a phone in a compact width.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    private final var contentScrollViews: [UInt: UIScrollView] = [:]

    /// Says which scroll view bars follow: a large title does the one at the top.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        for bit in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(bit) {
            contentScrollViews[bit.rawValue] = scrollView
        }
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the scroll view that was set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge.rawValue] }

    /// Does nothing: traits are up to date.
    open func updateTraitsIfNeeded() {}
    /// Does nothing: stages do not turn.
    open class func attemptRotationToDeviceOrientation() {}
}
