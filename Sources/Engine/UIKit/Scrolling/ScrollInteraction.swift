import QuartzCore

/// The state of a scroll view: what drags it, and how it moves by itself.
struct ScrollInteraction {
    enum Motion {
        case none
        /// After a drag or after wheel deltas.
        case deceleration(ScrollMotion)
        /// A programmatic one.
        case animation(OffsetAnimation)
    }

    var isDragging = false
    var drag: ScrollDrag?
    var motion = Motion.none
    /// The time at which the motion began, in seconds of the simulation.
    var motionStart: TimeInterval = 0
    /// The offset that the drag or the motion showed last: another one since then is a programmatic change, from which
    /// they go on.
    var shown = CGPoint.zero
    /// The time of that.
    var shownTime: TimeInterval = 0
    /// The edges that the drag or the motion reckons with.
    var edges = ScrollEdges()

    /// Touches that have stopped the content and not begun a drag.
    var catching: [ObjectIdentifier] = []
    /// The time at which the content was caught last.
    var catchTime: TimeInterval = -.infinity
    var catchVelocity = CGPoint.zero

    /// Ends a series of wheel deltas.
    var wheelTimer: ScheduledAction?
}

/// A drag that is under way.
struct ScrollDrag {
    var x: DragMapping?
    var y: DragMapping?
    /// The offset when the drag began.
    var start: CGPoint
    /// The axis along which alone it scrolls; nil for both.
    var lock: NSLayoutConstraint.Axis?
    /// The translation is counted from here: 0, or what the pan had when the content was moved under the finger.
    var translationOrigin: CGPoint
    /// The pan's when the content was moved last.
    var translation: CGPoint
}

/// Both axes on their way to rest.
struct ScrollMotion {
    var x: AxisMotion
    var y: AxisMotion
    /// The place at which the content would rest if nobody had chosen another target.
    var natural: CGPoint
    /// Whether the delegate has chosen the target.
    var isDelegated = false

    var duration: TimeInterval { max(x.duration, y.duration) }

    func value(at t: TimeInterval) -> CGPoint {
        CGPoint(x: x.value(at: t), y: y.value(at: t))
    }

    func velocity(at t: TimeInterval) -> CGPoint {
        CGPoint(x: x.velocity(at: t), y: y.velocity(at: t))
    }
}

/// `setContentOffset(_:animated:)`'s motion: 0.3 s, ease-in-out.
struct OffsetAnimation {
    var from: CGPoint
    var to: CGPoint

    static let duration: TimeInterval = 0.3

    @MainActor
    func value(at t: TimeInterval) -> CGPoint {
        guard t < Self.duration - FrameClock.tolerance else { return to }
        let progress = CAMediaTimingFunction(name: .easeInEaseOut).progress(at: CGFloat(t / Self.duration))
        return CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
    }

    /// Returns the velocity in points per second.
    @MainActor
    func velocity(at t: TimeInterval) -> CGPoint {
        guard t < Self.duration - FrameClock.tolerance else { return .zero }
        let slope = CAMediaTimingFunction(name: .easeInEaseOut).slope(at: CGFloat(t / Self.duration))
        let rate = slope / CGFloat(Self.duration)
        return CGPoint(x: (to.x - from.x) * rate, y: (to.y - from.y) * rate)
    }
}
