import QuartzCore

/// A recogniser of two touches that turn about each other.
///
/// It begins when one has moved by more than 10 points along the circle about their middle, and its rotation counts from
/// there.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The turn since recognition in radians, clockwise, plus what it was set to since.
    open var rotation: CGFloat {
        get { angle - zero }
        set { zero = angle - newValue }
    }

    /// The rate of turning in radians per second, over the last 100 ms of the touches' own times.
    open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

    /// The direction from the first touch to the second, counted on beyond whole turns.
    private final var angle: CGFloat = 0
    /// The direction at rotation 0.
    private final var zero: CGFloat = 0
    private final var tracker = VelocityTracker()
    private final var lastTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        } else if self.touches.count == 2 {
            angle = direction
            zero = angle
            track(at: event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2 else { return }
        // The shorter way round.
        angle += remainder(direction - angle, 2 * .pi)
        track(at: event.timestamp)
        if isActive {
            state = .changed
        } else if !isWaiting, rotation.magnitude * radius > GestureConstants.slop {
            zero = angle
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        (angle, zero) = (0, 0)
        tracker.reset()
    }

    private var direction: CGFloat {
        let (a, b) = (touches[0].location, touches[1].location)
        return atan2(b.y - a.y, b.x - a.x)
    }

    /// Half of the touches' distance.
    private var radius: CGFloat {
        let (a, b) = (touches[0].location, touches[1].location)
        return hypot(a.x - b.x, a.y - b.y) / 2
    }

    private func track(at time: TimeInterval) {
        lastTime = max(lastTime, time)
        tracker.add(CGPoint(x: angle, y: 0), at: lastTime)
    }
}
