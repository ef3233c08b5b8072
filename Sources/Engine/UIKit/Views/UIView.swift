import QuartzCore

/// A rectangle on the stage that shows content, holds subviews and gets touches; its attributes are its layer's.
@preconcurrency @MainActor
open class UIView: UIResponder, LayerOwner {
    /// The layer that shows the view.
    open var layer: CALayer { ownLayer }
    /// What ``layer`` is, without a dynamic call.
    final let ownLayer: CALayer

    /// The view that holds this one.
    open internal(set) var superview: UIView? {
        get { holder }
        set { holder = newValue }
    }
    /// The superview, which clears this at its end; see `CALayer`'s.
    final nonisolated(unsafe) unowned(unsafe) var holder: UIView?
    /// The views within this one, the last of which is nearest to the viewer.
    open internal(set) var subviews: [UIView] = []

    /// A number of one's choice, by which ``viewWithTag(_:)`` finds the view.
    open var tag = 0
    /// Whether the view and those within it take touches; true by default.
    open var isUserInteractionEnabled = true
    /// Whether the view gets more touches than the first; false by default.
    open var isMultipleTouchEnabled = false
    /// Has no effect: other views get touches while this one has some.
    open var isExclusiveTouch = false
    /// Where the content that was drawn lies after a change of the size; ``ContentMode/redraw`` draws it anew.
    open var contentMode = ContentMode.scaleToFill {
        didSet { layer.contentsGravity = contentMode.gravity }
    }
    /// Whether the subviews are resized by their masks; true by default.
    open var autoresizesSubviews = true
    /// The dimensions that change with the superview's size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the view's place follows from its frame and its mask, not from constraints; true by default.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// What ``layoutMarginsGuide`` leaves free at the edges: what was set, and, unless ``insetsLayoutMarginsFromSafeArea``
    /// is false, what the safe area leaves free, but no less than ``preservesSuperviewLayoutMargins`` asks for.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    final var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Has no effect: viewers blend every view.
    open var isOpaque = true
    /// The colour of controls and templates: that of the nearest view around it which was given one; blue by default.
    open var tintColor: UIColor! {
        // A view around may override the property, as by that of a view in it.
        get { sequence(first: self) { $0.superview }.lazy.compactMap { $0.ownTint }.first ?? .systemBlue }
        set { setTint(newValue) }
    }
    /// An identifier for tests.
    open var accessibilityIdentifier: String?
    /// What assistive technology is told.
    package final var accessibility = ViewAccessibility() { didSet { layer.contentChanged() } }
    /// The text for assistive technology.
    open var accessibilityLabel: String? {
        didSet { accessibility.label = accessibilityLabel }
    }

    /// In the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]?

    /// Those of this view alone, and those whose views have it as their nearest common ancestor.
    open internal(set) var constraints: [NSLayoutConstraint] = []

    final var needsLayoutFlag = true { didSet { if needsLayoutFlag { constraintSolution?.isOutdated = true } } }
    /// True if this view or one below it needs layout.
    final var subtreeNeedsLayout = true
    final weak var viewController: UIViewController?

