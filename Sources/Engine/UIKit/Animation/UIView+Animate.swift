import QuartzCore

extension UIView {
    /// Options of an animation of views.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Animations begin at the presented values and replace those that run.
        ///
        /// Without it they are added to those: what was seen goes on smoothly, and each ends in its own time.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The animation's own duration counts inside of another animation's closure.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The animation's own curve counts inside of another animation's closure.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A slow start and end, the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// A slow start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A constant pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3))! }
    }

    /// A standard curve of animations.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        @MainActor var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// Animates with a standard curve: that of the animation around, unless the options say otherwise.
    static func run(
        duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let inherited = options.contains(.overrideInheritedCurve) ? nil : ViewAnimationContext.current?.curve
        let curve = inherited ?? options.curve
        run(
            duration: duration, delay: delay, curve: curve, options: options, animations: animations,
            completion: completion
        ) { key, _ in
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = curve.timingFunction
            return animation
        }
    }

    /// Animates with a spring that settles within the duration.
    static func run(
        duration: TimeInterval, delay: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat,
        options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        run(
            duration: duration, delay: delay, curve: options.curve, options: options, animations: animations,
            completion: completion
        ) { key, duration in
            let spring = DampedSpring(ratio: ratio, settlingWithin: duration)
            let animation = CASpringAnimation(keyPath: key)
            animation.stiffness = spring.stiffness
            animation.damping = spring.damping
            animation.initialVelocity = velocity
            return animation
        }
    }

    /// Makes changes at once, and those of animations that begin meanwhile.
    static func runWithoutAnimation(_ changes: () -> Void) {
        let clock = FrameClock.current
        let wasEnabled = clock.viewAnimation.isEnabled
        clock.viewAnimation.isEnabled = false
        defer { clock.viewAnimation.isEnabled = wasEnabled }
        changes()
    }

    static func run(
        duration: TimeInterval, delay: TimeInterval, curve: AnimationCurve, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?,
        make: @escaping (_ key: String, _ duration: TimeInterval) -> CABasicAnimation,
        finish: @escaping (CABasicAnimation) -> Void = { _ in }
    ) {
        let clock = FrameClock.current
        // The compiler can't see that the group calls back on the actor that this function runs on.
        nonisolated(unsafe) let completion = completion
        let group =
            if completion == nil { CompletionGroup(nil) } else { CompletionGroup { finished in completion?(finished) } }
        var duration = duration
        if ViewAnimationContext.current != nil, clock.viewAnimation.inheritedDuration > 0,
            !options.contains(.overrideInheritedDuration)
        {
            duration = clock.viewAnimation.inheritedDuration
        }
        var context: ViewAnimationContext?
        if duration > 0, clock.viewAnimation.isEnabled {
            let begin = clock.time + max(delay, 0)
            context = ViewAnimationContext(
                group: group, curve: curve, beginsAtSeen: options.contains(.beginFromCurrentState)
            ) { _, key in
                let animation = make(key, duration)
                animation.duration = duration
                animation.beginTime = begin
                animation.fillMode = .backwards
                animation.autoreverses = options.contains(.autoreverse)
                animation.repeatCount = options.contains(.repeat) ? .infinity : 0
                finish(animation)
                return animation
            }
        }
        let outer = clock.viewAnimation.inheritedDuration
        clock.viewAnimation.inheritedDuration = duration
        ViewAnimationContext.perform(in: context, animations)
        clock.viewAnimation.inheritedDuration = outer
        group.seal()
    }
}
