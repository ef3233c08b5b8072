import CoreGraphics

extension CALayer {
    /// A kind of what a layer shows beside its sublayers, or instead of them.
    package enum Extras {
        case none
        /// The sublayers several times, of a ``CAReplicatorLayer``.
        case instances
        /// The particles of a ``CAEmitterLayer``.
        case particles
        /// The sublayers in space, of a ``CATransformLayer``.
        case depth
    }

    /// Has the code that makes snapshots read again what is drawn in the layer, and what its view tells of it.
    package final func contentChanged() {
        contentHasChanged = true
        hasChanged = true
    }

    /// Shows what ``contents`` says, as ``contentsGravity`` and the slices say.
    final func showContents() {
        guard let image = contents as? CGImage else { return contentChanged() }
        if case .file(let name) = image.content, slices == .whole, let fit = LayerDrawing.Image.Fit(contentsGravity) {
            (drawing.image, drawing.list) = (LayerDrawing.Image(name: name, fit: fit), nil)
        } else {
            (drawing.image, drawing.list) = (nil, image.list)
        }
    }

    /// Makes what `body` draws the layer's content; where it draws nothing, ``contents`` are shown on.
    package final func record(_ body: (CGContext) -> Void) {
        let context = CGContext(bounds: bounds)
        body(context)
        let list = context.list
        drawing.list = list.operations.isEmpty ? nil : list
        if list.operations.isEmpty, contents != nil { showContents() }
    }
}
