import Foundation

/// A part of the Earth.
open class CLRegion: NSObject {
    /// The name.
    public let identifier: String
    /// Whether it is told when the phone comes into it: a stage's does not move.
    open var notifyOnEntry = true
    /// Whether it is told when the phone leaves it: a stage's does not move.
    open var notifyOnExit = true

    init(named identifier: String) { self.identifier = identifier }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance

    /// Makes a circle of its middle and radius, in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(named: identifier)
    }

    /// Returns whether a place is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}
