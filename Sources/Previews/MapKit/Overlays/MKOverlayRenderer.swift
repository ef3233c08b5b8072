import UIKit

/// How what lies on a map is drawn: as a path, by the subclasses that have one.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// What lies on the map.
    public let overlay: any MKOverlay
    /// How much of it is seen, 0...1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// The map that shows it.
    final weak var map: MKMapView?

    /// Makes one of what lies on a map.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Has it drawn again.
    open func setNeedsDisplay() { map?.setNeedsLayout() }

    /// Returns where a place is in the renderer's own points: those of the map of the world.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }

    /// Returns the place of one of the renderer's own points.
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }

    /// Returns the path in a map view's own points.
    func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath { UIBezierPath() }
}
