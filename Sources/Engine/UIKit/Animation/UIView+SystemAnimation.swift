import QuartzCore

extension UIView {
    /// An animation that the system has for views.
    public enum SystemAnimation: UInt, Sendable {
        /// Fades views out, and takes them out of their superviews at the end.
        case delete
    }

    /// Fades views out, and takes them out of their superviews at the end.
    static func delete(
        _ views: [UIView], options: AnimationOptions, beside animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views { view.alpha = 0 }
            animations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }
}
