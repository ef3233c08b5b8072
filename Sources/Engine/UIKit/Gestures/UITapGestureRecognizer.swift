import QuartzCore

/// One or more touches that stay within 10 points of where they began and are lifted within 0.75 s.
///
/// Fingers on a stage may be different people's, so each is a single tap of its own, whatever the others do.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps of the gesture; 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers that tap; 1 by default.
    open var numberOfTouchesRequired = 1

    private final var taps = 0
    private final var lifted = 0
    private final var timeout: ScheduledAction?

    override func accepts(_ touch: UITouch) -> Bool {
        // A touch that stopped a scroll view has done its work; one that comes while a tap waits is another's.
        // As in UIKit, a control takes the taps on it, from all but its own recognisers.
        if let control = touch.view as? UIControl, control.isEnabled, control !== view { return false }
        return !touch.stoppedScrolling && !isWaiting && super.accepts(touch)
    }

    override var isBetweenTouches: Bool { taps > 0 }

    /// Fewer taps and more don't prevent each other: each tap of a double tap is a tap as well, unless it must wait.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired == numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > numberOfTouchesRequired, !takesEachTouch {
            state = .failed
            return
        }
        startTimeout()
    }

    private var takesEachTouch: Bool { numberOfTouchesRequired == 1 && numberOfTapsRequired == 1 }

    /// The newest touch's: when it is over, so is the time of the others.
    private func startTimeout() {
        timeout?.cancel()
        let clock = FrameClock.current
        timeout = clock.schedule(at: clock.time + GestureConstants.tapDuration + FrameClock.tolerance * 2) {
            [weak self] in self?.state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let strayed = self.touches.filter { $0.distanceFromOrigin > GestureConstants.slop }
        if !strayed.isEmpty { fail(Set(strayed)) }
    }

    private func fail(_ touches: Set<UITouch>) {
        let others = self.touches.filter { !touches.contains($0) }
        if takesEachTouch, !others.isEmpty {
            self.touches = others
        } else {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let ended = self.touches.filter(touches.contains)
        guard
            ended.allSatisfy({
                $0.timestamp - $0.began <= GestureConstants.tapDuration + FrameClock.tolerance
                    && $0.distanceFromOrigin <= GestureConstants.slop
            })
        else {
            fail(touches)
            return
        }
        if takesEachTouch, ended.count < self.touches.count {
            let others = self.touches.filter { !touches.contains($0) }
            self.touches = ended
            state = .ended
            guard isEnabled, !isWaiting else { return }
            self.touches = others
            startTimeout()
            return
        }
        lifted += ended.count
        guard lifted >= numberOfTouchesRequired else { return }
        lifted = 0
        taps += 1
        if taps >= numberOfTapsRequired {
            timeout?.cancel()
            state = .ended
        } else {
            self.touches.removeAll(where: touches.contains)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(touches)
    }

    open override func reset() {
        timeout?.cancel()
        timeout = nil
        taps = 0
        lifted = 0
    }
}
