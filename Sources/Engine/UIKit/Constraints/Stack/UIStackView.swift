import QuartzCore

/// Views in a row or a column.
///
/// A stack makes constraints, which say where its views are; their identifiers begin with `UISV`. It wants no size of its own:
/// what its views want and the constraints between them give it one.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// A way to distribute views along the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// An alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The alignment at the top, the same as leading.
        public static let top = Alignment.leading
        /// The alignment at the bottom, the same as trailing.
        public static let bottom = Alignment.trailing
    }

    /// The axis along which views are arranged; horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    /// The way to distribute the views along the axis; filling by default.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    /// The alignment of the views across the axis; filling by default.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// Points; the least between views where they are spread.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// Whether `layoutMargins` stay free at the edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Whether the spaces of a column are told from a view's last line of text to the next one's first.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// The views that are arranged, in their order.
    open private(set) var arrangedSubviews: [UIView] = []
    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private final var arrangement: [NSLayoutConstraint] = []
    private final var guides: [UILayoutGuide] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes an empty stack, or as an Interface Builder file says.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// Adds a view at the end, whose place follows from constraints from now on.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Inserts a view at an index of the arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Stops arranging a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        removeArrangedSubview(subview)
    }

    /// The custom spacing that stands for ``spacing``.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The spacing that stands for the system's between two views: 8 points.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Sets the spacing after a view, in place of ``spacing``.
    ///
    /// - Parameters:
    ///   - spacing: points.
    ///   - arrangedSubview: the view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        arrangementChanged()
    }

    /// Returns the spacing after a view: the one that was set for it, or ``spacing``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    open override var forFirstBaselineLayout: UIView { shown.first ?? self }
    open override var forLastBaselineLayout: UIView { (axis == .vertical ? shown.last : shown.first) ?? self }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { constraintsChanged() }
    }

    // MARK: Constraints

    /// The arranged views that are not hidden.
    private final var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// Has the constraints made anew: a view has come, gone, been hidden, or wants another size.
    final func arrangementChanged() {
        setNeedsUpdateConstraints()
        constraintsChanged()
    }

    /// A view wants another size: of interest where lengths depend on what views want.
    final func wishesChanged() {
        if distribution == .fillProportionally { arrangementChanged() }
    }

    /// The points between a view and the next one that is shown.
    final func points(after view: UIView) -> CGFloat { points(of: customSpacing(after: view)) }

    /// The points of a spacing that may stand for another one.
    private final func points(of spacing: CGFloat) -> CGFloat {
        switch spacing {
        case Self.spacingUseDefault: self.spacing == Self.spacingUseDefault ? 0 : points(of: self.spacing)
        case Self.spacingUseSystem: 8
        default: spacing
        }
    }

    open override func updateConstraints() {
        // The old ones go before the new ones are there: a view that has been moved away has no common ancestor any more.
        NSLayoutConstraint.deactivate(arrangement)
        for guide in guides { removeLayoutGuide(guide) }
        var made = StackConstraints(of: self)
        let shown = shown
        StackDistribution(self, shown: shown).add(to: &made)
        StackAlignment(self, shown: shown).add(to: &made)
        guides = made.guides
        for guide in guides { addLayoutGuide(guide) }
        arrangement = made.constraints
        NSLayoutConstraint.activate(arrangement)
        super.updateConstraints()
    }
}
