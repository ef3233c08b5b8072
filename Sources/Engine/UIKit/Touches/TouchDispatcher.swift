import QuartzCore

/// The way of a window's pointer samples to the recognisers and the view that each touch belongs to.
@MainActor
final class TouchDispatcher {
    private unowned let window: UIWindow
    private var active: [UInt64: UITouch] = [:]
    /// The touch of the event that is under way.
    private var current: UITouch?

    init(window: UIWindow) {
        self.window = window
    }

    func send(_ phase: UITouch.Phase, pointer: UInt64, at location: CGPoint, timestamp: TimeInterval) {
        switch phase {
        case .began where active[pointer] == nil:
            begin(pointer, at: location, timestamp: timestamp)
        case .began, .moved, .stationary:
            guard let touch = active[pointer] else { return }
            touch.update(.moved, location: location, timestamp: timestamp)
            deliver(touch)
        case .ended, .cancelled:
            guard let touch = active.removeValue(forKey: pointer) else { return }
            touch.update(phase, location: location, timestamp: timestamp)
            deliver(touch)
            touch.gestureRecognizers = nil
        case .regionEntered, .regionMoved, .regionExited: break
        }
    }

    private func begin(_ pointer: UInt64, at location: CGPoint, timestamp: TimeInterval) {
        let touch = UITouch(window: window, location: location, timestamp: timestamp)
        active[pointer] = touch
        touch.view = window.hitTest(location, with: nil)
        let chain = Array(sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 })
        for scrollView in chain.compactMap({ $0 as? UIScrollView }) where scrollView.catchMotion(with: touch) {
            touch.stoppedScrolling = true
        }
        var recognizers: [UIGestureRecognizer] = []
        for view in chain {
            // Of one view's recognisers the one that was added last comes first: a pan that an app adds to a scroll view
            // decides before the scroll view's own.
            recognizers += (view.gestureRecognizers ?? []).reversed().filter { $0.accepts(touch) }
        }
        touch.gestureRecognizers = recognizers
        for recognizer in recognizers { recognizer.touches.append(touch) }
        if let view = touch.view {
            let event = UIEvent(touches: Set(active.values), timestamp: timestamp)
            let scrollViews = chain.dropFirst().compactMap { $0 as? UIScrollView }
            touch.isKeptFromView = !scrollViews.allSatisfy { $0.touchesShouldBegin([touch], with: event, in: view) }
            if !touch.isKeptFromView, !touch.isOnIndex, scrollViews.contains(where: \.delaysTouches) { delay(touch) }
        }
        deliver(touch)
    }

    private func delay(_ touch: UITouch) {
        let clock = FrameClock.current
        touch.delay = clock.schedule(at: clock.time + GestureConstants.contentDelay) { [weak self, weak touch] in
            if let touch { self?.release(touch) }
        }
    }

    /// Lets the view have a touch that a scroll view has kept until now: it begins where the finger came down, and has moved since.
    private func release(_ touch: UITouch) {
        guard touch.delay != nil else { return }
        touch.forgetDelay()
        guard let view = touch.view, !touch.isCancelledInView else { return }
        let event = UIEvent(touches: Set(active.values).union([touch]), timestamp: touch.timestamp)
        let (phase, here, before) = (touch.phase, touch.location, touch.previousLocation)
        (touch.phase, touch.location, touch.previousLocation) = (.began, touch.origin, touch.origin)
        view.touchesBegan([touch], with: event)
        (touch.phase, touch.location) = (phase, here)
        if phase == .moved, here != touch.origin, !touch.isCancelledInView { view.touchesMoved([touch], with: event) }
        touch.previousLocation = before
    }

    /// Has the window, which an app may have overridden, send the event of a touch on.
    private func deliver(_ touch: UITouch) {
        let outer = current
        current = touch
        window.sendEvent(UIEvent(touches: Set(active.values).union([touch]), timestamp: touch.timestamp))
        current = outer
        guard touch.phase == .ended || touch.phase == .cancelled else { return }
        touch.forgetDelay()
        for scrollView in touch.caughtScrollViews.compactMap(\.wrappedValue) {
            scrollView.release(touch)
        }
    }

    /// Tells recognisers and views of the event that is under way; does nothing with one that is not.
    func dispatch(_ event: UIEvent) {
        guard let touch = current, event.allTouches?.contains(touch) == true else { return }
        let touches: Set<UITouch> = [touch]
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.stillFollows(touch) {
            switch touch.phase {
            case .began: recognizer.touchesBegan(touches, with: event)
            case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
            case .ended: recognizer.touchesEnded(touches, with: event)
            case .cancelled: recognizer.touchesCancelled(touches, with: event)
            case .regionEntered, .regionMoved, .regionExited: break
            }
        }
        if touch.phase == .ended { release(touch) }
        if let view = touch.view, !touch.isCancelledInView, !touch.isKeptFromView, touch.delay == nil {
            switch touch.phase {
            case .began: view.touchesBegan(touches, with: event)
            case .moved, .stationary: view.touchesMoved(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            case .cancelled: view.touchesCancelled(touches, with: event)
            case .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }
}
