import QuartzCore

/// A key of a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is seen before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is seen after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A key of a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is seen before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is seen after the transition.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// The state of a change of controllers, for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The views of both controllers are its subviews while the change lasts; the animator adds the new one.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The way in which the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The identity: nothing rotates a stage.
    var targetTransform: CGAffineTransform { get }
    /// Says how much of an interactive transition is done, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that an interactive transition is let go, and will be carried out.
    func finishInteractiveTransition()
    /// Says that an interactive transition is let go, and will not be carried out.
    func cancelInteractiveTransition()
    /// Says that the transition waits again for what drives it.
    func pauseInteractiveTransition()
    /// Ends the transition; false if it was not carried out.
    func completeTransition(_ didComplete: Bool)
    /// Returns a controller that takes part in the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view that takes part in the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Zero for a controller that begins or ends out of sight.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns a controller's frame after the transition.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a change of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Ends with `completeTransition(_:)`.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns what animates a transition that a gesture drives, and ends with `completeTransition(_:)`, instead of
    /// ``animateTransition(using:)``.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Is called when the transition has ended; false if it was not carried out.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// There is none: ``animateTransition(using:)`` animates.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What stands for an animator of a transition that has none.
final class NoInterruptibleAnimator: UIViewImplicitlyAnimating {
    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// Chooses the animators of a controller that is presented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the animation with which a controller is presented; nil for the standard one.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animation with which a controller is dismissed; nil for the standard one.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what drives a presentation with an animator; nil for time.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns what drives a dismissal with an animator; nil for time.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns what manages the surroundings of a controller whose style is `custom`; nil covers the stage.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil: the standard animation.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns nil: the standard animation.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns nil: time drives the transition.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns nil: time drives the transition.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns nil: the controller covers the stage.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
