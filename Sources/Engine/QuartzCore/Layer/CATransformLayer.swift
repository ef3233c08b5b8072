import CoreGraphics

/// A layer whose sublayers are in space together: they are not flattened into its plane.
///
/// It shows nothing of its own: no background, border, contents, mask or shadow, and does not clip. Its opacity is that of
/// each sublayer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        extras = .depth
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        extras = .depth
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func plainCopy() -> CALayer { CATransformLayer(layer: self) }

    /// Returns the frontmost sublayer at a point of the superlayer's coordinates.
    ///
    /// The layer itself is nowhere.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}
