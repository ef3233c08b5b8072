/// How a line on a map is drawn.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Makes one of a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    /// The line.
    open var polyline: MKPolyline { overlay as! MKPolyline }
}
