import CoreGraphics

/// The methods by which an object provides a layer's content, actions and layout.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Provides the layer's content when it is to be displayed.
    func display(_ layer: CALayer)
    /// Draws the layer's content, in points of its bounds.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Returns the animation for a change of `event`'s value, or nil for the layer's own.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    /// Makes what ``draw(_:in:)`` draws the layer's content.
    public func display(_ layer: CALayer) { layer.record { draw(layer, in: $0) } }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Returns nil, for the layer's own action.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}

/// The view whose layer it is.
package protocol LayerOwner: CALayerDelegate {
    /// The layer's bounds have another size.
    func layerIsResized()
    /// The layer was asked to lay out its sublayers.
    func layerNeedsLayout()
    /// Lays out the view, by ``CALayer/layoutSublayers()``, if it was asked to.
    func layOutIfNeeded()
}

/// Something that runs when a layer's attribute changes: usually an animation.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs the action for a change of the attribute `event` of the layer `anObject`.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
