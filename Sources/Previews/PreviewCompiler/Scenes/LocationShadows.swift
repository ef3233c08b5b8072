/// The source that is compiled with a project which imports CoreLocation or MapKit: places, and a phone whose owner has not
/// answered yet whether an app may know where it is.
enum LocationShadows {
    /// Returns the source of a project that imports one of them.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import them, or that has types of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard isWanted(by: index) else { return [] }
        return [(name: "location.swift", text: Array(source.utf8))]
    }

    /// Whether a project imports CoreLocation or MapKit, and has no types of its own by these names.
    static func isWanted(by index: ProjectIndex) -> Bool {
        (MapShadows.isWanted(by: index) || index.files.contains { $0.summary.imports.contains("CoreLocation") })
            && names.allSatisfy { index.type(named: $0) == nil }
    }

    private static let names = [
        "CLAuthorizationStatus", "CLGeocoder", "CLLocation", "CLLocationCoordinate2D", "CLLocationManager",
        "CLLocationManagerDelegate", "CLPlacemark", "CLRegion",
    ]

    private static let source = """
        import Foundation

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
        public let CLLocationDistanceMax = Double.greatestFiniteMagnitude

        public struct CLLocationCoordinate2D: Sendable {
            public var latitude: CLLocationDegrees
            public var longitude: CLLocationDegrees

            public init() { (latitude, longitude) = (0, 0) }

            public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                (self.latitude, self.longitude) = (latitude, longitude)
            }
        }

        public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

        public func CLLocationCoordinate2DMake(
            _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
        ) -> CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }

        public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
            abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
        }

        open class CLLocation: NSObject, @unchecked Sendable {
            public let coordinate: CLLocationCoordinate2D
            public let altitude: CLLocationDistance
            public let horizontalAccuracy: CLLocationAccuracy
            public let verticalAccuracy: CLLocationAccuracy
            public let course: CLLocationDirection
            public let speed: CLLocationSpeed
            public let timestamp: Date

            public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                self.init(
                    coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
                    horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
            }

            public convenience init(
                coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
                horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
            ) {
                self.init(
                    coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
                    verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
            }

            public init(
                coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
                horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
                course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
            ) {
                (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
                (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
                (self.course, self.speed) = (course, speed)
            }

            /// The length in metres of the great circle's arc, on a sphere as large as the Earth.
            open func distance(from location: CLLocation) -> CLLocationDistance {
                let (one, other) = (coordinate, location.coordinate)
                let (first, second) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
                let (across, along) = ((second - first) / 2, (other.longitude - one.longitude) * .pi / 360)
                let half = pow(sin(across), 2) + cos(first) * cos(second) * pow(sin(along), 2)
                return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
            }
        }

        public enum CLAuthorizationStatus: Int32, Sendable {
            case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
            public static let authorized = authorizedAlways
        }

        public enum CLAccuracyAuthorization: Int, Sendable {
            case fullAccuracy, reducedAccuracy
        }

        public enum CLActivityType: Int, Sendable {
            case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
        }

        public enum CLProximity: Int, Sendable {
            case unknown, immediate, near, far
        }

        public struct CLError: Error {
            public enum Code: Int, Sendable {
                case locationUnknown, denied, network, headingFailure
                case geocodeFoundNoResult = 8
            }
            public let code: Code
            public init(_ code: Code) { self.code = code }
            public static let network = Code.network
            public static let denied = Code.denied
            public static let locationUnknown = Code.locationUnknown
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

        open class CLPlacemark: NSObject, @unchecked Sendable {
            public let location: CLLocation?
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
            public let areasOfInterest: [String]? = nil
            public init(placemark: CLPlacemark) { location = placemark.location }
            init(at location: CLLocation?) { self.location = location }
        }

        /// Finds nothing, as it would have to ask over the network.
        open class CLGeocoder: NSObject, @unchecked Sendable {
            public typealias Completion = ([CLPlacemark]?, (any Error)?) -> Void
            public let isGeocoding = false
            public override init() { super.init() }
            open func cancelGeocode() {}

            open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Completion) {
                fail(completionHandler)
            }

            open func reverseGeocodeLocation(
                _ location: CLLocation, preferredLocale: Locale?, completionHandler: @escaping Completion
            ) {
                fail(completionHandler)
            }

            open func geocodeAddressString(_ address: String, completionHandler: @escaping Completion) {
                fail(completionHandler)
            }

            open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
                throw CLError(.network)
            }

            open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }

            private func fail(_ completion: @escaping Completion) {
                DispatchQueue.main.async { completion(nil, CLError(.network)) }
            }
        }

        @preconcurrency
        public protocol CLLocationManagerDelegate: AnyObject {
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
            func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
            func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
            func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
            func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
            func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
        }

        extension CLLocationManagerDelegate {
            public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
            public func locationManager(
                _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
            ) {}
            public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
            public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
            public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
            public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
            public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
        }

        /// Asks the phone's owner, who has not answered yet: no place is told.
        open class CLLocationManager: NSObject, @unchecked Sendable {
            open weak var delegate: (any CLLocationManagerDelegate)?
            open var desiredAccuracy = kCLLocationAccuracyBest
            open var distanceFilter = kCLDistanceFilterNone
            open var headingFilter: CLLocationDegrees = 1
            open var activityType = CLActivityType.other
            open var allowsBackgroundLocationUpdates = false
            open var pausesLocationUpdatesAutomatically = true
            open var showsBackgroundLocationIndicator = false
            public let location: CLLocation? = nil
            public let heading: CLHeading? = nil
            public let authorizationStatus = CLAuthorizationStatus.notDetermined
            public let accuracyAuthorization = CLAccuracyAuthorization.fullAccuracy
            public let monitoredRegions: Set<CLRegion> = []

            public override init() { super.init() }

            open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
            open class func locationServicesEnabled() -> Bool { true }
            open class func headingAvailable() -> Bool { false }
            open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
            open func requestWhenInUseAuthorization() {}
            open func requestAlwaysAuthorization() {}
            open func requestLocation() {}
            open func startUpdatingLocation() {}
            open func stopUpdatingLocation() {}
            open func startUpdatingHeading() {}
            open func stopUpdatingHeading() {}
            open func startMonitoringSignificantLocationChanges() {}
            open func stopMonitoringSignificantLocationChanges() {}
            open func startMonitoring(for region: CLRegion) {}
            open func stopMonitoring(for region: CLRegion) {}
        }

        """
}
