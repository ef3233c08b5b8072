import QuartzCore

/// Shows a presented controller in a box beside what it is about, to which an arrow points.
///
/// Where the stage is wide, every controller of the style `popover` is shown so; where it is narrow, one whose delegate answers
/// `none` for the adaptive style, while the others cover the stage.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
    /// The rectangle of ``sourceView`` that the popover points at; the view's bounds if it is null.
    open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
    /// The bar's button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// The sides at which an arrow may be; with none, the popover lies in the middle of what it is about, without an arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The side at which the arrow is; unknown while the popover is not shown.
    open var arrowDirection: UIPopoverArrowDirection { containerView == nil ? .unknown : place.arrow }
    /// The views that take touches beside the popover.
    open var passthroughViews: [UIView]?
    /// The colour behind the content and of the arrow; nil for the content's own.
    open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
    /// Whether the popover may lie over what it points at.
    open var canOverlapSourceViewRect = false
    /// The space around the popover.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// Has no effect: popovers have a box of their own.
    open var popoverBackgroundViewClass: AnyClass?
    /// What the popover points at: a view or a bar's button.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// What the controller is shown by as a sheet; has no effect: a popover is none.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    private lazy var box = PopoverView()
    private lazy var surroundings = makeSurroundings()

    /// Whether the controller is shown in a box where it is presented, as its delegate has it.
    final func isBox(in traits: UITraitCollection) -> Bool {
        if traits.horizontalSizeClass == .regular { return true }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) == UIModalPresentationStyle.none
    }

    open override var presentedView: UIView? { box }

    open override var frameOfPresentedViewInContainerView: CGRect { place.frame }

    private var place: PopoverPlace {
        let bounds = containerView?.bounds ?? .zero
        let safe = containerView?.safeAreaInsets ?? .zero
        let margins = popoverLayoutMargins
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: max(margins.top, safe.top), left: max(margins.left, safe.left),
                bottom: max(margins.bottom, safe.bottom), right: max(margins.right, safe.right)))
        return PopoverPlace(
            of: contentSize, at: anchor, in: room, permitted: permittedArrowDirections,
            overlaps: canOverlapSourceViewRect)
    }

    /// The rectangle that the popover is about in the container; its middle where there is none.
    private var anchor: CGRect {
        guard let containerView else { return .zero }
        let source = barButtonItem?.view ?? sourceView
        guard let source, source.window != nil else {
            return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
        }
        let rect = barButtonItem != nil || sourceRect.isNull ? source.bounds : sourceRect
        return source.convert(rect, to: containerView)
    }

    /// The size that the presented controller would like to have, or the usual one.
    private var contentSize: CGSize {
        var wanted = presentedViewController.preferredContentSize
        if let navigation = presentedViewController as? UINavigationController, wanted == .zero,
            let top = navigation.topViewController?.preferredContentSize, top != .zero
        {
            let bar = navigation.isNavigationBarHidden ? 0 : navigation.navigationBar.bounds.height
            wanted = CGSize(width: top.width, height: top.height + bar)
        }
        let usual = CGSize(width: 320, height: 480)
        return CGSize(
            width: wanted.width > 0 ? wanted.width : usual.width,
            height: wanted.height > 0 ? wanted.height : usual.height)
    }

    private func show() {
        let place = place
        box.frame = place.frame
        box.show(place, color: backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor)
        box.layoutSubtreeIfNeeded()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        surroundings.frame = containerView?.bounds ?? .zero
        show()
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        containerView?.insertSubview(surroundings, at: 0)
        box.hold(presentedViewController.view)
        UIView.performWithoutAnimation { show() }
    }

    // MARK: Touches beside it

    private func makeSurroundings() -> UIView {
        let view = PopoverSurroundings()
        view.owner = self
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(UIPopoverPresentationController.tappedBeside)))
        return view
    }

    private final func tappedBeside() {
        guard presentedViewController.controllerTransition == nil,
            presentedViewController.presentedViewController == nil
        else { return }
        let popovers = delegate as? any UIPopoverPresentationControllerDelegate
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true,
            popovers?.popoverPresentationControllerShouldDismissPopover(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
            popovers?.popoverPresentationControllerDidDismissPopover(self)
        }
    }
}

/// What lies around a popover: it takes the touches, but for those of the views that are to have them.
private final class PopoverSurroundings: UIView {
    weak var owner: UIPopoverPresentationController?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let passing = owner?.passthroughViews ?? []
        return super.point(inside: point, with: event)
            && !passing.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
}

/// The sides of a popover at which an arrow is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// At the top.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// At the bottom.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// At the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// At the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// At any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
