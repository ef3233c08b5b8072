import QuartzCore

/// A state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive
    /// Running or paused.
    case active
    /// Stopped half-way, and waiting for `finishAnimation(at:)`.
    case stopped
}

/// A place of an animator's animations: their end, their start, or where they are.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// An object that animates changes which can be stopped, reversed and moved to any place.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Whether the animations are inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the animations move.
    var isRunning: Bool { get }
    /// Whether the animations run towards their start.
    var isReversed: Bool { get set }
    /// The part of the way to the end that is done, 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animations, or goes on with paused ones.
    func startAnimation()
    /// Starts the animations after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations.
    func pauseAnimation()
    /// Stops the animations where they are; with `withoutFinishing` false, `finishAnimation(at:)` follows.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends stopped animations at a place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates the changes made by closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds the changes that a closure makes, animated after a part of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds the changes that a closure makes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that runs when the animations have ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with paused animations, with another curve and a part of the original duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
