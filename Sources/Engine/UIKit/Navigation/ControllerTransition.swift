import QuartzCore

/// One change of controllers, from its beginning to its end.
final class ControllerTransition: UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    let targetTransform = CGAffineTransform.identity
    /// Manages the surroundings of the presented controller; nil if there is none, or it covers the stage.
    private let surroundings: UIPresentationController?
    private(set) lazy var coordinator = TransitionCoordinator(self)
    private(set) var beganInteractive = false
    private(set) var percentComplete: CGFloat = 0
    private let style: StandardTransition.Style
    private let from: UIViewController
    private let to: UIViewController
    private let frame: CGRect
    let animator: any UIViewControllerAnimatedTransitioning
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Runs when the change was carried out, and both controllers have heard of it.
    var whenTold: (() -> Void)?
    /// Runs when the transition has ended.
    var whenOver: (() -> Void)?
    private var completion: ((Bool) -> Void)?

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - style: what kind of change it is.
    ///   - from: the controller that is seen before.
    ///   - to: the controller that is seen after.
    ///   - container: the view that holds both.
    ///   - frame: the frame in the container of the controllers that fill it.
    ///   - animated: whether it is animated.
    ///   - animator: animates it.
    ///   - interactor: drives the animation; nil for time.
    ///   - surroundings: manages what lies around the presented controller, whose other one stays where it is.
    ///   - completion: is called at the end with whether the change was carried out.
    init(
        _ style: StandardTransition.Style, from: UIViewController, to: UIViewController, in container: UIView,
        frame: CGRect, animated: Bool,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
        surroundings: UIPresentationController? = nil, completion: @escaping (Bool) -> Void
    ) {
        self.style = style
        self.interactor = interactor
        self.surroundings = surroundings
        self.from = from
        self.to = to
        self.frame = frame
        self.animator = animator
        self.completion = completion
        containerView = container
        isAnimated = animated
    }

    var presentationStyle: UIModalPresentationStyle { surroundings?.presentationStyle ?? .fullScreen }

    func run() {
        for controller in [from, to] { controller.controllerTransition = self }
        isInteractive = interactor != nil
        beganInteractive = isInteractive
        if isPresenting { surroundings?.presentationTransitionWillBegin() }
        if isDismissing { surroundings?.dismissalTransitionWillBegin() }
        // What stays in sight around a presented view does not disappear.
        // As people have logged it on iOS: of tabs the new one hears of it first.
        if style == .replace { to.willAppear(isAnimated) }
        if !fromStays { from.willDisappear(isAnimated) }
        if style != .replace, !toStays { to.willAppear(isAnimated) }
        if let interactor {
            interactor.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
        coordinator.begin()
    }

    private var isPresenting: Bool { surroundings.map { $0.presentedViewController === to } ?? false }
    private var isDismissing: Bool { surroundings.map { $0.presentedViewController === from } ?? false }
    private var presenterStays: Bool { surroundings?.shouldRemovePresentersView == false }
    /// Whether the controller that is seen before stays where it is, behind the other one.
    private var fromStays: Bool { isPresenting && presenterStays }
    /// Whether the controller that is seen after has been where it is, behind the other one.
    private var toStays: Bool { isDismissing && presenterStays }

    /// Returns whether the transition is of a kind that brings a controller, or takes it away.
    func isChange(_ style: StandardTransition.Style, of controller: UIViewController) -> Bool {
        guard style == self.style else { return false }
        return controller === (style == .present || style == .push ? to : from)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        isInteractive = false
        coordinator.interactionChanged()
    }

    func cancelInteractiveTransition() {
        (isInteractive, transitionWasCancelled) = (false, true)
        coordinator.interactionChanged()
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
            // As people have logged it on iOS: who is presented has appeared before the other one has disappeared.
            if style == .present { to.didAppear(isAnimated) }
            if !fromStays { from.didDisappear(isAnimated) }
            if style != .present, !toStays { to.didAppear(isAnimated) }
        } else {
            UIView.performWithoutAnimation {
                if !isPresenting, from.view.transform == .identity { from.view.frame = frame }
            }
            if !toStays { to.willDisappear(isAnimated) }
            // As people have logged it on iOS: what would have been popped to has gone before the other one comes back.
            if style == .present, !fromStays { from.willAppear(isAnimated) }
            completion(false)
            if !toStays { to.didDisappear(isAnimated) }
            if style != .present, !fromStays { from.willAppear(isAnimated) }
            if !fromStays { from.didAppear(isAnimated) }
        }
        if didComplete { whenTold?() }
        whenTold = nil
        animator.animationEnded(didComplete)
        coordinator.end()
        if isPresenting { surroundings?.presentationTransitionDidEnd(didComplete) }
        if isDismissing { surroundings?.dismissalTransitionDidEnd(didComplete) }
        for controller in [from, to] where controller.controllerTransition === self {
            controller.controllerTransition = nil
        }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from where isDismissing, .to where isPresenting: surroundings?.presentedView
        // What stays where it is has no part in the transition.
        case .from: fromStays ? nil : from.view
        case .to: toStays ? nil : to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if isPresenting { return vc === from ? vc.view.frame : .zero }
        return vc === from ? frame : isDismissing ? vc.view.frame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        guard surroundings != nil, vc !== surroundings?.presentedViewController else { return frame }
        return vc.view.frame
    }
}
