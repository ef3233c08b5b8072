import CoreLocation
import Foundation

/// A place on the Earth's map, a square by Mercator's projection.
public struct MKMapPoint: Sendable {
    /// How far it is from the western edge.
    public var x: Double
    /// How far it is from the northern edge.
    public var y: Double
    /// The width and height of the whole map.
    static let world = 268_435_456.0

    /// Makes the map's corner in the north-west.
    public init() { (x, y) = (0, 0) }
    /// Makes one of its distances from the map's edges.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Makes one of a latitude and longitude.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(85.05112878, max(-85.05112878, coordinate.latitude)) * .pi / 180
        self.init(
            x: Self.world * (coordinate.longitude + 180) / 360,
            y: Self.world * (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2)
    }

    /// The latitude and longitude.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: (2 * atan(exp(.pi * (1 - 2 * y / Self.world))) - .pi / 2) * 180 / .pi,
            longitude: x / Self.world * 360 - 180)
    }

    /// Returns the metres to another place.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (one, two) = (coordinate, other.coordinate)
        return CLLocation(latitude: one.latitude, longitude: one.longitude)
            .distance(from: CLLocation(latitude: two.latitude, longitude: two.longitude))
    }
}
