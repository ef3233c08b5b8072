/// The source that is compiled with a project which imports Core Location: a device that has not been asked yet whether it may say
/// where it is.
enum LocationShadows {
    /// Returns the source of a project that imports Core Location, or MapKit, which has it.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import it, or that has a type of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { !$0.summary.imports.isDisjoint(with: ["CoreLocation", "MapKit"]) }),
            names.allSatisfy({ index.type(named: $0) == nil })
        else { return [] }
        return [(name: "location.swift", text: Array(source.utf8))]
    }

    private static let names = [
        "CLActivityType", "CLAuthorizationStatus", "CLError", "CLGeocoder", "CLHeading", "CLLocation",
        "CLLocationCoordinate2D", "CLLocationManager", "CLLocationManagerDelegate", "CLPlacemark", "CLRegion",
    ]

    private static let source = """
        import UIKit

        public typealias CLLocationDegrees = Double
        public typealias CLLocationDistance = Double
        public typealias CLLocationAccuracy = Double
        public typealias CLLocationSpeed = Double
        public typealias CLLocationDirection = Double

        public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
        public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
        public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
        public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
        public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
        public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
        public let kCLDistanceFilterNone: CLLocationDistance = -1
        public let kCLHeadingFilterNone: CLLocationDegrees = -1
        public let kCLErrorDomain = "kCLErrorDomain"
        public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

        public struct CLLocationCoordinate2D: Sendable {
            public var latitude: CLLocationDegrees
            public var longitude: CLLocationDegrees
            public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                (self.latitude, self.longitude) = (latitude, longitude)
            }
            public init() { self.init(latitude: 0, longitude: 0) }
        }

        public func CLLocationCoordinate2DMake(
            _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
        ) -> CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }

        public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
            abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
        }

        open class CLLocation: NSObject {
            public let coordinate: CLLocationCoordinate2D
            public let altitude: CLLocationDistance
            public let horizontalAccuracy: CLLocationAccuracy
            public let verticalAccuracy: CLLocationAccuracy
            public let course: CLLocationDirection
            public let speed: CLLocationSpeed
            public let timestamp: Date

            public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
                (altitude, horizontalAccuracy, verticalAccuracy, course, speed) = (0, 0, -1, -1, -1)
                timestamp = Date()
            }

            public init(
                coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
                horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
                timestamp: Date
            ) {
                (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
                (horizontalAccuracy, verticalAccuracy, course, speed) = (hAccuracy, vAccuracy, -1, -1)
            }

            open func distance(from location: CLLocation) -> CLLocationDistance {
                let degree = Double.pi / 180
                let (a, b) = (coordinate, location.coordinate)
                let (up, across) = ((b.latitude - a.latitude) * degree, (b.longitude - a.longitude) * degree)
                let part = sin(up / 2) * sin(up / 2)
                    + cos(a.latitude * degree) * cos(b.latitude * degree) * sin(across / 2) * sin(across / 2)
                return 2 * 6_371_000 * asin(min(part.squareRoot(), 1))
            }
        }

        open class CLHeading: NSObject {
            public let magneticHeading: CLLocationDirection = 0
            public let trueHeading: CLLocationDirection = -1
            public let headingAccuracy: CLLocationDirection = -1
        }

        open class CLRegion: NSObject {
            public let identifier: String
            open var notifyOnEntry = true
            open var notifyOnExit = true
            init(named identifier: String) { self.identifier = identifier }
        }

        open class CLCircularRegion: CLRegion {
            public let center: CLLocationCoordinate2D
            public let radius: CLLocationDistance
            public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
                (self.center, self.radius) = (center, radius)
                super.init(named: identifier)
            }
            open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
                let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
                return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
            }
        }

        public enum CLAuthorizationStatus: Int32, Sendable {
            case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
            public static let authorized = CLAuthorizationStatus.authorizedAlways
        }

        public enum CLAccuracyAuthorization: Int, Sendable {
            case fullAccuracy, reducedAccuracy
        }

        public enum CLActivityType: Int, Sendable {
            case other = 1
            case automotiveNavigation, fitness, otherNavigation, airborne
        }

        public struct CLError: Error {
            public enum Code: Int, Sendable {
                case locationUnknown, denied, network, headingFailure
                case geocodeFoundNoResult = 8
                case geocodeFoundPartialResult, geocodeCanceled
            }
            public let code: Code
            public init(_ code: Code) { self.code = code }
            public var errorCode: Int { code.rawValue }
            public static let locationUnknown = Code.locationUnknown
            public static let denied = Code.denied
            public static let network = Code.network
        }

        @preconcurrency @MainActor
        public protocol CLLocationManagerDelegate: AnyObject {
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
            func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
            func locationManager(
                _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
        }

        extension CLLocationManagerDelegate {
            public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
            public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
            public func locationManager(
                _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
            ) {}
            public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
        }

        open class CLLocationManager: NSObject {
            open weak var delegate: (any CLLocationManagerDelegate)?
            open var desiredAccuracy = kCLLocationAccuracyBest
            open var distanceFilter = kCLDistanceFilterNone
            open var headingFilter: CLLocationDegrees = 1
            open var activityType = CLActivityType.other
            open var pausesLocationUpdatesAutomatically = true
            open var allowsBackgroundLocationUpdates = false
            open var showsBackgroundLocationIndicator = false
            public let location: CLLocation? = nil
            public let heading: CLHeading? = nil
            public let authorizationStatus = CLAuthorizationStatus.notDetermined
            public let accuracyAuthorization = CLAccuracyAuthorization.fullAccuracy
            public override init() { super.init() }

            open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
            open class func locationServicesEnabled() -> Bool { true }
            open class func headingAvailable() -> Bool { false }
            open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
            open func requestWhenInUseAuthorization() {}
            open func requestAlwaysAuthorization() {}
            open func startUpdatingLocation() {}
            open func stopUpdatingLocation() {}
            open func requestLocation() {}
            open func startUpdatingHeading() {}
            open func stopUpdatingHeading() {}
            open func startMonitoringSignificantLocationChanges() {}
            open func stopMonitoringSignificantLocationChanges() {}
            open func startMonitoring(for region: CLRegion) {}
            open func stopMonitoring(for region: CLRegion) {}
        }

        open class CLPlacemark: NSObject {
            public let location: CLLocation? = nil
            public let name: String? = nil
            public let thoroughfare: String? = nil
            public let subThoroughfare: String? = nil
            public let locality: String? = nil
            public let subLocality: String? = nil
            public let administrativeArea: String? = nil
            public let subAdministrativeArea: String? = nil
            public let postalCode: String? = nil
            public let isoCountryCode: String? = nil
            public let country: String? = nil
        }

        public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

        open class CLGeocoder: NSObject {
            public let isGeocoding = false
            public override init() { super.init() }
            open func geocodeAddressString(
                _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
            ) {
                completionHandler(nil, CLError(.network))
            }
            open func reverseGeocodeLocation(
                _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
            ) {
                completionHandler(nil, CLError(.network))
            }
            open func cancelGeocode() {}
        }

        """
}
