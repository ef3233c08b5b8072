import CoreLocation
import StageTime

/// Something at a place of a map, which can be moved.
open class MKPointAnnotation: MKShape {
    private final var place = CLLocationCoordinate2D()
    /// The map that shows it.
    final weak var map: MKMapView?

    /// The place.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            guard let map else { return }
            if StageTurn.isOnMainActor { MainActor.assumeIsolated { map.place() } }
        }
    }

    /// Makes one where equator and meridian cross.
    public override init() { super.init() }

    /// Makes one at a place.
    public init(coordinate: CLLocationCoordinate2D) {
        super.init()
        place = coordinate
    }

    /// Makes one at a place with what is said of it.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}
