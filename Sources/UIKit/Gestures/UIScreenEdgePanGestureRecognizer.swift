import QuartzCore

/// A recogniser of drags that begin at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which drags may begin; none by default.
    open var edges: UIRectEdge = []

    /// How far from the edge a touch may begin, in points.
    private static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !isActive, let window = view?.window, let touch = touches.first else { return }
        let (place, bounds) = (touch.location(in: window), window.bounds)
        let isAtEdge =
            (edges.contains(.left) && place.x - bounds.minX <= Self.reach)
            || (edges.contains(.right) && bounds.maxX - place.x <= Self.reach)
            || (edges.contains(.top) && place.y - bounds.minY <= Self.reach)
            || (edges.contains(.bottom) && bounds.maxY - place.y <= Self.reach)
        if !isAtEdge { state = .failed }
    }
}
