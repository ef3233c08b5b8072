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

    static func runKeyframes(
        duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
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
}
