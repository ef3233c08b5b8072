import QuartzCore

/// A recogniser of two touches that move apart or together.
///
/// It begins when their distance has changed by more than 10 points, and its scale counts from there.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The touches' distance in units of that at recognition, multiplied by what it was set to since.
    ///
    /// Always above 0.
    open var scale: CGFloat {
        get { distance / unit }
        set { unit = distance / max(newValue, .leastNormalMagnitude) }
    }

    /// The velocity of the scale per second, over the last 100 ms of the touches' own times.
    open var velocity: CGFloat { tracker.velocity(at: lastTime).x / unit }

    /// The distance of the touches in points, at least 1, so that a scale can be compared with it.
    private final var distance: CGFloat = 1
    /// The distance at scale 1.
    private final var unit: CGFloat = 1
    private final var tracker = VelocityTracker()
    private final var lastTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        } else if self.touches.count == 2 {
            measure(at: event.timestamp)
            unit = distance
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2 else { return }
        measure(at: event.timestamp)
        if isActive {
            state = .changed
        } else if !isWaiting, (distance - unit).magnitude > GestureConstants.slop {
            unit = distance
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
        (distance, unit) = (1, 1)
        tracker.reset()
    }

    private func measure(at time: TimeInterval) {
        let (a, b) = (touches[0].location, touches[1].location)
        distance = max(hypot(a.x - b.x, a.y - b.y), 1)
        lastTime = max(lastTime, time)
        tracker.add(CGPoint(x: distance, y: 0), at: lastTime)
    }
}
