import QuartzCore

/// One axis of a scroll view.
struct ScrollAxis {
    /// The offsets that show no overshoot.
    var edges: ClosedRange<CGFloat>
    /// The view's length.
    var length: CGFloat
    /// Whether a finger can move the content along it at all.
    var isScrollable: Bool
    var bounces: Bool

    /// The nearest offset without overshoot.
    func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, edges.lowerBound), edges.upperBound) }
}

extension UIScrollView {
    final var horizontal: ScrollAxis {
        let inset = adjustedContentInset
        return axis(
            content: contentSize.width, before: inset.left, after: inset.right, length: bounds.width,
            alwaysBounces: alwaysBounceHorizontal)
    }

    final var vertical: ScrollAxis {
        let inset = adjustedContentInset
        return axis(
            content: contentSize.height, before: inset.top, after: inset.bottom, length: bounds.height,
            alwaysBounces: alwaysBounceVertical)
    }

    private func axis(
        content: CGFloat, before: CGFloat, after: CGFloat, length: CGFloat, alwaysBounces: Bool
    ) -> ScrollAxis {
        let end = max(-before, content + after - length)
        // Sums of lengths that fit exactly differ by rounding only.
        let isScrollable = end + before > 1e-6 || (alwaysBounces && bounces)
        return ScrollAxis(edges: -before...end, length: max(length, 1), isScrollable: isScrollable, bounces: bounces)
    }

    /// The nearest offset without overshoot.
    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
    }
}
