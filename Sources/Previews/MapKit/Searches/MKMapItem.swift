import CoreLocation
import Foundation

/// A place that could be shown in the app of maps, which is not here.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The place with its address.
    public let placemark: MKPlacemark
    /// What it is called.
    open var name: String?
    /// Its telephone number.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// Its time zone.
    open var timeZone: TimeZone?
    /// What kind of place it is.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether it is where the phone is.
    public private(set) final var isCurrentLocation = false

    /// Makes one of a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }

    /// The place.
    public var location: CLLocation {
        CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }

    /// Returns the one where the phone is: it has no place until that is told.
    open class func forCurrentLocation() -> MKMapItem {
        let place = CLLocationManager().location?.coordinate ?? CLLocationCoordinate2D()
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
        item.isCurrentLocation = true
        return item
    }

    /// Returns false: the app of maps is not here.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    /// Returns false: the app of maps is not here.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}
