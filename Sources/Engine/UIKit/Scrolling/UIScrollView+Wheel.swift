import QuartzCore

extension UIWindow {
    /// Scrolls the innermost view at `location` that can move along the delta, or has a pan that takes it.
    package final func wheel(at location: CGPoint, delta: CGPoint) {
        var view = hitTest(location, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.scroll(byWheel: delta) { return }
            for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
            where pan.scroll(by: delta, at: location) { return }
            view = current.superview
        }
    }
}

extension UIScrollView {
    /// Moves the content by the delta, clamped at the edges; false if it can't move that way at all.
    fileprivate final func scroll(byWheel delta: CGPoint) -> Bool {
        guard isScrollEnabled, !interaction.isDragging else { return isScrollEnabled }
        let (h, v) = (horizontal, vertical)
        let canMoveX = h.edges.upperBound > h.edges.lowerBound
        let canMoveY = v.edges.upperBound > v.edges.lowerBound
        var delta = delta
        // A plain mouse has one wheel: it moves a view that only scrolls sideways, too.
        if delta.x == 0, canMoveX, !canMoveY { delta = CGPoint(x: delta.y, y: 0) }
        guard (canMoveX && delta.x != 0) || (canMoveY && delta.y != 0) else { return false }
        if interaction.wheelTimer == nil, isPast(delta) { return false }
        stopMotion()
        if interaction.wheelTimer == nil { scrollDelegate?.scrollViewWillBeginDragging(self) }
        interaction.wheelTimer?.cancel()
        let offset = contentOffset
        contentOffset = clamped(
            CGPoint(x: canMoveX ? offset.x + delta.x : offset.x, y: canMoveY ? offset.y + delta.y : offset.y))
        let clock = FrameClock.current
        interaction.wheelTimer = clock.schedule(at: clock.time + GestureConstants.scrollRest) { [weak self] in
            self?.settleAfterWheel()
        }
        return true
    }

    /// Whether the delta finds the content at its edge, and there is a pan, of the view or around it, that takes wheels.
    private func isPast(_ delta: CGPoint) -> Bool {
        let offset = contentOffset
        guard clamped(CGPoint(x: offset.x + delta.x, y: offset.y + delta.y)) == offset else { return false }
        return sequence(first: self as UIView, next: \.superview).contains { view in
            (view.gestureRecognizers ?? []).contains {
                ($0 as? UIPanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == false
            }
        }
    }

    /// Ends a series of deltas without settling: a drag or a program takes over, or scrolling is switched off.
    final func endWheel() {
        guard let timer = interaction.wheelTimer else { return }
        timer.cancel()
        interaction.wheelTimer = nil
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    private func settleAfterWheel() {
        interaction.wheelTimer = nil
        settle(velocity: .zero, from: contentOffset, endsDrag: true)
    }
}
