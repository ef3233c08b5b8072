import QuartzCore

/// A change of a window's size, as a turned device makes it, for what goes with it.
///
/// It takes no time: animations beside it are changes.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator {
    private typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let window: UIWindow
    private var animations: [Closure] = []
    private var completions: [Closure] = []

    /// Has a controller, and those within and over it, told of a window's new size and of the traits that it brings, sets both,
    /// and has everything laid out.
    ///
    /// Of the traits they are told first, of the size "shortly after" (facebookarchive/AsyncDisplayKit, pull request 2115), and
    /// `traitCollectionDidChange(_:)` is called later than both (pull request 1592 there).
    static func run(of window: UIWindow, to size: CGSize, _ change: () -> Void) {
        let transition = SizeTransition(window)
        let first = window.rootViewController
        let controllers = sequence(first: first, next: { $0?.presentedViewController }).compactMap(\.self)
        let stage = StageTraits.current
        let isStage = UIApplication.shared.stage == nil || UIApplication.shared.stage === window
        let (old, new) = (stage.collection, isStage ? stage.collection.on(stage.device, of: size) : stage.collection)
        if new != old {
            for controller in controllers { controller.willTransition(to: new, with: transition) }
        }
        for controller in controllers { controller.viewWillTransition(to: size, with: transition) }
        change()
        if new != old {
            stage.collection = new
            for window in UIApplication.shared.windows { window.traitsChanged(from: old, to: new) }
        }
        window.layoutIfNeeded()
        UIView.performWithoutAnimation { for closure in transition.animations { closure(transition) } }
        for closure in transition.completions { closure(transition) }
    }

    private init(_ window: UIWindow) {
        self.window = window
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }

    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    var containerView: UIView { window }
    var targetTransform: CGAffineTransform { .identity }
}
