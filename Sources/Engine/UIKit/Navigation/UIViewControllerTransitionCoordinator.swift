import QuartzCore

/// The state of a change of controllers, for animations that go with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// The way in which a controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture began the change.
    var initiallyInteractive: Bool { get }
    /// Whether the change can be interrupted: false.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives the change.
    var isInteractive: Bool { get }
    /// Whether the change has been cancelled.
    var isCancelled: Bool { get }
    /// The duration of the change in seconds.
    var transitionDuration: TimeInterval { get }
    /// How much of an interactive change was done when it was let go, 0...1.
    var percentComplete: CGFloat { get }
    /// The rate at which the rest is done: 1.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns a controller that takes part in the change.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view that takes part in the change.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the change happens.
    var containerView: UIView { get }
    /// The identity: nothing rotates a stage.
    var targetTransform: CGAffineTransform { get }
}

/// An object that animates beside a change of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds animations beside the change, and a closure for its end.
    ///
    /// - Parameters:
    ///   - animation: makes changes of views, which are animated as long as the change lasts.
    ///   - completion: runs when the change has ended.
    /// - Returns: whether the animations run beside the change.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Adds animations of views outside of the container, as
    /// ``animate(alongsideTransition:completion:)`` does.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Has a closure called when a gesture lets go of the change.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Has a closure called when a gesture lets go of the change.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        notifyWhenInteractionChanges(handler)
    }

    /// Adds animations beside the change.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Adds animations of views outside of the container beside the change.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

extension UIViewControllerTransitionCoordinator {
    /// Views outside of the container are animated as those within.
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
}

/// What goes with a change of controllers.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    private unowned let transition: ControllerTransition
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasBegun = false

    init(_ transition: ControllerTransition) {
        self.transition = transition
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        animations.append(animation)
        if hasBegun { begin() }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        handlers.append(handler)
    }

    /// Runs the animations that wait.
    func begin() {
        hasBegun = true
        let waiting = animations
        animations = []
        guard !waiting.isEmpty else { return }
        guard isAnimated, transitionDuration > 0 else { return UIView.performWithoutAnimation { run(waiting) } }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: isInteractive ? .curveLinear : [],
            animations: { self.run(waiting) })
    }

    func interactionChanged() { run(handlers) }

    func end() {
        run(completions)
        (completions, handlers) = ([], [])
    }

    private func run(_ closures: [(any UIViewControllerTransitionCoordinatorContext) -> Void]) {
        for closure in closures { closure(self) }
    }

    var isAnimated: Bool { transition.isAnimated }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
    var initiallyInteractive: Bool { transition.beganInteractive }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { transition.isInteractive }
    var isCancelled: Bool { transition.transitionWasCancelled }
    var transitionDuration: TimeInterval {
        isAnimated ? max(transition.animator.transitionDuration(using: transition), 0) : 0
    }
    var percentComplete: CGFloat { transition.percentComplete }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }
    var containerView: UIView { transition.containerView }
    var targetTransform: CGAffineTransform { .identity }
}
