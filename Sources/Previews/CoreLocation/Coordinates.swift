// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// An angle on the Earth, in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A radius in metres within which a place is; negative for one that is not known.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// How well a speed is known, in metres per second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees clockwise from north; negative for one that is not known.
public typealias CLLocationDirection = Double
/// How well a direction is known, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// The best accuracy with further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of those who are not told where exactly they are.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The domain of errors.
public let kCLErrorDomain = "kCLErrorDomain"
/// The greatest distance.
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax = Double.greatestFiniteMagnitude

/// A place on the Earth by its latitude and longitude, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    /// The degrees north of the equator, -90...90.
    public var latitude: CLLocationDegrees
    /// The degrees east of Greenwich, -180...180.
    public var longitude: CLLocationDegrees

    /// Makes the place where equator and meridian cross.
    public init() { (latitude, longitude) = (0, 0) }

    /// Makes a place of its latitude and longitude.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns a place by its latitude and longitude, in degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a place's latitude and longitude are in their ranges.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}
