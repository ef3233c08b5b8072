import QuartzCore

/// Drives a change of controllers by something else than time: mostly a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition; its animations wait for what drives it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The rate at which the animation goes on by itself when it is let go; 1 is its own.
    var completionSpeed: CGFloat { get }
    /// The curve of the rest of the way.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition waits from its beginning.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1: the animation's own rate.
    public var completionSpeed: CGFloat { 1 }
    /// The animation's own curve.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

/// A driver of a transition whose animator uses `UIView.animate`: it sets how much of it is done.
///
/// The layers of the transition's container stand still at the time of that part of the animation. Finished, they go on;
/// cancelled, they go back, the animations are removed, and the animator's completion runs while
/// `transitionWasCancelled` is true.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The animation's length in seconds, as the animator says.
    open private(set) var duration: CGFloat = 0
    /// How much of the transition is done, 0...1.
    open private(set) var percentComplete: CGFloat = 0
    /// The rate at which the rest is done; 1, the default, is the animation's own.
    open var completionSpeed: CGFloat = 1
    /// Has no effect: the rest has the animation's own curve.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Has no effect: the rest has the animation's own curve.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the animation waits from its beginning; true by default.
    open var wantsInteractiveStart = true

    private weak var transition: ControllerTransition?
    /// The container's time at which the animations begin.
    private var start: CFTimeInterval = 0
    private var wayBack: CADisplayLink?
    /// The animator's own object that animates; nil where its animations are driven by the container's time.
    private var driven: (any UIViewImplicitlyAnimating)?

    public override init() {
        super.init()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        self.transition = transition
        let layer = transition.containerView.layer
        duration = max(CGFloat(transition.animator.transitionDuration(using: transition)), 0)
        percentComplete = 0
        let driven = transition.animator.interruptibleAnimator(using: transition)
        if wantsInteractiveStart, !(driven is NoInterruptibleAnimator) {
            self.driven = driven
            transition.whenOver = { [weak self] in self?.driven = nil }
            return driven.pauseAnimation()
        }
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        transition.whenOver = { [weak self] in self?.end(layer) }
        transition.animator.animateTransition(using: transition)
        if wantsInteractiveStart { stand(at: 0) } else { transition.isInteractive = false }
    }

    /// Lets the animation stand still where it is.
    open func pause() {
        guard let transition, wayBack == nil, !transition.isInteractive, duration > 0 else { return }
        transition.isInteractive = true
        if let driven { return driven.pauseAnimation() }
        let time = transition.containerView.layer.convertTime(CACurrentMediaTime(), from: nil)
        stand(at: CGFloat(time - start) / duration)
    }

    /// Sets how much of the transition is done, 0...1.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isInteractive, wayBack == nil, percentComplete.isFinite else { return }
        stand(at: percentComplete)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition go on to its end.
    open func finish() {
        guard let transition, transition.isInteractive, wayBack == nil else { return }
        transition.finishInteractiveTransition()
        if let driven { return driven.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0) }
        let layer = transition.containerView.layer
        let now = layer.superlayer.map { $0.convertTime(CACurrentMediaTime(), from: nil) } ?? CACurrentMediaTime()
        layer.beginTime = now
        layer.speed = Float(max(completionSpeed, 0.01))
    }

    /// Lets the transition go back to its beginning.
    open func cancel() {
        guard let transition, transition.isInteractive, wayBack == nil else { return }
        transition.cancelInteractiveTransition()
        if let driven {
            driven.isReversed = true
            return driven.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
        }
        let link = CADisplayLink { [weak self] link in self?.goBack(by: CGFloat(link.duration)) }
        wayBack = link
        link.start()
    }

    private func goBack(by seconds: CGFloat) {
        guard let transition else {
            wayBack?.invalidate()
            wayBack = nil
            return
        }
        let step = duration > 0 ? seconds * max(completionSpeed, 0.01) / duration : 1
        stand(at: percentComplete - step)
        guard percentComplete <= 0 else { return }
        wayBack?.invalidate()
        wayBack = nil
        let layer = transition.containerView.layer
        end(layer)
        removeAnimations(of: layer)
        // The animator may have had nothing to animate.
        transition.completeTransition(false)
    }

    private func stand(at fraction: CGFloat) {
        guard let layer = transition?.containerView.layer else { return }
        percentComplete = min(max(fraction, 0), 1)
        if let driven {
            driven.fractionComplete = percentComplete
            return
        }
        layer.beginTime = 0
        layer.speed = 0
        // At its very end the animation would be over.
        layer.timeOffset = start + CFTimeInterval(min(percentComplete, 0.9999) * duration)
    }

    /// Gives the container the stage's time again.
    private func end(_ layer: CALayer) {
        (layer.beginTime, layer.speed, layer.timeOffset) = (0, 1, 0)
    }

    /// Removes those that have begun with the transition.
    private func removeAnimations(of layer: CALayer) {
        for key in layer.animationKeys() ?? [] {
            if let animation = layer.animation(forKey: key), animation.beginTime >= start - FrameClock.tolerance {
                layer.removeAnimation(forKey: key)
            }
        }
        for sublayer in layer.sublayers ?? [] { removeAnimations(of: sublayer) }
    }
}
