import CoreLocation

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
    private final let center: CLLocationCoordinate2D
    /// Half its width, in metres.
    public let radius: CLLocationDistance

    /// Makes one around a place.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, radius)
        super.init()
    }

    /// Makes the one that fits a rectangle of the map.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: center,
            radius: min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    /// The place in the middle.
    open override var coordinate: CLLocationCoordinate2D {
        get { center }
        set {}
    }

    /// The rectangle around it.
    public var boundingMapRect: MKMapRect {
        MKMapRect(MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}
