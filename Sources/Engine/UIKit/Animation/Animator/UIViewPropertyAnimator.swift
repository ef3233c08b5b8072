import QuartzCore

/// Animates the changes that its closures make to views, and can be paused, reversed, scrubbed and resumed on the way.
///
/// The closures run when the animator becomes active: with `startAnimation()`, `pauseAnimation()` or a change of
/// ``fractionComplete``. Where Apple's animator raises an exception (a start while it is stopped, a finish while it is
/// not), this one does nothing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The curve of the animations.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds; a spring with a mass has one of its own.
    open private(set) var duration: TimeInterval
    /// The seconds before the animations began to move.
    open private(set) var delay: TimeInterval = 0
    /// Whether the animations can be paused, reversed or scrubbed once they run; true by default.
    open var isInterruptible = true
    /// Has no effect: views that move take touches.
    open var isUserInteractionEnabled = true
    /// Whether ``fractionComplete`` is the progress of the values, not of the time; true by default.
    open var scrubsLinearly = true
    /// Whether the animator pauses at its end instead of finishing, so that it can still be reversed; false by default.
    open var pausesOnCompletion = false

    /// Whether the animator is inactive, active or stopped.
    open internal(set) var state = UIViewAnimatingState.inactive

    final var timeline: AnimatorTimeline { didSet { knownProgress = nil } }
    /// The progress that an animation from some start has at a time: in a step all of them ask for the same.
    private final var knownProgress: (time: CFTimeInterval, start: CGFloat, progress: CGFloat)?
    final var paths: [AnimatedPath] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    final var group: CompletionGroup?
    private final var pending: [(animation: () -> Void, delayFactor: CGFloat)] = []
    private final var arrival: ScheduledAction?

    /// One attribute's way, while the animator moves it.
    final class AnimatedPath {
        let layer: CALayer
        let animation: DrivenAnimation

        init(layer: CALayer, animation: DrivenAnimation) {
            self.layer = layer
            self.animation = animation
        }
    }

    /// Makes an animator with a timing curve, for a duration in seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        let timing = parameters.resolved(duration: max(duration, 0))
        self.duration = timing.duration
        timeline = AnimatorTimeline(curve: timing.curve, duration: timing.duration, isReversed: false)
        super.init()
    }

    /// Makes an animator with the curve that begins and ends slowly, to which animations may be added.
    public convenience override init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Makes an animator with a standard curve, and adds animations.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a cubic Bézier curve of two control points, and adds animations.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring of a damping ratio (1 is critical), and adds animations.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// A new animator that has been started.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What it animates

    /// Adds the changes that a closure makes, animated from now to the animator's end.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds the changes that a closure makes, animated after a delay.
    ///
    /// - Parameters:
    ///   - animation: makes the changes.
    ///   - delayFactor: the part of the remaining duration after which the changes begin, 0...1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let delayFactor = min(max(delayFactor, 0), 1)
        switch state {
        case .inactive: pending.append((animation, delayFactor))
        case .active:
            let now = timeline.fraction(at: clock.time)
            run(animation, from: now + delayFactor * (1 - now))
        case .stopped: break
        }
    }

    /// Adds a closure that runs when the animator has ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    final var clock: FrameClock { FrameClock.current }

    private func activate() {
        state = .active
        timeline = AnimatorTimeline(curve: timeline.curve, duration: duration, isReversed: timeline.isReversed)
        let group = CompletionGroup(nil)
        group.enter()
        group.seal()
        self.group = group
        let animations = pending
        pending = []
        for (animation, delayFactor) in animations { run(animation, from: delayFactor) }
    }

    private func run(_ animation: () -> Void, from start: CGFloat) {
        let context = ViewAnimationContext(group: group) { [unowned self] path in adopt(path, from: start) }
        let outer = clock.viewAnimation.inheritedDuration
        clock.viewAnimation.inheritedDuration = duration
        ViewAnimationContext.perform(in: context, animation)
        clock.viewAnimation.inheritedDuration = outer
    }

    private func progress(from start: CGFloat) -> CGFloat {
        let time = clock.time
        if let knownProgress, knownProgress.time == time, knownProgress.start == start {
            return knownProgress.progress
        }
        let progress = timeline.progress(at: time, from: start)
        knownProgress = (time, start, progress)
        return progress
    }

    private func adopt(_ path: PropertyPath, from start: CGFloat) {
        guard path.moves else { return }
        // The layer keeps the animator as long as it is under way, as Apple's run loop does.
        let animation = DrivenAnimation(key: path.key, frames: path.frames) {
            self.progress(from: start)
        }
        let animated = AnimatedPath(layer: path.layer, animation: animation)
        // Not the animation, which each snapshot asks: references to it would be counted apart.
        animation.didStop = { [weak self, weak animated] _ in
            self?.paths.removeAll { $0 === animated }
        }
        path.layer.removeViewAnimations(forKey: path.key.rawValue)
        path.layer.add(animation, forKey: path.key.rawValue)
        paths.append(animated)
    }

    // MARK: Running

    /// Whether the animations move.
    open var isRunning: Bool { state == .active && timeline.endTime != nil }

    /// Whether the animations run towards their start.
    open var isReversed: Bool {
        get { timeline.isReversed }
        set {
            guard newValue != timeline.isReversed, isInterruptible || !isRunning else { return }
            timeline.reverse(at: clock.time)
            awaitArrival()
        }
    }

    /// The part of the way to the end that is done, 0...1.
    ///
    /// Setting it pauses the animator there.
    open var fractionComplete: CGFloat {
        get { timeline.fractionComplete(at: clock.time, linearly: scrubsLinearly) }
        set {
            pauseAnimation()
            guard state == .active, !isRunning, newValue.isFinite else { return }
            timeline.scrub(to: newValue, linearly: scrubsLinearly)
        }
    }

    /// Starts the animations, or goes on with paused ones.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animations after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        if state == .inactive {
            self.delay = max(delay, 0)
            activate()
        }
        timeline.resume(at: clock.time + max(delay, 0))
        awaitArrival()
    }

    /// Pauses the animations.
    open func pauseAnimation() {
        guard state != .stopped, isInterruptible || !isRunning else { return }
        if state == .inactive { activate() }
        timeline.pause(at: clock.time)
        awaitArrival()
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: the timing of what is left of the way; nil: the animator's own, from where it is.
    ///   - durationFactor: how long that takes, in durations of the animator; 0: what is left of its duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let now = clock.time
        if parameters == nil, durationFactor <= 0 {
            timeline.resume(at: now)
        } else {
            let left = isReversed ? timeline.fraction(at: now) : 1 - timeline.fraction(at: now)
            let factor = durationFactor > 0 ? durationFactor : left
            let timing = parameters?.resolved(duration: duration * TimeInterval(factor))
            timeline.resume(
                at: now, curve: timing?.curve ?? timeline.curve,
                duration: timing?.duration ?? duration * TimeInterval(factor))
        }
        awaitArrival()
    }

    /// Leaves the views as they are seen now.
    ///
    /// - Parameter withoutFinishing: true: that is all, and no completion runs; false: `finishAnimation(at:)` must
    ///   follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        stop(withoutFinishing)
    }

    /// After `stopAnimation(false)`: takes the views to where they began, to where they were to go, or leaves them, and
    /// runs the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        finish(at: finalPosition)
    }

    final func awaitArrival() {
        arrival?.cancel()
        arrival = nil
        guard state == .active, let time = timeline.endTime else { return }
        arrival = clock.schedule(at: time) { [self] in arrive() }
    }

    private func arrive() {
        timeline.arrive()
        if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
    }
}
