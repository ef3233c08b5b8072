import QuartzCore

extension UIView {
    /// Options of a keyframe animation.
    ///
    /// The bits are those of ``AnimationOptions`` where the names are, and a curve of those may be combined with them.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Animations begin at the presented values, with or without this option.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The animation's own duration counts inside of another animation's closure.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Linear interpolation from one value to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each value stays until the next one's time.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear interpolation at one speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve at one speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// The mode that keyframe options ask for; linear if their bits stand for none.
    private static func calculationMode(_ options: KeyframeAnimationOptions) -> CAAnimationCalculationMode {
        let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
        let index = Int(options.rawValue >> 10 & 0xF)
        return index < modes.count ? modes[index] : .linear
    }

    /// Adds a stretch to the keyframe animation that is being recorded; without one, makes the changes at once.
    static func stretch(from start: Double, lasting duration: Double, _ changes: () -> Void) {
        guard let recorder = ViewAnimationContext.current?.recorder else {
            return ViewAnimationContext.perform(in: nil, changes)
        }
        recorder.stretch(from: CGFloat(start), lasting: CGFloat(duration), changes)
    }

    static func runKeyframes(
        duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        // The compiler can't see that the group calls back on the actor that this function runs on.
        nonisolated(unsafe) let completion = completion
        let group =
            if completion == nil { CompletionGroup(nil) } else { CompletionGroup { finished in completion?(finished) } }
        defer { group.seal() }
        let clock = FrameClock.current
        let outer = ViewAnimationContext.current
        guard outer?.adopt != nil || (duration > 0 && clock.viewAnimation.isEnabled) else {
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
            animation.calculationMode = calculationMode(options)
            animation.duration = duration
            animation.beginTime = clock.time + max(delay, 0)
            animation.fillMode = .backwards
            animation.autoreverses = shared.contains(.autoreverse)
            animation.repeatCount = shared.contains(.repeat) ? .infinity : 0
            group.enter()
            animation.didStop = { finished in group.leave(finished: finished) }
            path.layer.removeViewAnimations(forKey: path.key.rawValue)
            path.layer.add(animation, forKey: path.key.rawValue)
        }
    }
}
