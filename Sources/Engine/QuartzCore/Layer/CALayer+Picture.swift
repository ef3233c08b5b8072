import CoreGraphics

extension CALayer {
    /// A copy of the layer and those below it, as they are seen now.
    package final var picture: CALayer {
        displayIfNeeded()
        let copy = plainCopy()
        copy.properties = presented
        copy.mask = mask?.picture
        for layer in ownSublayers ?? [] where !layer.properties.isHidden { copy.addSublayer(layer.picture) }
        return copy
    }
}
