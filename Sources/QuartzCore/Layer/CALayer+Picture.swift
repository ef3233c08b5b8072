import CoreGraphics

extension CALayer {
    /// A copy of the layer and those below it, as they are seen now.
    package final var picture: CALayer {
        displayIfNeeded()
        let copy = plainCopy()
        copy.model = presented
        copy.mask = mask?.picture
        for layer in ownSublayers ?? [] where !layer.model.isHidden { copy.addSublayer(layer.picture) }
        return copy
    }
}
