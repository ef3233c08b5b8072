import QuartzCore

/// A recogniser of presses: touches that stay where they began for a time.
///
/// Once it has begun they may move and it goes on as a drag, until one of them is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The seconds for which touches have to stay; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far a touch may stray before the gesture begins; points.
    open var allowableMovement = GestureConstants.slop
    /// The number of fingers that press; 1 by default.
    open var numberOfTouchesRequired = 1
    /// Taps that must come before the press.
    open var numberOfTapsRequired = 0

    private final var taps = 0
    /// Touches of the present tap that have been lifted.
    private final var lifted = 0
    private final var timer: ScheduledAction?

    override var isBetweenTouches: Bool { taps > 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isActive else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard self.touches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard self.touches.count == numberOfTouchesRequired, !isWaiting else { return }
        let isPress = taps == numberOfTapsRequired
        let start = self.touches.map(\.began).max() ?? event.timestamp
        wait(until: start + (isPress ? minimumPressDuration : GestureConstants.tapDuration)) { [weak self] in
            self?.state = isPress ? .began : .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
        } else if self.touches.contains(where: { $0.distanceFromOrigin > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .ended
            return
        }
        let ended = self.touches.filter(touches.contains)
        guard taps < numberOfTapsRequired, ended.allSatisfy({ $0.distanceFromOrigin <= allowableMovement }) else {
            state = .failed
            return
        }
        lifted += ended.count
        self.touches.removeAll(where: touches.contains)
        guard lifted >= numberOfTouchesRequired else { return }
        lifted = 0
        taps += 1
        wait(until: event.timestamp + GestureConstants.tapInterval) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        timer?.cancel()
        timer = nil
        taps = 0
        lifted = 0
    }

    private final func wait(until time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        timer?.cancel()
        timer = FrameClock.current.schedule(at: time, action)
    }
}
