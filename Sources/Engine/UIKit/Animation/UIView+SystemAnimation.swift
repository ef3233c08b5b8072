import QuartzCore

extension UIView {
    /// An animation that the system has for views.
    public enum SystemAnimation: UInt, Sendable {
        /// Fades views out, and takes them out of their superviews at the end.
        case delete
    }

    /// Performs an animation of the system's on views, and others beside it.
    ///
    /// It takes 0.25 s.
    ///
    /// - Parameters:
    ///   - animation: the animation.
    ///   - views: the views.
    ///   - options: options of the animation.
    ///   - parallelAnimations: changes that are animated in the same time; nil for none.
    ///   - completion: a closure called at the end, with whether the animation was finished.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }
}