    /// Makes a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer(Self.layerClass)
        super.init()
        ownLayer.owner = self
        ownLayer.needsLayoutFlag = true
        layer.properties.bounds = CGRect(origin: .zero, size: frame.size)
        layer.properties.position = CGPoint(x: frame.midX, y: frame.midY)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view as an Interface Builder file says; from any other coder, an empty one.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer(Self.layerClass)
        super.init()
        ownLayer.owner = self
        ownLayer.needsLayoutFlag = true
        guard let coder = InterfaceCoder.of(coder) else { return }
        let frame = coder.frame
        layer.properties.bounds = CGRect(origin: .zero, size: frame.size)
        layer.properties.position = CGPoint(x: frame.midX, y: frame.midY)
        coder.decodeView(self)
    }

    deinit {
        ownLayer.owner = nil
        for view in subviews { view.holder = nil }
        knownReference?.object = nil
    }

    final var knownReference: Backreference<UIView>?

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Returns the view that stands for all of the class: what is set there, they show when they come into a window.
    open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the view that stands for those of the class within others, the innermost container first.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        unsafeDowncast(Appearances.proxy(of: self, in: containerTypes), to: Self.self)
    }

    /// A view whose alpha says how much of this one shows.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    // MARK: Geometry

    /// In the superview's space; with a transform, the box around the transformed bounds.
    ///
    /// Setting it with a transform gives the bounds the frame's size through the inverse of the transform.
    open var frame: CGRect {
        get { ownLayer.ownFrame }
        set { setFrame(newValue) }
    }

    /// In the view's own space; a change of size lays the subviews out.
    open var bounds: CGRect {
        get { ownLayer.properties.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies, in the superview's space.
    open var center: CGPoint {
        get { ownLayer.properties.position }
        set { setCenter(newValue) }
    }

    /// The transform in the plane about the anchor point.
    ///
    /// Animatable.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(ownLayer.properties.transform) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform in space about the anchor point.
    ///
    /// Animatable.
    open var transform3D: CATransform3D {
        get { ownLayer.properties.transform }
        set { setTransform(newValue) }
    }

    // MARK: Appearance

    /// 0...1.
    open var alpha: CGFloat {
        get { ownLayer.properties.opacity }
        set { setAlpha(newValue) }
    }

    /// Whether the view and those within it are left out.
    open var isHidden: Bool {
        get { ownLayer.properties.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether subviews are cut off at the bounds' rounded rectangle.
    open var clipsToBounds: Bool {
        get { ownLayer.properties.masksToBounds }
        set { ownLayer.properties.masksToBounds = newValue }
    }

    /// The colour behind the content; nil for none.
    ///
    /// Animatable.
    open var backgroundColor: UIColor? {
        get { ownBackground }
        set { setBackground(newValue) }
    }
    /// The background's colour, if it follows the traits.
    final var dynamicBackground: UIColor?

    // MARK: Drawing

    /// Draws the view's content with the current context; the base class draws nothing.
    ///
    /// - Parameter rect: the bounds: a view is always drawn as a whole.
    open func draw(_ rect: CGRect) {}

    /// Has ``draw(_:)`` called before the view is shown next.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// Asks for the content to be drawn anew: all of it, whatever the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay()
    }

    /// Provides the layer's content: what the layer draws, which is by default what the view draws.
    open func display(_ layer: CALayer) {
        record(layer)
    }

    /// The view's place in its window, in points; that of its bounds unless it is set.
    open override var accessibilityFrame: CGRect {
        get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
        set { super.accessibilityFrame = newValue }
    }

    /// Draws the layer's content with ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    /// Writes nothing: archives are not made here.
    open func encode(with coder: NSCoder) {}
    /// For views of nibs, after `init(coder:)`.
    open func awakeFromNib() {}
    /// Kept for source compatibility: there is no interface builder.
    open func prepareForInterfaceBuilder() {}
    /// Hears that the stage's traits have changed; its fonts and dynamic colours have followed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Is called when the tint colour has changed; the base class does nothing.
    open func tintColorDidChange() {}
    /// Is called when the safe area has changed; the base class does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Lays out anew with another safe area, and tells the view and its controller.
    func safeAreaChanged() {
        adoptSafeArea()
    }

    /// What few views have; nil for a view that has none of it.
    final var settings: RareViewSettings?

    /// How the tint colour looks; has no effect.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { settings?.tintAdjustmentMode ?? .automatic }
        set { rare.tintAdjustmentMode = newValue }
    }
    /// Whether an inverted screen leaves the view as it is; has no effect.
    open var accessibilityIgnoresInvertColors: Bool {
        get { settings?.ignoresInvertColors ?? false }
        set { rare.ignoresInvertColors = newValue }
    }
    /// The actions that assistive technology offers; has no effect: the page has a tree of its own.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { settings?.customActions }
        set { rare.customActions = newValue }
    }
    /// The largest texts that the view is for; has no effect.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { settings?.maximumContentSizeCategory }
        set { rare.maximumContentSizeCategory = newValue }
    }
    /// The smallest texts that the view is for; has no effect.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { settings?.minimumContentSizeCategory }
        set { rare.minimumContentSizeCategory = newValue }
    }
    /// Whether a long press with large texts shows the view's title; has no effect.
    open var showsLargeContentViewer: Bool {
        get { settings?.showsLargeContentViewer ?? false }
        set { rare.showsLargeContentViewer = newValue }
    }
    /// The title that large texts show; has no effect.
    open var largeContentTitle: String? {
        get { settings?.largeContentTitle }
        set { rare.largeContentTitle = newValue }
    }
    /// The group of views that keys move between; has no effect.
    open var focusGroupIdentifier: String? {
        get { settings?.focusGroupIdentifier }
        set { rare.focusGroupIdentifier = newValue }
    }
    /// Whether the view can have the focus of keys: false, as stages have no focus.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus of keys: false.
    open var isFocused: Bool { false }
    /// Where the focus of keys would go: nowhere.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Does nothing: stages have no focus.
    open func setNeedsFocusUpdate() {}
    /// Does nothing: stages have no focus.
    open func updateFocusIfNeeded() {}
    /// Returns true; is not called: stages have no focus.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Is not called: stages have no focus.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Shows the view in another place or size that the constraints leave open, or again in the first; Apple's choice is a
    /// random one.
    open func exerciseAmbiguityInLayout() {
        exerciseAmbiguity()
    }
    /// Returns the constraints that the view takes part in along an axis, its own and those of the views around it.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAround(along: axis)
    }

    /// Does nothing: traits are up to date.
    open func updateTraitsIfNeeded() {}

    /// What reacts to touches and menus in the view, beside its recognisers.
    open var interactions: [any UIInteraction] {
        get { settings?.interactions ?? [] }
        set { replaceInteractions(newValue) }
    }

    /// Has an interaction react in the view, and in no other.
    open func addInteraction(_ interaction: any UIInteraction) {
        attach(interaction)
    }

    /// Takes an interaction away.
    open func removeInteraction(_ interaction: any UIInteraction) {
        detach(interaction)
    }

    /// The place in the bounds that is at ``center``, from (0, 0) to (1, 1); a change leaves the view where it is.
    ///
    /// Animatable.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    /// Ends the editing of the view or of one within it; returns false if that refuses.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let editor = window?.firstResponder as? UIView, editor.isDescendant(of: self) else { return true }
        return editor.resignFirstResponder()
    }

    /// Draws the view and those in it, with their model's attributes, to the current context.
    ///
    /// - Parameters:
    ///   - rect: the rectangle that the view is stretched to.
    ///   - afterUpdates: whether the views are laid out first.
    /// - Returns: whether there is a context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates: afterUpdates)
    }

    /// A view that looks as this one does now, and stays so; without the view's own transform.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        return snapshot(of: CGRect(origin: .zero, size: bounds.size), in: self)
    }

    /// Returns a view with what is seen of a part of this one now.
    ///
    /// - Parameters:
    ///   - rect: the part, in the view's coordinates.
    ///   - afterUpdates: whether changes that are not shown yet are in it.
    ///   - capInsets: has no effect: viewers stretch no snapshots.
    /// - Returns: the snapshot.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        return snapshot(of: rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY), in: self)
    }

    private final var hugging = AxisPriorities(.defaultLow)
    private final var compression = AxisPriorities(.defaultHigh)

    /// Returns how much the view resists being longer than it wants.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis]
    }

    /// Sets how much the view resists being longer than it wants.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
        constraintsChanged()
    }

    /// Returns how much the view resists being shorter than it wants.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compression[axis]
    }

    /// Sets how much the view resists being shorter than it wants.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        compression[axis] = priority
        constraintsChanged()
        if axis == .horizontal, heightFollowsWidth { (superview as? UIStackView)?.arrangementChanged() }
    }

    /// For views of the engine: whether the height that the view wants depends on its width.
    var heightFollowsWidth: Bool { false }

    /// The solver of the view's constraints.
    final var constraintSolution: ConstraintSystem?

    /// Whether the constraints leave the view more than one place or size.
    ///
    /// Those that have changed since the last layout are solved for it.
    open var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints else { return false }
        return systemsAround.allSatisfy { $0.isAmbiguous(self) }
    }

    /// The baseline of the view's first line of text; the bottom of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { baselineAnchor(.firstBaseline) }
    /// The baseline of the view's last line of text; the bottom of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { baselineAnchor(.lastBaseline) }

    /// The guides that the view has been given.
    open internal(set) var layoutGuides: [UILayoutGuide] = []

    /// Gives the view a guide that constraints place.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        attach(layoutGuide)
    }

    /// Takes a guide away.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        detach(layoutGuide)
    }

    /// The least size that the view's constraints, or without constraints the view itself, want.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }

    /// The same with the target's width or height, where the fitting priority is required.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // These change nothing that viewers see.

    /// Has no effect: viewers draw at their screen's scale.
    open var contentScaleFactor: CGFloat = 1
    /// Has no effect: drawing begins without what was there.
    open var clearsContextBeforeDrawing = true
    /// Whether the layout margins leave free those of the superview, where the view reaches into them; false by default.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
    }
    /// Whether the layout margins leave free what the safe area does; true by default.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
    }
    /// Has no effect: a stage is restored by its scene.
    open var restorationIdentifier: String?
    /// Is not called: a stage is restored by its scene.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Is not called: a stage is restored by its scene.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Whether the view needs constraints; it has no effect.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// How far what counts for constraints is inside of the frame; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that counts for constraints: the frame without ``alignmentRectInsets``.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that counts for constraints.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The area for texts that are read: the one within the layout margins.
    open var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
    /// The layout margins by the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { marginsByReading }
        set { marginsByReading = newValue }
    }

    // MARK: Responder

    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Tree

    /// Adds a view above the other subviews.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count - (view.superview === self ? 1 : 0))
    }

    /// Inserts a view at an index of the subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Inserts a view just below another one; above all others, if that one is no subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, nextTo: sibling, isAbove: false)
    }

    /// Inserts a view just above another one; above all others, if that one is no subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, nextTo: sibling, isAbove: true)
    }

    /// Moves a subview above the others.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { move(view, to: subviews.count - 1) }
    }

    /// Moves a subview below the others.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { move(view, to: 0) }
    }

    /// Exchanges the places of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(min(index1, index2), max(index1, index2))
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        if let superview { leave(superview) }
    }

    /// Returns this view, or the first within it, with a tag; nil if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Returns whether this view is another one or within it.
    open func isDescendant(of view: UIView) -> Bool {
        isWithin(view)
    }

    /// Is called when a subview was added; the base class does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Is called before a subview is removed; the base class does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Is called before the superview changes; the base class does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Is called when the superview has changed; the base class does nothing.
    open func didMoveToSuperview() {}
    /// Is called before the window changes; the base class does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Is called when the window has changed; the base class does nothing.
    open func didMoveToWindow() {}

    /// The window that holds the view; nil if none does.
    open var window: UIWindow? { superview?.window }

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` in this step's layout pass.
    open func setNeedsLayout() {
        needsLayoutFlag = true
        markSubtree()
    }

    /// Lays out this view and those below it now, if they need it.
    ///
    /// Where the views around it need layout, too, it begins at the highest of those.
    open func layoutIfNeeded() {
        highestToLayOut.layoutSubtreeIfNeeded()
    }

    /// Sets what the view shows by what it shows it of; the base class does nothing.
    ///
    /// It is called before the view is laid out first, and in the next layout pass after ``setNeedsUpdateProperties()``, or after a
    /// change of what it has read of an observable object.
    open func updateProperties() {}

    /// Asks for ``updateProperties()`` in this step's layout pass.
    open func setNeedsUpdateProperties() { askForProperties() }

    /// Calls ``updateProperties()`` now, if it has been asked for.
    open func updatePropertiesIfNeeded() { bringPropertiesUpToDate() }

    /// Whether ``updateProperties()`` is due.
    final var needsProperties = true

    /// Whether ``layoutSubviews()`` is running, or the controller's methods around it.
    final var isLayingOut = false
    /// Whether constraints place the subviews before ``layoutSubviews()``, as it doesn't call the base class's.
    final var isPlacedBefore = false

    /// A view has come among the subviews: they are laid out again, unless it comes from laying them out.
    ///
    /// Demos that make all their views anew in each `viewDidLayoutSubviews()` or `layoutSubviews()`, as NVActivityIndicatorView's
    /// does, animate them on iOS, and so are not laid out again for it. iOS 9 did so, for ever (issue 124 of PinLayout, which has
    /// it of iOS 9.3 and not of 11).
    final func subviewsChanged() {
        if !isLayingOut { setNeedsLayout() }
    }

    /// A subview has another size now: the subviews are laid out again, as if one had come.
    func subviewChangedSize() { subviewsChanged() }

    /// Lays out the subviews; the base class does so by its constraints.
    open func layoutSubviews() {
        LayoutPass.hasPlaced = true
        placeByConstraints()
    }

    /// Lays out the layer's sublayers: of the view's own layer by ``layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) {
        if layer === ownLayer { layOutSubviews() }
    }

    /// Returns the size that fits the view best within a size; the base class returns its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that fits it best, and leaves its upper left corner where it is.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        if transform == .identity { frame.size = size } else { bounds.size = size }
    }

    /// The size of the view's content, for constraints.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The views whose baselines are this one's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline counts: this one.
    open var forLastBaselineLayout: UIView { self }
    /// Returns the view whose baseline stood for this one's before there were two of them: this one.
    ///
    /// It is not asked.
    open func forBaselineLayout() -> UIView { self }

    /// How far below the top edge the first and the last line of text stand, in a size; nil: there is no text.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

    /// Is called when the layout margins have changed; the base class does nothing.
    open func layoutMarginsDidChange() {}

    // MARK: Dynamics

    /// The outline by which the view collides in UIKit Dynamics.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Convex, about (0, 0), the view's centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Is called before layout to update constraints; the base class does nothing.
    open func updateConstraints() {}

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        constraintUpdate.isNeeded = true
        markConstraintUpdate()
        setNeedsLayout()
    }

    /// Returns whether ``updateConstraints()`` is called before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintUpdate.isNeeded }

    /// Has the constraints updated of the views below this one and of this one, where that was asked for.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// Whether ``updateConstraints()`` is due here, and here or below; a view's first layout always asks for it.
    final var constraintUpdate = (isNeeded: true, isNeededBelow: true)

    // MARK: Hit testing

    /// The frontmost view below this one (itself included) that holds `point`, or nil.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        frontmost(at: point, with: event)
    }

    /// Returns whether a point lies within the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Gestures

    /// Adds a recogniser.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Removes a recogniser.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Returns whether a recogniser of this view may begin; true in the base class.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // What follows stands here and not in the files of its matters, as Swift has subclasses override a class's body only.

    // MARK: Conversion

    /// Returns a point of the view in another space's coordinates.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: coordinateSpace.asView)
    }
    /// Returns a point of another space in the view's coordinates.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: coordinateSpace.asView)
    }
    /// Returns the smallest rectangle in another space's coordinates that holds one of the view.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: coordinateSpace.asView)
    }
    /// Returns the smallest rectangle in the view's coordinates that holds one of another space.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: coordinateSpace.asView)
    }

    /// A point of this view's space in that of `view` (nil: the window's).
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        converted(point, to: view)
    }

    /// Converts a point from another view's coordinates to this one's; nil stands for the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        view?.convert(point, to: self) ?? fromRoot(point)
    }

    /// Converts a rectangle from this view's coordinates to another one's; nil stands for the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        converted(rect, to: view)
    }

    /// Converts a rectangle from another view's coordinates to this one's; nil stands for the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        view?.convert(rect, to: self) ?? fromWindow(rect)
    }

    // MARK: Constraints

    /// Adds a constraint.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    /// Adds constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Removes a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
    }

    /// Removes constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    /// The size has changed that the view would like to have.
    open func invalidateIntrinsicContentSize() {
        guard !translatesAutoresizingMaskIntoConstraints else { return }
        wantedSizeChanged()
        if let stack = superview as? UIStackView { stack.wishesChanged() }
    }

    /// What the stage's device covers of the view, with what its controller adds.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

    /// The area that the stage's device leaves free.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
    private final lazy var safeAreaGuide = UILayoutGuide(self) { $0.safeAreaInsets }

    /// The area of input views, without any what lies between the safe area's bottom and the window's.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
    private final lazy var keyboardGuide = {
        rare.followsKeyboard = true
        return UIKeyboardLayoutGuide(self) { view in view.keyboardInsets }
    }()

    /// The area within the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
    private final lazy var marginsGuide = UILayoutGuide(self) { $0.layoutMargins }

    // MARK: Traits

    /// The stage's traits, with the appearance that this view or one above it insists on.
    open var traitCollection: UITraitCollection {
        let stage = StageTraits.current
        return stage.hasOverrides ? traits(on: stage.collection) : stage.collection
    }

    /// The number of the stage's traits that the view has adapted to.
    final var traitsNumber = StageTraits.presentNumber

    /// The appearance that the view and those in it have, whatever the stage's is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { overridesChanged(from: oldValue, ownTraits) } }
    }

    /// The traits that the view and those in it have, whatever is around them; ``overrideUserInterfaceStyle`` goes before.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraits?.values ?? UITraitCollection.Values()) }
        set { ownTraits = UITraitCollection(newValue.values) }
    }
    /// Those of ``traitOverrides``.
    private(set) final var ownTraits: UITraitCollection? {
        didSet { overridesChanged(from: overrideUserInterfaceStyle, oldValue) }
    }

    /// Whether the view's content turns round where texts are read from the right.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { ownTraitsChanged() } }
    }

    /// From which side the view's content is arranged.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
    }

    /// Returns from which side content of some meaning is arranged on the present stage.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: StageTraits.current.collection.layoutDirection)
    }

    /// Returns from which side content of some meaning is arranged in an interface of some direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo applicationLayoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: applicationLayoutDirection)
    }

    /// Has what the engine keeps of colours, fonts and directions follow the traits.
    func adapt(from old: UITraitCollection) {
        adaptOwn()
    }

    // MARK: Accessibility

    /// Viewers hear of buttons, images, texts and headers, and of what is selected.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }

    /// Follows the label.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    /// The kind of container that the view is for assistive technology.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.ownRole == .list ? .list : .none }
        set { accessibility.ownRole = newValue == .list ? .list : .none }
    }

    // MARK: Animation

    /// Returns the animation of a change, if it is made in a closure of `UIView.animate`; otherwise nil, for the
    /// layer's own.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimationContext.current?.makeAnimation(for: layer, key: event)
    }

    /// Animates the changes that a closure makes to views.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds until the first change shows.
    ///   - options: inside another animation's closure its duration and curve count, unless these say otherwise.
    ///   - animations: makes the changes.
    ///   - completion: runs when the last animation ends, with false if one was cut short.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates the changes that a closure makes to views, without delay.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes that a closure makes to views with a spring that settles within `duration`.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds until the first change shows.
    ///   - dampingRatio: 1 is critical.
    ///   - velocity: the velocity at the start, in units of the whole distance per second.
    ///   - options: inside another animation's closure its duration and curve count, unless these say otherwise.
    ///   - animations: makes the changes.
    ///   - completion: runs when the last animation ends, with false if one was cut short.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, dampingRatio: dampingRatio, velocity: velocity, options: options,
            animations: animations, completion: completion)
    }

    /// Performs an animation of the system's on views, and others beside it.
    ///
    /// It takes 0.25 s.
    ///
    /// - Parameters:
    ///   - animation: the animation.
    ///   - views: the views.
    ///   - options: options of the animation.
    ///   - parallelAnimations: changes that are animated in the same time; nil for none.
    ///   - completion: a closure called at the end, with whether the animation was finished.
    open class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        delete(views, options: options, beside: parallelAnimations, completion: completion)
    }

    /// Shows a change of a view's content as a transition: by turning the view, or by fading the old content away.
    ///
    /// - Parameters:
    ///   - view: the view whose content changes.
    ///   - duration: seconds; 0 or less changes at once.
    ///   - options: the transition (`transitionFlipFromLeft`, `transitionCrossDissolve` and so on) and the curve;
    ///     without a transition the change is made at once.
    ///   - animations: makes the changes.
    ///   - completion: runs at the end, with false if the transition was cut short.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces a view by another one in its superview, which shows it as a transition.
    ///
    /// - Parameters:
    ///   - fromView: the view that goes; with `showHideTransitionViews` it is hidden instead of being removed.
    ///   - toView: the view that comes.
    ///   - duration: seconds; 0 or less changes at once.
    ///   - options: as of ``transition(with:duration:options:animations:completion:)``.
    ///   - completion: runs at the end, with false if the transition was cut short.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    /// The effects of a device's tilt, which a stage never has.
    open var motionEffects: [UIMotionEffect] {
        get { settings?.motionEffects ?? [] }
        set { rare.motionEffects = newValue }
    }

    /// Keeps an effect of a device's tilt; it does nothing.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.append(effect)
    }

    /// Removes an effect of a device's tilt.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }

    /// Animations that begin inside the closure change at once, too.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        runWithoutAnimation(actionsWithoutAnimation)
    }

    /// True inside the closure of an animation.
    open class var inheritedAnimationDuration: TimeInterval {
        FrameClock.current.viewAnimation.inheritedDuration
    }

    /// Whether changes in a closure of `UIView.animate` are animated.
    open class var areAnimationsEnabled: Bool { FrameClock.current.viewAnimation.isEnabled }

    /// Sets whether changes in a closure of `UIView.animate` are animated.
    open class func setAnimationsEnabled(_ enabled: Bool) {
        FrameClock.current.viewAnimation.isEnabled = enabled
    }

    /// Begins a block of changes that are animated, which ``commitAnimations()`` ends; blocks may lie in each other.
    ///
    /// - Parameters:
    ///   - animationID: a name for the delegate's methods.
    ///   - context: has no effect: the delegate's methods get the name alone.
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        beginBlock(animationID)
    }

    /// Ends the innermost block of animated changes; without one, nothing happens.
    open class func commitAnimations() { commitBlock() }

    // What follows sets the parameters of the innermost block, for the changes after it.

    /// Sets the animations' length in seconds; 0.2 by default.
    open class func setAnimationDuration(_ duration: TimeInterval) { changeBlock { $0.duration = duration } }
    /// Sets the seconds from the block's begin until the first change shows.
    open class func setAnimationDelay(_ delay: TimeInterval) { changeBlock { $0.delay = delay } }
    /// Sets the curve; a slow start and end by default.
    open class func setAnimationCurve(_ curve: AnimationCurve) { changeBlock { $0.curve = curve } }
    /// Sets how often the animations run; once by default.
    open class func setAnimationRepeatCount(_ repeatCount: Float) { changeBlock { $0.repeatCount = repeatCount } }
    /// Sets whether each run is followed by one backwards.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeBlock { $0.autoreverses = repeatAutoreverses }
    }
    /// Sets whether animations begin at the presented values and replace those that run.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeBlock { $0.beginsAtSeen = fromCurrentState }
    }
    /// Has a view's content change as a whole, from what it is now to what it is at the end of the block; a curl fades.
    open class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        changeBlock { $0.transition = transition == .none ? nil : ViewTransition(of: view, transition.options) }
    }
    /// Sets the object that hears of the block; it is kept until the animations are over.
    open class func setAnimationDelegate(_ delegate: Any?) { changeBlock { $0.delegate = delegate } }
    /// Sets the delegate's method that is called when the block is committed, with its name or without arguments.
    open class func setAnimationWillStart(_ selector: Selector?) { changeBlock { $0.willStart = selector } }
    /// Sets the delegate's method that is called when the last animation is over, with the block's name or without
    /// arguments.
    open class func setAnimationDidStop(_ selector: Selector?) { changeBlock { $0.didStop = selector } }

    /// Animates changes in several stretches, which a closure makes with
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
    ///
    /// Inside the closure of a `UIViewPropertyAnimator` the stretches are of the animator's duration, and the other
    /// parameters don't count.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds until the first change shows.
    ///   - options: by default the whole is eased in and out.
    ///   - animations: adds the stretches.
    ///   - completion: runs when the last animation ends, with false if one was cut short.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframes(
            duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Adds a stretch to the keyframe animation whose closure is running; without one, the changes are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: the begin as a part of the whole duration, 0...1.
    ///   - frameDuration: the length as a part of the whole duration, 0...1.
    ///   - animations: makes the changes.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        stretch(from: frameStartTime, lasting: frameDuration, animations)
    }
}
