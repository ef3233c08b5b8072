import QuartzCore

extension UIView {
    /// Animates the changes that a closure makes to views with a spring that is told by how it is perceived.
    ///
    /// - Parameters:
    ///   - duration: the seconds that the way seems to take.
    ///   - bounce: 0 for a spring that does not swing, up to 1 for one that never stops; below 0 it comes more slowly.
    ///   - initialSpringVelocity: the velocity at the start, in units of the whole distance per second.
    ///   - delay: seconds until the first change shows.
    ///   - options: as of the other ways to animate.
    ///   - animations: makes the changes.
    ///   - completion: runs when the last animation ends, with false if one was cut short.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let ratio = 1 - min(max(bounce, -0.99), 0.99)
        // A negative bounce damps by 1 / (1 + bounce).
        let damping = ratio > 1 ? 1 / (2 - ratio) : ratio
        let frequency = 2 * .pi / CGFloat(max(duration, 0.001))
        func spring(_ key: String?) -> CASpringAnimation {
            let animation = CASpringAnimation(keyPath: key)
            animation.stiffness = frequency * frequency
            animation.damping = 2 * damping * frequency
            animation.initialVelocity = initialSpringVelocity
            return animation
        }
        run(
            duration: duration > 0 ? spring(nil).settlingDuration : 0, delay: delay, curve: options.curve,
            options: options, animations: animations, completion: completion
        ) { key, _ in spring(key) }
    }
}
