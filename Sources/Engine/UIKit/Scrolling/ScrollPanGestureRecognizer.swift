import QuartzCore

/// The recogniser of a scroll view's drags, which an app may give to another view: that one's touches scroll then.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override var isGestureAllowed: Bool {
        // Its own view has been asked already.
        guard let scrollView, view !== scrollView else { return true }
        return scrollView.canBeDragged && scrollView.gestureRecognizerShouldBegin(self)
    }
}
