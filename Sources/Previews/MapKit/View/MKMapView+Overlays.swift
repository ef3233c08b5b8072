import UIKit

/// What lies on the map.
extension MKMapView {
    /// Draws something where the map shows it now.
    final func draw(_ overlay: any MKOverlay) {
        let id = ObjectIdentifier(overlay)
        if renderers[id] == nil, let renderer = delegate?.mapView(self, rendererFor: overlay) {
            let shape = CAShapeLayer()
            shapes.addSublayer(shape)
            renderer.map = self
            renderers[id] = (renderer, shape)
        }
        guard let (renderer, shape) = renderers[id] else { return }
        shape.show(renderer, point)
    }
}
