import QuartzCore

extension UIView {
    /// The bits are those of ``AnimationOptions`` where the names are, and a curve of those may be or'ed in.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Always so here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from one value to the next, which the other modes do here, too.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Animates changes in several stretches, which `animations` makes with
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
    ///
    /// Inside the closure of a `UIViewPropertyAnimator` the stretches are of the animator's duration, and the other
    /// parameters don't count.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds until the first change shows.
    ///   - options: by default the whole is eased in and out.
    ///   - completion: runs when the last animation ends, with false if one was cut short.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The compiler can't see that the group calls back on the actor that this function runs on.
        nonisolated(unsafe) let completion = completion
        let group = CompletionGroup { finished in completion?(finished) }
        defer { group.seal() }
        let clock = FrameClock.current
        let outer = ViewAnimationContext.current
        guard outer?.adopt != nil || (duration > 0 && clock.viewAnimationsEnabled) else {
            return ViewAnimationContext.perform(in: nil, animations)
        }
        let recorder = KeyframeRecorder(group: group)
        recorder.record(animations)
        if let adopt = outer?.adopt {
            recorder.paths.forEach(adopt)
            // They are over when the animator is.
            group.enter()
            outer?.whenDone { group.leave(finished: true) }
            return
        }
        let shared = AnimationOptions(rawValue: options.rawValue)
        for path in recorder.paths where path.moves {
            let animation = CAKeyframeAnimation(keyPath: path.key.rawValue)
            animation.frames = path.frames.map(\.value)
            animation.keyTimes = path.frames.map { NSNumber(value: Double($0.progress)) }
            animation.timingFunction = shared.curve.timingFunction
            animation.duration = duration
            animation.beginTime = clock.time + max(delay, 0)
            animation.fillMode = .backwards
            animation.autoreverses = shared.contains(.autoreverse)
            animation.repeatCount = shared.contains(.repeat) ? .infinity : 0
            group.enter()
            animation.didStop = { finished in group.leave(finished: finished) }
            path.layer.add(animation, forKey: path.key.rawValue)
        }
    }

    /// A stretch of the keyframe animation whose closure is running; without one, the changes are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: a fraction of the whole duration, 0...1.
    ///   - frameDuration: a fraction of the whole duration, 0...1.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recorder = ViewAnimationContext.current?.recorder else {
            return ViewAnimationContext.perform(in: nil, animations)
        }
        recorder.stretch(from: CGFloat(frameStartTime), lasting: CGFloat(frameDuration), animations)
    }
}
