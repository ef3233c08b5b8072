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

/// The offsets along both axes that show no overshoot.
struct ScrollEdges: Equatable {
    var x: ClosedRange<CGFloat> = 0...0
    var y: ClosedRange<CGFloat> = 0...0

    func contain(_ offset: CGPoint) -> Bool { x.contains(offset.x) && y.contains(offset.y) }
}

extension UIScrollView {
    final var edges: ScrollEdges { edges(of: contentSize) }

    final var horizontal: ScrollAxis { horizontal(contentSize.width) }
    final var vertical: ScrollAxis { vertical(contentSize.height) }

    /// The edges of content of another size.
    final func edges(of size: CGSize) -> ScrollEdges {
        ScrollEdges(x: horizontal(size.width).edges, y: vertical(size.height).edges)
    }

    private func horizontal(_ content: CGFloat) -> ScrollAxis {
        let inset = adjustedContentInset
        return axis(
            content: content, before: inset.left, after: inset.right, length: bounds.width,
            alwaysBounces: alwaysBounceHorizontal, bounces: bounces && bouncesHorizontally)
    }

    private func vertical(_ content: CGFloat) -> ScrollAxis {
        let inset = adjustedContentInset
        return axis(
            content: content, before: inset.top, hidden: collapsing.hidden, after: inset.bottom, length: bounds.height,
            alwaysBounces: alwaysBounceVertical, bounces: bounces && bouncesVertically)
    }

    private func axis(
        content: CGFloat, before: CGFloat, hidden: CGFloat = 0, after: CGFloat, length: CGFloat, alwaysBounces: Bool,
        bounces: Bool
    ) -> ScrollAxis {
        // Content that is short may rest while something of the bar is out of sight, too.
        let (start, end) = (-before - hidden, max(-before, content + after - length))
        // Sums of lengths that fit exactly differ by rounding only.
        let isScrollable = end - start > 1e-6 || (alwaysBounces && bounces)
        return ScrollAxis(edges: start...end, length: max(length, 1), isScrollable: isScrollable, bounces: bounces)
    }

    /// The nearest offset without overshoot.
    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
    }
}
