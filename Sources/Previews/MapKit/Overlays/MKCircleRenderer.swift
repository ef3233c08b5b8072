import UIKit

/// How a circle on a map is drawn.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Makes one of a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    /// The circle.
    open var circle: MKCircle { overlay as! MKCircle }

    override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath {
        let rect = overlay.boundingMapRect
        let (first, last) = (point(rect.origin), point(MKMapPoint(x: rect.maxX, y: rect.maxY)))
        return UIBezierPath(
            ovalIn: CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
    }
}
