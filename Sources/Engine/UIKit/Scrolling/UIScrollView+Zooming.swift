import QuartzCore

/// A pinch that the pan of one of its fingers doesn't keep from beginning.
final class ZoomRecognizer: UIPinchGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
    }
}

/// Two fingers, or a program, make the delegate's view larger or smaller.
extension UIScrollView {
    /// The view that is zoomed; nil where the delegate has none, or the limits leave no room.
    final var zoomedView: UIView? {
        guard minimumZoomScale < maximumZoomScale || zoomScale != 1 else { return nil }
        return scrollDelegate?.viewForZooming(in: self)
    }

    /// Scales the view about `anchor`, a point of the scroll view's space that stays where it is seen.
    final func zoom(to scale: CGFloat, about anchor: CGPoint) {
        guard let view = zoomedView, scale > 0, scale.isFinite, scale != zoomScale else { return }
        let place = view.convert(anchor, from: self)
        let seen = CGPoint(x: anchor.x - contentOffset.x, y: anchor.y - contentOffset.y)
        zoomedScale = scale
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        let origin = view.frame.origin
        let anchorPoint = view.layer.anchorPoint
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(
            x: origin.x + size.width * anchorPoint.x, y: origin.y + size.height * anchorPoint.y)
        contentSize = size
        let now = view.convert(place, to: self)
        contentOffset = clamped(CGPoint(x: now.x - seen.x, y: now.y - seen.y))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    final func pinchChanged(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            pinchStart = zoomScale
            isPinching = true
            panGestureRecognizer.abandon()
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            zoom(to: resisted(pinchStart * pinch.scale), about: pinch.location(in: self))
        case .ended, .cancelled:
            isPinching = false
            let limited = min(max(zoomScale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
            setZoomScale(limited, animated: true)
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: limited)
        default:
            break
        }
    }

    /// Beyond the limits the scale follows the fingers less and less; without `bouncesZoom` not at all.
    private func resisted(_ scale: CGFloat) -> CGFloat {
        let (low, high) = (minimumZoomScale, max(minimumZoomScale, maximumZoomScale))
        guard bouncesZoom else { return min(max(scale, low), high) }
        if scale > high { return high * pow(scale / high, 0.5) }
        return scale < low ? low * pow(scale / low, 0.5) : scale
    }

    final var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
