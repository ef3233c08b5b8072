import QuartzCore

extension UIView {
    /// Animates the changes that a closure makes to views, each attribute with an animation of its own that another closure makes.
    ///
    /// - Parameters:
    ///   - duration: the seconds of one run; 0 makes the changes at once.
    ///   - delay: the seconds until the first change shows.
    ///   - repeatCount: the number of runs.
    ///   - autoreverses: whether each run is followed by one backwards.
    ///   - make: makes the animation of one attribute, without values and times.
    ///   - animations: makes the changes.
    ///   - completion: runs when the last animation ends, with false if one was cut short.
    package static func animate(
        duration: TimeInterval, delay: TimeInterval, repeatCount: Float, autoreverses: Bool,
        like make: @escaping (_ key: String) -> CABasicAnimation, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, curve: .easeInOut,
            options: [.overrideInheritedDuration, .overrideInheritedCurve], animations: animations,
            completion: completion,
            make: { key, _ in make(key) },
            finish: { animation in
                animation.repeatCount = repeatCount
                animation.autoreverses = autoreverses
            })
    }
}
