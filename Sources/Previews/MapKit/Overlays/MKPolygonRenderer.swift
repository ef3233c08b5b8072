import UIKit

/// How an area on a map is drawn.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Makes one of an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    /// The area.
    open var polygon: MKPolygon { overlay as! MKPolygon }

    override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath {
        let path = super.path(point)
        if !path.isEmpty { path.close() }
        for hole in (overlay as? MKPolygon)?.interiorPolygons ?? [] where hole.pointCount > 0 {
            add(hole.places, to: path, point)
            path.close()
        }
        return path
    }
}
