import CoreGraphics

/// A layer whose content is drawn as a whole here, as drawing is recorded and not made into pixels.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// Returns the seconds in which tiles appear: 0.
    open class func fadeDuration() -> CFTimeInterval { 0 }

    /// Has no effect: the content is drawn as a whole.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Has no effect: the content is drawn at every scale.
    open var levelsOfDetail = 1
    /// Has no effect: the content is drawn at every scale.
    open var levelsOfDetailBias = 0

    override func plainCopy() -> CALayer { CATiledLayer(layer: self) }
}
