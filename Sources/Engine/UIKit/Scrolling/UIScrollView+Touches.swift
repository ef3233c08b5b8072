import QuartzCore

/// Which drags a scroll view takes, and which it leaves to its content and to scroll views around it.
extension UIScrollView {
    /// Whether the content's touches wait for a drag.
    final var delaysTouches: Bool {
        delaysContentTouches && isScrollEnabled && (horizontal.isScrollable || vertical.isScrollable)
    }

    /// Whether a touch may scroll: its view does not keep it.
    final func mayScroll(_ touch: UITouch) -> Bool {
        // A scroll view within this one may keep the touch waiting.
        guard let view = touch.view, view !== self, !touch.isKeptFromView, touch.delay == nil else { return true }
        guard !touch.isOnIndex else { return false }
        let age = FrameClock.current.time - touch.began
        if delaysContentTouches, age < GestureConstants.contentDelay - FrameClock.tolerance { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    /// Whether there is something to scroll in the direction of the drag that is about to begin.
    final var canBeDragged: Bool { (horizontal.isScrollable || vertical.isScrollable) && !leavesDragToParent }

    /// Whether the drag that is about to begin goes where this view can't scroll, and one around it can.
    private final var leavesDragToParent: Bool {
        let way = panGestureRecognizer.translation(in: superview)
        guard way != .zero else { return false }
        let isSideways = way.x.magnitude > way.y.magnitude
        let isForward = (isSideways ? way.x : way.y) < 0
        let transfers = isSideways ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        let isAcross = !axis(isSideways).isScrollable
        guard isAcross || transfers && !hasRoom(isSideways, forward: isForward) else { return false }
        return panGestureRecognizer.touches.contains { touch in
            (touch.gestureRecognizers ?? []).contains { recognizer in
                guard let other = recognizer.view as? UIScrollView, recognizer === other.panGestureRecognizer,
                    other !== self, isDescendant(of: other)
                else { return false }
                return isAcross
                    ? other.axis(isSideways).isScrollable : other.hasRoom(isSideways, forward: isForward)
            }
        }
    }

    private func axis(_ isSideways: Bool) -> ScrollAxis { isSideways ? horizontal : vertical }

    /// Whether the content can go on in a direction without overshoot.
    private func hasRoom(_ isSideways: Bool, forward isForward: Bool) -> Bool {
        let axis = axis(isSideways)
        let offset = isSideways ? contentOffset.x : contentOffset.y
        guard axis.isScrollable else { return false }
        return isForward ? offset < axis.edges.upperBound - 1e-6 : offset > axis.edges.lowerBound + 1e-6
    }
}
