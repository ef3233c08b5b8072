import QuartzCore

/// A recogniser of drags that begin at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The distance from an edge in points within which a drag begins; a guess.
    static let reach: CGFloat = 20

    /// The edges at which a drag may begin; none by default.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where !begins(touch) { ignore(touch, for: event) }
        super.touchesBegan(touches, with: event)
        // Who waits for this one needn't any longer.
        if self.touches.isEmpty, !isActive { state = .failed }
    }

    private func begins(_ touch: UITouch) -> Bool {
        guard let bounds = touch.window?.bounds else { return false }
        return edges.contains(.left) && touch.origin.x <= bounds.minX + Self.reach
            || edges.contains(.right) && touch.origin.x >= bounds.maxX - Self.reach
            || edges.contains(.top) && touch.origin.y <= bounds.minY + Self.reach
            || edges.contains(.bottom) && touch.origin.y >= bounds.maxY - Self.reach
    }
}
