import QuartzCore

/// The recogniser of a scroll view's drags, which an app may give to another view: that one's touches scroll then.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    @Unretained var scrollView: UIScrollView?

    /// A drag across the only axis that the view scrolls along begins nothing: until it turns it is the content's, as a slider's is.
    override func hasMovedFarEnough(_ touch: UITouch) -> Bool {
        guard super.hasMovedFarEnough(touch) else { return false }
        guard let scrollView, scrollView.horizontal.isScrollable != scrollView.vertical.isScrollable else {
            return true
        }
        let (from, to) = (scrollView.convert(touch.origin, from: nil), touch.location(in: scrollView))
        let (x, y) = ((to.x - from.x).magnitude, (to.y - from.y).magnitude)
        let (along, across) = scrollView.vertical.isScrollable ? (y, x) : (x, y)
        return along >= across || along > GestureConstants.slop
    }

    override var isGestureAllowed: Bool {
        // Its own view has been asked already.
        guard let scrollView, view !== scrollView else { return true }
        return scrollView.canBeDragged && scrollView.gestureRecognizerShouldBegin(self)
    }
}
