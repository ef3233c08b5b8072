import QuartzCore

/// What `UIView.animate` and its kin have set for the code that is running in one simulation.
@MainActor
final class ViewAnimationState {
    /// The innermost animation whose closure is running; nil outside of all, and where one has no duration.
    var context: ViewAnimationContext?
    /// The blocks that `UIView.beginAnimations(_:context:)` has begun and that are not committed, the innermost last.
    var blocks: [AnimationBlock] = []
    /// Whether changes in a closure of `UIView.animate` are animated.
    var isEnabled = true
    /// The duration in seconds that animations inside the closure take over; 0 outside of all.
    var inheritedDuration: TimeInterval = 0
}

extension FrameClock {
    /// The state of the views' animations in this simulation.
    ///
    /// O(1).
    var viewAnimation: ViewAnimationState { shared { ViewAnimationState() } }
}
