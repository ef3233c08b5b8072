import QuartzCore

/// Shows a presented controller as a sheet at the stage's bottom, which fingers drag from one height to another, and away.
///
/// On a phone that is held upright, controllers are presented as sheets unless their style or a delegate for their transitions says
/// otherwise; on other devices, once their ``UIViewController/sheetPresentationController`` has been asked for.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests; one as high as the stage allows by default.
    open var detents: [Detent] = [.large()] { didSet { heightsChanged() } }
    /// The height at which the sheet rests; nil for the first of ``detents``.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightsChanged() } }
    /// The greatest height at which what is behind the sheet is not dimmed, and takes touches; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightsChanged() } }
    /// Whether a bar at the top shows that the sheet can be dragged; false by default.
    open var prefersGrabberVisible = false { didSet { sheet.grabber.isHidden = !prefersGrabberVisible } }
    /// The radius of the upper corners; nil for 10 points.
    open var preferredCornerRadius: CGFloat? { didSet { sheet.layer.cornerRadius = preferredCornerRadius ?? 10 } }
    /// Whether a drag on a scroll view at its upper edge moves a sheet that is not as high as it gets, instead of the content; true
    /// by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Has no effect: sheets always are at the bottom.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Has no effect: sheets are as wide as the stage.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Has no effect: sheets come from below.
    open weak var sourceView: UIView?
    /// Whether the sheet is presented with the page sheet's style.
    open override var presentationStyle: UIModalPresentationStyle { .pageSheet }

    /// Whether the app has asked for a sheet, of which there is one on every device then.
    final var isAskedFor = false
    private let sheet = SheetView()
    private let dimming = UIView()
    private lazy var drag = SheetDrag(self)
    /// What lies behind; nil before the sheet comes, and of what isn't all of the window.
    private var background: SheetBackground?
    /// Whether the sheet goes with one that is presented above it.
    private var goes = false
    /// The sheet's upper edge while a finger drags it.
    private var draggedTop: CGFloat?
    private var topAtBegin: CGFloat = 0

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        sheet.layer.cornerRadius = 10
        sheet.grabber.isHidden = true
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(UISheetPresentationController.tappedBeside)))
        let pan = UIPanGestureRecognizer(target: self, action: Selector(UISheetPresentationController.dragged(_:)))
        pan.delegate = drag
        sheet.addGestureRecognizer(pan)
    }

    // MARK: Heights

    /// The sheet's present height.
    private var selected: Detent? {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    }

    private func height(of detent: Detent) -> CGFloat {
        let whole = (containerView?.bounds.height ?? 0) - Self.topInset
        return min(max(detent.height(at: whole), 0), whole)
    }

    /// What the highest sheet leaves free at the top.
    private static let topInset: CGFloat = 54

    private func top(of detent: Detent) -> CGFloat { (containerView?.bounds.height ?? 0) - height(of: detent) }

    open override var presentedView: UIView? { sheet }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds, let selected else { return super.frameOfPresentedViewInContainerView }
        let top = draggedTop ?? top(of: selected)
        return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }

    /// Changes heights with an animation.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            animations: { self.place() })
    }

    /// Has heights that closures return asked for anew.
    open func invalidateDetents() {
        heightsChanged()
    }

    private func heightsChanged() {
        containerView?.setNeedsLayout()
    }

    private func place() {
        sheet.frame = frameOfPresentedViewInContainerView
        sheet.layoutSubtreeIfNeeded()
        dimming.alpha = isDimmed ? 1 : 0
        passesTouches = !isDimmed
        background?.standBack(by: backgroundDistance)
    }

    /// How far what is behind stands back, in 0...1: wholly behind a sheet that is as high as the stage allows.
    private var backgroundDistance: CGFloat {
        guard let containerView, isDimmed, !goes, !presentedViewController.isBeingDismissed else { return 0 }
        let tops = detents.map { top(of: $0) }
        guard let highest = tops.min(), highest <= Self.topInset else { return 0 }
        let next = tops.filter { $0 > highest }.min() ?? containerView.bounds.height
        return min(max((next - frameOfPresentedViewInContainerView.minY) / max(next - highest, 1), 0), 1)
    }

    /// Whether the sheet rests at its greatest height.
    final var isHighest: Bool {
        guard let selected else { return true }
        return detents.allSatisfy { height(of: $0) <= height(of: selected) }
    }

    private var isDimmed: Bool {
        guard let limit = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier }), let selected
        else { return true }
        return height(of: selected) > height(of: limit)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // A transition moves the sheet by itself.
        if presentedViewController.controllerTransition == nil { place() }
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        sheet.hold(presentedViewController.view)
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        UIView.performWithoutAnimation { dimming.alpha = 0 }
        background = SheetBackground(presentingViewController.viewIfLoaded)
        let (isDimmed, distance) = (isDimmed, backgroundDistance)
        passesTouches = !isDimmed
        alongside { [background] dimming in
            dimming.alpha = isDimmed ? 1 : 0
            background?.standBack(by: distance)
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { removeBackground() }
    }

    override func presentedViewGoes(with transition: ControllerTransition) {
        goes = true
        _ = transition.coordinator.animate(alongsideTransition: { [background] _ in background?.standBack(by: 0) }) {
            [self] context in
            guard context.isCancelled else { return }
            goes = false
            place()
        }
    }

    override func close() {
        super.close()
        goes = false
        removeBackground()
    }

    private func removeBackground() {
        background?.restore()
        background = nil
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { [background] dimming in
            dimming.alpha = 0
            background?.standBack(by: 0)
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        draggedTop = nil
        if completed { dimming.removeFromSuperview() } else { place() }
    }

    private func alongside(_ changes: @escaping @MainActor (UIView) -> Void) {
        let dimming = dimming
        guard let coordinator = presentedViewController.transitionCoordinator else { return changes(dimming) }
        coordinator.animate(alongsideTransition: { _ in changes(dimming) }, completion: nil)
    }

    // MARK: Gestures

    /// Dismisses the sheet as a gesture does, unless that is not allowed.
    private func dismissByGesture() -> Bool {
        let allowed = delegate?.presentationControllerShouldDismiss(self) ?? true
        guard allowed, !presentedViewController.isModalInPresentation else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
        return true
    }

    /// Whether the sheet is at rest, with nothing presented above it.
    final var takesGestures: Bool {
        presentedViewController.controllerTransition == nil && presentedViewController.presentedViewController == nil
    }

    private func tappedBeside() {
        guard takesGestures else { return }
        _ = dismissByGesture()
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let containerView, let selected, takesGestures else { return }
        let tops = detents.map { top(of: $0) }
        let highest = tops.min() ?? 0
        switch pan.state {
        case .began, .changed:
            if draggedTop == nil {
                topAtBegin = top(of: selected)
                // A finger that came down while the sheet was still coming takes it from where it rests.
                if pan.state == .changed { pan.setTranslation(.zero, in: containerView) }
            }
            follow(pan, highest)
        case .ended, .cancelled:
            guard let draggedTop else { return }
            let velocity = pan.state == .ended ? pan.velocity(in: containerView).y : 0
            let target = draggedTop + velocity * Self.projection
            let lowest = tops.max() ?? 0
            // Half of the way out of sight is far enough.
            if target > (lowest + containerView.bounds.height) / 2, dismissByGesture() { return }
            self.draggedTop = nil
            let nearest = detents.min { (top(of: $0) - target).magnitude < (top(of: $1) - target).magnitude }
            animateChanges { selectedDetentIdentifier = nearest?.identifier }
            if nearest?.identifier != selected.identifier {
                (delegate as? any UISheetPresentationControllerDelegate)?
                    .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
            }
        default: break
        }
    }

    /// The seconds by which a release's velocity counts.
    private static let projection: CGFloat = 0.2

    private func follow(_ pan: UIPanGestureRecognizer, _ highest: CGFloat) {
        let top = topAtBegin + pan.translation(in: containerView).y
        // Above the highest it follows by less and less.
        draggedTop = top < highest ? highest - (1 - 1 / ((highest - top) / 100 + 1)) * 30 : top
        place()
    }
}

/// The methods by which an object hears of a sheet's heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Is called when a finger has dragged the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The presented view with round corners, and the bar at its top.
private final class SheetView: UIView {
    let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func hold(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        addSubview(grabber)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        grabber.center.x = bounds.midX
    }
}
