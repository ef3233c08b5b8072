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
    /// Is called when the transition has ended; false if it was not carried out.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
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
}

/// One change of controllers, from its beginning to its end.
final class ControllerTransition: UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.fullScreen
    let targetTransform = CGAffineTransform.identity
    private let from: UIViewController
    private let to: UIViewController
    private let frame: CGRect
    let animator: any UIViewControllerAnimatedTransitioning
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Runs when the transition has ended.
    var whenOver: (() -> Void)?
    private var completion: ((Bool) -> Void)?

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - from: the controller that is seen before.
    ///   - to: the controller that is seen after.
    ///   - container: the view that holds both.
    ///   - frame: the frame in the container of the controllers that fill it.
    ///   - animated: whether it is animated.
    ///   - animator: animates it.
    ///   - interactor: drives the animation; nil for time.
    ///   - completion: is called at the end with whether the change was carried out.
    init(
        from: UIViewController, to: UIViewController, in container: UIView, frame: CGRect, animated: Bool,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completion: @escaping (Bool) -> Void
    ) {
        self.interactor = interactor
        self.from = from
        self.to = to
        self.frame = frame
        self.animator = animator
        self.completion = completion
        containerView = container
        isAnimated = animated
    }

    func run() {
        from.viewWillDisappear(isAnimated)
        to.viewWillAppear(isAnimated)
        guard let interactor else { return animator.animateTransition(using: self) }
        isInteractive = true
        interactor.startInteractiveTransition(self)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func finishInteractiveTransition() {
        isInteractive = false
    }

    func cancelInteractiveTransition() {
        (isInteractive, transitionWasCancelled) = (false, true)
    }

    func pauseInteractiveTransition() {
        isInteractive = true
    }

    /// Ends the transition.
    ///
    /// Only the first call counts.
    func completeTransition(_ didComplete: Bool) {
        guard let completion else { return }
        self.completion = nil
        transitionWasCancelled = !didComplete
        whenOver?()
        whenOver = nil
        if didComplete {
            completion(true)
            from.viewDidDisappear(isAnimated)
            to.viewDidAppear(isAnimated)
        } else {
            UIView.performWithoutAnimation {
                if from.view.transform == .identity { from.view.frame = frame }
            }
            to.viewWillDisappear(isAnimated)
            from.viewWillAppear(isAnimated)
            completion(false)
            to.viewDidDisappear(isAnimated)
            from.viewDidAppear(isAnimated)
        }
        animator.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frame : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { frame }
}

/// The animation of a change for which there is no other one.
final class StandardTransition: UIViewControllerAnimatedTransitioning {
    enum Style {
        case push, pop, present, dismiss
        /// A change from one to the other without motion.
        case replace
    }

    private let style: Style
    private let duration: TimeInterval

    init(_ style: Style, animated: Bool) {
        self.style = style
        duration = animated ? style == .present || style == .dismiss ? 0.5 : 0.35 : 0
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let target = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let place = context.finalFrame(for: target)
        if to.superview !== context.containerView, style != .dismiss {
            if style == .pop {
                context.containerView.insertSubview(to, belowSubview: from)
            } else {
                context.containerView.addSubview(to)
            }
        }
        func shift(_ x: CGFloat, _ y: CGFloat) -> CGRect { place.offsetBy(dx: x * place.width, dy: y * place.height) }
        // Where the new view begins, and where the old one ends.
        let (start, end) =
            switch style {
            case .push: (shift(1, 0), shift(-0.3, 0))
            case .pop: (shift(-0.3, 0), shift(1, 0))
            case .present: (shift(0, 1), place)
            case .dismiss: (place, shift(0, 1))
            case .replace: (place, place)
            }
        guard duration > 0 else {
            if style != .dismiss { to.frame = place }
            return context.completeTransition(true)
        }
        // What lies below a presented controller stays as it is.
        if style != .dismiss { UIView.performWithoutAnimation { to.frame = start } }
        let changes = { [style] in
            if style != .dismiss { to.frame = place }
            if style != .present { from.frame = end }
        }
        let completion = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
        if context.isInteractive {
            // What a finger drives follows it.
            UIView.animate(
                withDuration: duration, delay: 0, options: .curveLinear, animations: changes, completion: completion)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: changes, completion: completion)
        }
    }
}
