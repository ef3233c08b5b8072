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
}

/// One change of controllers, from its beginning to its end.
final class ControllerTransition: UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let isInteractive = false
    private(set) var transitionWasCancelled = false
    private let from: UIViewController
    private let to: UIViewController
    private let frame: CGRect
    private let animator: any UIViewControllerAnimatedTransitioning
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
    ///   - completion: is called at the end with whether the change was carried out.
    init(
        from: UIViewController, to: UIViewController, in container: UIView, frame: CGRect, animated: Bool,
        animator: any UIViewControllerAnimatedTransitioning, completion: @escaping (Bool) -> Void
    ) {
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
        animator.animateTransition(using: self)
    }

    /// Ends the transition.
    ///
    /// Only the first call counts.
    func completeTransition(_ didComplete: Bool) {
        guard let completion else { return }
        self.completion = nil
        transitionWasCancelled = !didComplete
        completion(didComplete)
        if didComplete {
            from.viewDidDisappear(isAnimated)
            to.viewDidAppear(isAnimated)
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
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { [style] in
                if style != .dismiss { to.frame = place }
                if style != .present { from.frame = end }
            },
            completion: { _ in context.completeTransition(true) })
    }
}
