import CoreLocation
import Foundation

/// Where the phone is.
open class MKUserLocation: NSObject, MKAnnotation {
    /// What it is called.
    open var title: String? = "My Location"
    /// What is said below that.
    open var subtitle: String?
    /// The place; nil until it is told.
    public internal(set) var location: CLLocation?
    /// The direction in which the phone looks; nil, as there is no compass.
    public let heading: CLHeading? = nil
    /// Whether places are told again and again: the phone does not move.
    public let isUpdating = false
    /// The place; one that is none until it is told.
    public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

    /// Makes one whose place is not told yet.
    public override init() { super.init() }
}
