import QuartzCore

/// A recogniser of drags.
///
/// It begins when a touch has moved more than 10 points from where it began, and its translation counts from there.
///
/// Touches beyond ``maximumNumberOfTouches`` wait while a gesture is under way; the first that moves far enough begins
/// one.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of touches of a drag; 1 by default.
    open var minimumNumberOfTouches = 1
    /// The greatest number of touches of a drag.
    open var maximumNumberOfTouches = Int.max
    /// The kinds of wheels and trackpads whose scrolling counts as a drag; none by default.
    ///
    /// Such a gesture has no touches, and ends when they have rested for 0.12 s. Which kind a
    /// viewer has is not known: any mask but an empty one takes all.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Mean movement of the touches since recognition, in the window's points.
    private final var path = CGPoint.zero
    private final var translationOrigin = CGPoint.zero
    /// The path up to where the gesture began.
    private final var beginning = CGPoint.zero
    private final var tracker = VelocityTracker()
    private final var lastTime: TimeInterval = 0
    private final var waiting: [UITouch] = []
    /// Ends the gesture of a wheel that is under way; else nil.
    private final var scrollTimer: ScheduledAction?

    /// Switched off, the recogniser forgets the touches that waited, too.
    open override var isEnabled: Bool {
        didSet { if !isEnabled { waiting = [] } }
    }

    /// Movement since the gesture began, or since ``setTranslation(_:in:)``, in `view`'s points.
    open func translation(in view: UIView?) -> CGPoint {
        let delta = CGPoint(x: path.x - translationOrigin.x, y: path.y - translationOrigin.y)
        return Self.convertVector(delta, to: view)
    }

    /// Takes the way and the velocity of another drag, too.
    override func show(_ other: UIGestureRecognizer) {
        super.show(other)
        guard let other = other as? UIPanGestureRecognizer else { return }
        (path, translationOrigin, beginning) = (other.path, other.translationOrigin, other.beginning)
        (tracker, lastTime) = (other.tracker, other.lastTime)
    }

    /// Makes the translation so far be `translation`; the velocity is not touched by it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        translationOrigin = CGPoint(x: path.x - translation.x, y: path.y - translation.y)
    }

    /// Returns the way that the touches had gone when the gesture began, in `view`'s points.
    final func wayToBeginning(in view: UIView?) -> CGPoint { Self.convertVector(beginning, to: view) }

    /// Returns the velocity in points per second, over the last 100 ms of the touches' own times.
    open func velocity(in view: UIView?) -> CGPoint {
        Self.convertVector(tracker.velocity(at: lastTime), to: view)
    }

    /// ``velocity(in:)``, but zero for touches that have rested since.
    final func presentVelocity(in view: UIView?) -> CGPoint {
        Self.convertVector(tracker.velocity(at: max(lastTime, FrameClock.current.time)), to: view)
    }

    private static func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let zero = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    /// Follows a delta of a wheel or a trackpad, as a finger that moves against it: what scrolls down moves up.
    ///
    /// - Returns: false if the recogniser takes no scrolling, is busy with touches, or finds nothing to be done.
    final func scroll(by delta: CGPoint, at location: CGPoint) -> Bool {
        guard isEnabled, !allowedScrollTypesMask.isEmpty, touches.isEmpty, !isWaiting else { return false }
        let clock = FrameClock.current
        lastTime = clock.time
        path = CGPoint(x: path.x - delta.x, y: path.y - delta.y)
        if !isActive {
            lastLocation = location
            tracker.add(.zero, at: lastTime)
            state = .began
            guard isActive else { return false }
        }
        tracker.add(path, at: lastTime)
        scrollTimer?.cancel()
        scrollTimer = clock.schedule(at: clock.time + GestureConstants.scrollRest) { [weak self] in
            self?.state = .ended
        }
        state = .changed
        return true
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in self.touches.filter(touches.contains) {
            if self.touches.count > maximumNumberOfTouches {
                ignore(touch, for: event)
                waiting.append(touch)
            } else {
                lastTime = touch.timestamp
                tracker.add(path, at: touch.timestamp)
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        admitWaiting(touches)
        let moved = self.touches.filter(touches.contains)
        guard !moved.isEmpty else { return }
        var step = CGPoint.zero
        for touch in moved {
            let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
            step.x += (now.x - before.x) / CGFloat(self.touches.count)
            step.y += (now.y - before.y) / CGFloat(self.touches.count)
            lastTime = max(lastTime, touch.timestamp)
        }
        path.x += step.x
        path.y += step.y
        tracker.add(path, at: lastTime)
        if isActive {
            state = .changed
        } else if self.touches.count >= minimumNumberOfTouches, !isWaiting,
            moved.contains(where: hasMovedFarEnough)
        {
            state = .began
        }
    }

    /// Whether a touch has moved as far as begins a drag.
    func hasMovedFarEnough(_ touch: UITouch) -> Bool { touch.distanceFromOrigin > GestureConstants.slop }

    override func didBegin() {
        // All that was scrolled counts: a wheel has no slop.
        if !touches.isEmpty { translationOrigin = path }
        beginning = path
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches, as: .ended)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches, as: .cancelled)
    }

    private func lift(_ touches: Set<UITouch>, as end: State) {
        waiting.removeAll(where: touches.contains)
        let lifted = self.touches.filter(touches.contains)
        guard !lifted.isEmpty else { return }
        for touch in lifted {
            lastTime = max(lastTime, touch.timestamp)
            let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
            // A lift at another place is a movement; one at the same place says nothing about speed.
            guard now != before, end == .ended else { continue }
            path.x += (now.x - before.x) / CGFloat(self.touches.count)
            path.y += (now.y - before.y) / CGFloat(self.touches.count)
            tracker.add(path, at: touch.timestamp)
        }
        if self.touches.count == lifted.count {
            if isActive, end == .ended, lifted.contains(where: { $0.location(in: nil) != $0.previousLocation(in: nil) })
            {
                state = .changed
            }
            state = isActive ? end : .failed
        } else {
            self.touches.removeAll(where: touches.contains)
        }
    }

    open override func reset() {
        path = .zero
        translationOrigin = .zero
        tracker.reset()
        scrollTimer?.cancel()
        scrollTimer = nil
    }

    /// Lets waiting touches take part.
    ///
    /// A touch that waited takes part from its next movement on, unless a gesture is under way. Where there is no room
    /// it takes the place of one that has begun none, once it has moved far enough to begin one itself.
    private func admitWaiting(_ moved: Set<UITouch>) {
        guard !isActive, !isWaiting else { return }
        for touch in waiting.filter(moved.contains) {
            if touches.count >= maximumNumberOfTouches {
                guard hasMovedFarEnough(touch), !touches.isEmpty else { continue }
                waiting.append(touches.removeFirst())
            }
            waiting.removeAll { $0 === touch }
            touches.append(touch)
            if touches.count == 1 {
                tracker.reset()
                lastTime = touch.previousTimestamp
            }
            tracker.add(path, at: touch.previousTimestamp)
        }
    }

    override func stillFollows(_ touch: UITouch) -> Bool {
        super.stillFollows(touch) || waiting.contains { $0 === touch }
    }
}
