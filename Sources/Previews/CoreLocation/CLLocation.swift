import Foundation
import StageTime

/// A place, and how somebody moved who was there.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in metres.
    public let altitude: CLLocationDistance
    /// The height above the Earth's ellipsoid, in metres.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// How well the place is known, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How well the height is known, in metres; negative for a height that is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement, in degrees clockwise from north; negative for one that is not known.
    public let course: CLLocationDirection
    /// How well the direction is known, in degrees; negative for one that is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy = -1
    /// The speed, in metres per second; negative for one that is not known.
    public let speed: CLLocationSpeed
    /// How well the speed is known, in metres per second; negative for one that is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy = -1
    /// When somebody was there.
    public let timestamp: Date

    /// Makes a place of its latitude and longitude, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1,
            timestamp: Date(timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate))
    }

    /// Makes a place at a time, of somebody of whom no movement is known.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Makes a place at a time, and how somebody moved who was there.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.speed) = (course, speed)
    }

    /// Returns the length, in metres, of the great circle's arc between two places, on a sphere as large as the Earth.
    ///
    /// The formula is the haversine's.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (one, other) = (coordinate, location.coordinate)
        let (first, second) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
        let (across, along) = ((second - first) / 2, (other.longitude - one.longitude) * .pi / 360)
        let half = pow(sin(across), 2) + cos(first) * cos(second) * pow(sin(along), 2)
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
    }
}

/// The direction in which a phone looks: a stage's has no compass.
open class CLHeading: NSObject {
    /// The direction from the magnetic pole.
    public let magneticHeading: CLLocationDirection = 0
    /// The direction from north: it is not known.
    public let trueHeading: CLLocationDirection = -1
    /// How well the direction is known: not at all.
    public let headingAccuracy: CLLocationDirection = -1
}
