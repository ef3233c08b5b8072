import CoreLocation

/// The height and width of a part of the Earth, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// The degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Makes an empty one.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

    /// Makes one of degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}
