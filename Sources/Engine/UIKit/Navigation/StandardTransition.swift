import QuartzCore

/// The animation of a change for which there is no other one.
final class StandardTransition: UIViewControllerAnimatedTransitioning {
    enum Style {
        case push, pop, present, dismiss
        /// A change from one to the other without motion.
        case replace
    }

    private let style: Style
    /// The seconds that a push and a pop take.
    static let pushDuration: TimeInterval = 0.35
    private let duration: TimeInterval
    /// Whether what is presented fades in where it is, instead of coming from below.
    private let dissolves: Bool

    init(_ style: Style, animated: Bool, dissolves: Bool = false) {
        self.style = style
        self.dissolves = dissolves
        duration = animated ? style == .present || style == .dismiss ? 0.5 : Self.pushDuration : 0
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        guard let target = context.viewController(forKey: style == .dismiss ? .from : .to) else {
            return context.completeTransition(false)
        }
        let place = context.finalFrame(for: target)
        if let to, style == .dismiss ? to.superview == nil : to.superview !== context.containerView {
            if style == .pop || style == .dismiss, let from {
                context.containerView.insertSubview(to, belowSubview: from)
            } else {
                context.containerView.addSubview(to)
            }
        }
        if dissolves, duration > 0, let view = style == .dismiss ? from : to {
            return dissolve(view, at: place, context)
        }
        // What is presented comes from below the container, and goes there.
        let height =
            style == .present || style == .dismiss ? context.containerView.bounds.height - place.minY : place.height
        func shift(_ x: CGFloat, _ y: CGFloat) -> CGRect { place.offsetBy(dx: x * place.width, dy: y * height) }
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
            if style != .dismiss { to?.frame = place }
            return context.completeTransition(true)
        }
        // What lies below a presented controller stays as it is.
        if style != .dismiss { UIView.performWithoutAnimation { to?.frame = start } }
        let changes = { [style] in
            if style != .dismiss { to?.frame = place }
            if style != .present { from?.frame = end }
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

    /// Fades a presented view in, or a dismissed one away.
    private func dissolve(_ view: UIView, at place: CGRect, _ context: any UIViewControllerContextTransitioning) {
        let (alpha, appears) = (view.alpha, style == .present)
        UIView.performWithoutAnimation {
            view.frame = place
            if appears { view.alpha = 0 }
        }
        UIView.animate(
            withDuration: duration, animations: { view.alpha = appears ? alpha : 0 },
            completion: { _ in
                view.alpha = alpha
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
