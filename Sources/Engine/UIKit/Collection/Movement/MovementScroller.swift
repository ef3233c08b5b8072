import QuartzCore

/// Scrolls a list while an item is carried near an edge of what is seen.
@MainActor
final class MovementScroller {
    /// The points from an edge within which content scrolls; a best guess.
    private static let zone: CGFloat = 60
    /// Points per second at the edge and beyond it; a best guess.
    private static let speed: CGFloat = 600

    private weak var view: UIScrollView?
    private let carry: (CGPoint) -> Void
    private var link: CADisplayLink?
    /// The carried item's centre, in the view's content.
    private var position = CGPoint.zero

    /// - Parameters:
    ///   - view: the list.
    ///   - carry: moves the item's centre to a place in the content.
    init(_ view: UIScrollView, carry: @escaping (CGPoint) -> Void) {
        self.view = view
        self.carry = carry
    }

    /// Scrolls, or stops scrolling, as an item's place asks for.
    func follow(_ position: CGPoint) {
        self.position = position
        guard velocity != .zero else { return stop() }
        guard link == nil else { return }
        link = CADisplayLink { [weak self] link in self?.scroll(for: link.duration) }
        // Each call scrolls a step's way.
        link?.isCalledEveryStep = true
        link?.start()
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// Points per second.
    private var velocity: CGPoint {
        guard let view else { return .zero }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        func speed(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            let zone = min(Self.zone, (end - start) / 4)
            guard zone > 0 else { return 0 }
            let part = max(start + zone - place, 0) - max(place - (end - zone), 0)
            return -min(max(part / zone, -1), 1) * Self.speed
        }
        let wanted = CGPoint(
            x: speed(position.x, seen.minX, seen.maxX), y: speed(position.y, seen.minY, seen.maxY))
        // At the end of the content there is nothing to wait for.
        let next = view.clamped(CGPoint(x: view.contentOffset.x + wanted.x, y: view.contentOffset.y + wanted.y))
        return CGPoint(
            x: next.x == view.contentOffset.x ? 0 : wanted.x, y: next.y == view.contentOffset.y ? 0 : wanted.y)
    }

    private func scroll(for duration: TimeInterval) {
        guard let view else { return stop() }
        let velocity = velocity
        let before = view.contentOffset
        view.contentOffset = view.clamped(
            CGPoint(x: before.x + velocity.x * duration, y: before.y + velocity.y * duration))
        // The finger stays where it is seen, and the item with it.
        carry(
            CGPoint(
                x: position.x + view.contentOffset.x - before.x, y: position.y + view.contentOffset.y - before.y))
    }
}
