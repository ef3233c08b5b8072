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

    /// Shows what ``contents`` says.
    final func showContents() {
        guard let image = contents as? CGImage else { return }
        switch image.content {
        case .file(let name): drawing.image = LayerDrawing.Image(name: name, fit: .init(contentsGravity))
        case .list(let list): drawing.list = list
        }
    }

    /// Makes what `body` draws the layer's content.
    package final func record(_ body: (CGContext) -> Void) {
        let context = CGContext(bounds: bounds)
        body(context)
        let list = context.list
        drawing.list = list.operations.isEmpty ? nil : list
    }
}
