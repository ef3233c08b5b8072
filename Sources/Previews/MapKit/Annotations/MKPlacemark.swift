import CoreLocation

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// What it is called.
    public var title: String? { name }
    /// Nothing.
    public var subtitle: String? { nil }
    /// The country's two letters.
    public var countryCode: String? { isoCountryCode }

    /// Makes one of a place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Makes one of a place: the address has no effect.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// Makes one of another.
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }
}
