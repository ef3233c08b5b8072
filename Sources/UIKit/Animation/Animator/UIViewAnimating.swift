import QuartzCore

public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive
    /// Running or paused.
    case active
    /// Stopped half-way, and waiting for `finishAnimation(at:)`.
    case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// Animations that can be stopped, turned round and moved to any place.
@MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations that are made of the changes in closures.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
