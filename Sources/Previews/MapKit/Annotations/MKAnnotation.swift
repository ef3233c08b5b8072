import CoreLocation

/// Something at a place of a map.
public protocol MKAnnotation: AnyObject {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// What it is called.
    var title: String? { get }
    /// What is said below that.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Nothing.
    public var title: String? { nil }
    /// Nothing.
    public var subtitle: String? { nil }
}
