import QuartzCore

/// The methods by which an object hears of a split view's columns, and has a say in them.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Returns the column that is on top where there is room for one only.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Is called before a column is shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Is called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Is called before the columns beside the secondary one change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns the controller that stands for both where there is room for one only; nil for the primary one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the primary controller where there is room for both again; nil for the one that there was.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Puts the secondary controller onto the primary one where there is room for one only.
    ///
    /// - Returns: whether that is done, or the secondary one is to be left out.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Takes the secondary controller from the primary one where there is room for both again; nil for the one that there was.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Shows a secondary controller; returns whether that is done.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Returns nil.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Returns nil.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns nil.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}

/// Columns side by side, or, where there is room for one only, a navigation controller with them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary
        /// Takes the place of the others where there is room for one only.
        case compact
    }

    /// The columns that are shown beside the secondary one.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        /// The name of the secondary column alone before iOS 14.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The name of one column beside the secondary one before iOS 14.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The name of one column over the secondary one before iOS 14.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// A way in which columns make room for others; all lie beside each other.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    /// The width of a stage in points from which columns lie beside each other.
    static let regularWidth: CGFloat = 700
    /// A width of a column that is not chosen.
    public static let automaticDimension: CGFloat = -1

    /// The object that hears of columns, and has a say in them.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet {
            // Where there is room for one column only is decided when the view comes, long after it has loaded.
            if isArranged, isCollapsed, viewIfLoaded?.window == nil { rebuild() }
        }
    }
    /// The number of columns.
    open private(set) var style = Style.unspecified
    /// Whether there is room for one column only.
    open private(set) var isCollapsed = false
    /// The columns to show beside the secondary one; automatic shows all that fit.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { modeChanged(animated: false) } }
    /// Has no effect: columns lie beside each other.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Whether a button in the first shown column's bar hides or shows the others; true by default.
    open var presentsWithGesture = true { didSet { showButton() } }
    /// The width of the primary column in points; ``automaticDimension`` for the standard one.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The width of the primary column as a part of the stage; ``automaticDimension`` for the standard one.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsChanged() }
    }
    /// The least width of the primary column in points; ``automaticDimension`` for none.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The greatest width of the primary column in points; ``automaticDimension`` for the standard one.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The width of the supplementary column in points; ``automaticDimension`` for the standard one.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsChanged() }
    }

    /// Has no effect: the primary column is at the leading edge.
    open var primaryEdge = PrimaryEdge.leading
    /// Has no effect: a bar's button hides and shows columns.
    open var showsSecondaryOnlyButton = false
    /// Has no effect: columns have their views' grounds.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// An edge at which the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    /// A ground of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }
    private final var columns: [Column: UIViewController] = [:]
    private final var holders: [Column: UINavigationController] = [:]
    /// What shows the columns where there is room for one only.
    private final var stack: UINavigationController?
    /// The secondary controllers that lie on the primary one's stack where there is room for one only.
    private final var collapsed: [UIViewController] = []
    private final var lines: [UIView] = []
    /// The columns that somebody has hidden or shown.
    private final var chosenMode: DisplayMode?
    private final var isArranged = false

    /// Makes a controller with empty columns.
    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        self.style = style
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with empty columns: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Columns

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Puts a controller into a column; nil empties it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        holders[column]?.viewIfLoaded?.removeFromSuperview()
        holders[column]?.removeFromParent()
        holders[column] = nil
        rebuild()
    }

    /// The controllers of the columns, from the primary one to the secondary one.
    open var viewControllers: [UIViewController] {
        get { order.compactMap { columns[$0] } }
        set {
            columns = columns.filter { $0.key == .compact }
            for (column, controller) in zip(order(of: newValue.count), newValue) { columns[column] = controller }
            for holder in holders.values {
                holder.viewIfLoaded?.removeFromSuperview()
                holder.removeFromParent()
            }
            holders = [:]
            rebuild()
        }
    }

    private var order: [Column] { order(of: style == .tripleColumn ? 3 : 2) }

    private func order(of count: Int) -> [Column] {
        count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// Shows another controller in the secondary column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed, style == .unspecified {
            columns[.secondary] = vc
            guard let stack else { return present(vc, animated: true) }
            collapsed = contents(of: vc)
            for controller in collapsed {
                stack.pushViewController(controller, animated: controller === collapsed.last)
            }
        } else if isCollapsed {
            stack?.pushViewController((vc as? UINavigationController)?.topViewController ?? vc, animated: true)
        } else {
            setViewController(vc, for: .secondary)
        }
    }

    /// Shows a column: beside the secondary one, or on top of the others where there is room for one only.
    open func show(_ column: Column) {
        guard isCollapsed else {
            if column == .primary { setMode(order.count > 2 ? .twoBesideSecondary : .oneBesideSecondary) }
            if column == .supplementary, displayMode == .secondaryOnly { setMode(.oneBesideSecondary) }
            return
        }
        guard let stack, let controller = content(of: column) else { return }
        if stack.viewControllers.contains(where: { $0 === controller }) {
            stack.popToViewController(controller, animated: true)
        } else {
            stack.pushViewController(controller, animated: true)
        }
    }

    /// Hides a column beside the secondary one, or goes back from it where there is room for one only.
    open func hide(_ column: Column) {
        guard isCollapsed else {
            if column == .primary { setMode(order.count > 2 ? .oneBesideSecondary : .secondaryOnly) }
            if column == .supplementary { setMode(.secondaryOnly) }
            return
        }
        guard let stack, let controller = content(of: column),
            let index = stack.viewControllers.firstIndex(where: { $0 === controller }), index > 0
        else { return }
        stack.popToViewController(stack.viewControllers[index - 1], animated: true)
    }

    /// The columns that are shown beside the secondary one.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        let wanted = chosenMode ?? preferredDisplayMode
        let count = order.filter { $0 != .secondary && columns[$0] != nil }.count
        return switch wanted {
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary, .oneOverSecondary: count > 0 ? .oneBesideSecondary : .secondaryOnly
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary, .automatic:
            count > 1 ? .twoBesideSecondary : count > 0 ? .oneBesideSecondary : .secondaryOnly
        }
    }

    /// A button that hides the columns beside the secondary one, and shows them again.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        title: "◧", style: .plain, target: self, action: Selector(UISplitViewController.toggle))

    private final func toggle() {
        setMode(
            displayMode == .secondaryOnly ? order.count > 2 ? .twoBesideSecondary : .oneBesideSecondary : .secondaryOnly
        )
    }

    private func setMode(_ mode: DisplayMode) {
        chosenMode = mode
        modeChanged(animated: viewIfLoaded?.window != nil)
    }

    private func modeChanged(animated: Bool) {
        guard isArranged, !isCollapsed else { return }
        delegate?.splitViewController(self, willChangeTo: displayMode)
        guard animated else { return arrange() }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            [self] in arrange()
        }
    }

    // MARK: Layout

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        isCollapsed = view.bounds.width < Self.regularWidth
        isArranged = true
        rebuild()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isNarrow = view.bounds.width < Self.regularWidth
        if isNarrow != isCollapsed {
            isCollapsed = isNarrow
            rebuild()
        }
        arrange()
    }

    private func widthsChanged() {
        if isArranged { arrange() }
    }

    /// The controller that a navigation controller of ours holds for a column.
    private func content(of column: Column) -> UIViewController? {
        let controller = columns[column]
        return (controller as? UINavigationController)?.viewControllers.first ?? controller
    }

    private func rebuild() {
        guard isArranged else { return }
        if !collapsed.isEmpty { separate() }
        for child in children {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for line in lines { line.removeFromSuperview() }
        lines = []
        stack = nil
        isCollapsed ? collapse() : expand()
        arrange()
    }

    private func collapse() {
        displayModeButtonItem.isHidden = true
        holders = [:]
        if let compact = columns[.compact] { return add(compact) }
        guard style != .unspecified else { return collapseColumns() }
        let contents = order.compactMap { column in content(of: column).map { (column, $0) } }
        guard let first = contents.first else { return }
        // As on iOS, the secondary column is proposed; who has only a list to show names the primary one.
        let proposed = contents.last?.0 ?? .secondary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        let end = contents.firstIndex { $0.0 == top } ?? 0
        let stack = UINavigationController(rootViewController: first.1)
        for (_, controller) in contents[...end].dropFirst() { stack.pushViewController(controller, animated: false) }
        self.stack = stack
        add(stack)
    }

    /// Shows the primary controller, with the secondary one's on its stack, as split views do that are made of two controllers.
    private func collapseColumns() {
        guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary] else { return }
        let selected = (primary as? UITabBarController)?.selectedViewController ?? primary
        stack = selected as? UINavigationController
        if let secondary = columns[.secondary], secondary !== primary,
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true, let stack
        {
            collapsed = contents(of: secondary)
            for controller in collapsed { stack.pushViewController(controller, animated: false) }
        }
        add(primary)
    }

    /// Takes the secondary controllers from the primary one's stack.
    private func separate() {
        if !isCollapsed, let primary = columns[.primary],
            let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        {
            columns[.secondary] = secondary
        }
        stack?.viewControllers.removeAll { controller in collapsed.contains { $0 === controller } }
        if let navigation = columns[.secondary] as? UINavigationController {
            navigation.viewControllers = []
            navigation.viewControllers = collapsed
        }
        collapsed = []
    }

    /// The controllers that a column's controller has on a stack, or itself.
    private func contents(of controller: UIViewController) -> [UIViewController] {
        (controller as? UINavigationController)?.viewControllers ?? [controller]
    }

    private func expand() {
        if style == .unspecified, let primary = delegate?.primaryViewController(forExpanding: self) {
            columns[.primary] = primary
        }
        displayModeButtonItem.isHidden = false
        for column in order {
            guard let controller = columns[column] else { continue }
            let isHeld = style != .unspecified && !(controller is UINavigationController)
            let holder = isHeld ? holders[column] ?? UINavigationController(rootViewController: controller) : nil
            holders[column] = holder
            add(holder ?? controller)
            guard column != .secondary else { continue }
            let line = UIView()
            line.backgroundColor = .separator
            view.addSubview(line)
            lines.append(line)
        }
        showButton()
    }

    private func showButton() {
        guard isArranged, !isCollapsed, let secondary = content(of: .secondary), style != .unspecified else { return }
        let items = secondary.navigationItem.leftBarButtonItems ?? []
        let others = items.filter { $0 !== displayModeButtonItem }
        secondary.navigationItem.leftBarButtonItems = presentsWithGesture ? [displayModeButtonItem] + others : others
    }

    private func add(_ controller: UIViewController) {
        addChild(controller)
        view.addSubview(controller.view)
        controller.view.clipsToBounds = true
        controller.didMove(toParent: self)
    }

    private func width(of column: Column) -> CGFloat {
        let automatic = Self.automaticDimension
        let all = view.bounds.width
        if column == .supplementary {
            return preferredSupplementaryColumnWidth == automatic ? 320 : preferredSupplementaryColumnWidth
        }
        // The standard width is that of iOS on a tablet, and two fifths of it where three columns share it.
        var width: CGFloat = order.count > 2 ? min(280, all * 0.3) : min(320, all * 0.42)
        if preferredPrimaryColumnWidthFraction != automatic { width = all * preferredPrimaryColumnWidthFraction }
        if preferredPrimaryColumnWidth != automatic { width = preferredPrimaryColumnWidth }
        if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
        if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
        return min(max(width, 0), all)
    }

    private func arrange() {
        guard isArranged, let view = viewIfLoaded else { return }
        guard !isCollapsed else {
            for child in children { child.view.frame = view.bounds }
            return
        }
        let mode = displayMode
        var x: CGFloat = 0
        let beside = order.filter { $0 != .secondary && columns[$0] != nil }
        let shown = mode == .secondaryOnly ? [] : mode == .oneBesideSecondary ? beside.suffix(1) : beside[...]
        // Hidden columns lie left of the edge.
        x = -beside.filter { !shown.contains($0) }.reduce(0) { $0 + width(of: $1) }
        for (column, line) in zip(beside, lines) {
            let width = width(of: column)
            child(of: column)?.view.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
            x += width
            line.frame = CGRect(x: x - 0.5, y: 0, width: 0.5, height: view.bounds.height)
            view.bringSubviewToFront(line)
        }
        child(of: .secondary)?.view.frame = CGRect(
            x: x, y: 0, width: max(view.bounds.width - x, 0), height: view.bounds.height)
        tell(Set(shown))
    }

    private final var told: Set<Column> = []

    private func tell(_ shown: Set<Column>) {
        for column in order where shown.contains(column) != told.contains(column) && column != .secondary {
            if shown.contains(column) {
                delegate?.splitViewController(self, willShow: column)
            } else {
                delegate?.splitViewController(self, willHide: column)
            }
        }
        told = shown
    }

    private func child(of column: Column) -> UIViewController? { holders[column] ?? columns[column] }

    override var appearingChildren: [UIViewController] { children }
    override var childrenAppearWithTheirViews: Bool { false }
}
