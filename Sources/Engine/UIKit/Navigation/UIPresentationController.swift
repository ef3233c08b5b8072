import QuartzCore

/// Manages what lies around the view of a presented controller: its frame, and views beside it, such as a dimming one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that presents.
    open internal(set) var presentingViewController: UIViewController
    /// The controller that is presented.
    open private(set) var presentedViewController: UIViewController
    /// The style with which the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The view in which the presented view lies, and into which others may be put; nil before and after.
    open private(set) var containerView: UIView?
    /// The object that is asked about dismissals.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Has no effect: traits are those of the stage.
    open var overrideTraitCollection: UITraitCollection?

    /// Makes a presentation controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: the controller that is presented.
    ///   - presentingViewController: the controller that presents; nil if it is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// The view that is placed and animated; the presented controller's own.
    open var presentedView: UIView? { presentedViewController.view }

    /// The presented view's frame in the container when the transition has ended: the whole container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presented view covers the stage: true.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the view of the presenting controller is taken away while the other one covers it: false.
    ///
    /// With true it takes part in the transition, as with a controller that covers the stage.
    open var shouldRemovePresentersView: Bool { false }
    /// The style in narrow surroundings: the one that was asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

    /// Returns the style in some surroundings: the one that was asked for.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        presentationStyle
    }

    /// Is called before the presented view comes; the base class does nothing.
    open func presentationTransitionWillBegin() {}
    /// Is called when the presented view has come, or, with false, when it has not after all.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Is called before the presented view goes; the base class does nothing.
    open func dismissalTransitionWillBegin() {}
    /// Is called when the presented view has gone, or, with false, when it has stayed after all.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Is called before the container's subviews are laid out; the base class does nothing.
    open func containerViewWillLayoutSubviews() {}
    /// Is called after the container's subviews have been laid out; the base class does nothing.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Content container

    /// The size that the presented controller would like to have.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Lays the container out anew.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// Returns the size of a controller within; the whole size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Is not called: nothing rotates a stage.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Is not called: nothing rotates a stage.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Lays the container out anew.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    // MARK: For the engine

    /// Whether touches beside the presented view go to what is behind it.
    final var passesTouches = false

    /// Puts a container over a window, and takes what is presented into it.
    final func open(in window: UIWindow) -> UIView {
        let container = PresentationContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = self
        window.addSubview(container)
        containerView = container
        return container
    }

    /// Is called when the presented view goes with one that is presented above it.
    func presentedViewGoes(with transition: ControllerTransition) {}

    /// Takes the container away.
    func close() {
        containerView?.removeFromSuperview()
        containerView = nil
    }
}

/// The view around a presented one.
private final class PresentationContainer: UIView {
    weak var controller: UIPresentationController?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // What a popover's surroundings do not take is for what is behind.
        if hit === self, controller is UIPopoverPresentationController { return nil }
        guard controller?.passesTouches == true, let view = controller?.presentedView else { return hit }
        return hit?.isDescendant(of: view) == true ? hit : nil
    }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}

/// Something that holds controllers' content and hears of its size.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the content would like to have.
    var preferredContentSize: CGSize { get }
    /// Is called when the size that a content within would like to have has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a content within.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Is called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The methods by which an object is asked about the dismissal of a presented controller, and hears of it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style in narrow surroundings: with `none` popovers stay popovers, and all else has no effect.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style in some surroundings: with `none` popovers stay popovers, and all else has no effect.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns whether a gesture may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Is called before a gesture dismisses the controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Is called when a gesture has dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Is called when a gesture would have dismissed the controller, which was not allowed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the style that was asked for.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
    }

    /// Returns the style in narrow surroundings.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    /// Returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The methods by which an object is asked about popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Is called before the popover comes.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a touch beside the popover may dismiss it.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Is called when a touch beside the popover has dismissed it.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Returns true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
