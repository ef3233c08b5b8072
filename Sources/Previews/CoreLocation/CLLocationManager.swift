import Foundation
import StageTime

/// What tells an app where the phone is: it is asked whether it may know, is allowed to, and hears of a place that is made up, as
/// the stage says.
///
/// The phone does not move: a manager that is started tells the place once.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Hears where the phone is.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How exactly the place is wanted: it is told within five metres, whatever is wanted.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The metres between two places that are told: has no effect.
    open var distanceFilter = kCLDistanceFilterNone
    /// The degrees between two directions that are told: has no effect.
    open var headingFilter: CLLocationDegrees = 1
    /// How somebody moves: has no effect.
    open var activityType = CLActivityType.other
    /// Whether places are told while another app is shown: has no effect.
    open var allowsBackgroundLocationUpdates = false
    /// Whether places are told no more while nobody moves: has no effect.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether the status bar tells that places are told: has no effect.
    open var showsBackgroundLocationIndicator = false
    /// The direction that was told last: there is no compass.
    public let heading: CLHeading? = nil
    /// How exactly the app may know the place: exactly.
    public let accuracyAuthorization = CLAccuracyAuthorization.fullAccuracy
    /// The regions whose borders are watched.
    public private(set) var monitoredRegions: Set<CLRegion> = []

    /// Whether places are told until further notice.
    private var isStarted = false
    /// Whether a place is told once.
    private var isAsked = false

    /// Makes a manager, whose delegate soon hears whether the app may know where the phone is.
    public override init() {
        super.init()
        Self.ask { $0.add(self) }
    }

    /// The place that was told last; nil until one is.
    public var location: CLLocation? { Self.services { $0.location } ?? nil }
    /// Whether the app may know where the phone is.
    public var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

    /// Returns whether the app may know where the phone is.
    open class func authorizationStatus() -> CLAuthorizationStatus { services { $0.status } ?? .notDetermined }
    /// Returns true: the phone's owner has not switched them off.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns false: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// Returns false: the phone does not move.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Returns false: the phone does not move.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Asks the owner whether the app may know where the phone is while it is used.
    open func requestWhenInUseAuthorization() { Self.ask { $0.ask(for: .authorizedWhenInUse) } }
    /// Asks the owner whether the app may always know where the phone is.
    open func requestAlwaysAuthorization() { Self.ask { $0.ask(for: .authorizedAlways) } }

    /// Has the delegate hear once where the phone is; of an error in an app that may not know it.
    open func requestLocation() {
        isAsked = true
        Self.ask { $0.later { self.tellLocation(of: $0, orFailure: true) } }
    }

    /// Has the delegate hear where the phone is, as soon as the app may know it.
    open func startUpdatingLocation() {
        isStarted = true
        Self.ask { $0.later { _ in self.tellLocation() } }
    }

    /// Has the delegate hear no more of places.
    open func stopUpdatingLocation() { (isStarted, isAsked) = (false, false) }
    /// Does nothing: there is no compass.
    open func startUpdatingHeading() {}
    /// Does nothing: there is no compass.
    open func stopUpdatingHeading() {}
    /// Has the delegate hear where the phone is.
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    /// Has the delegate hear no more of places.
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
    /// Notes a region: the phone crosses no border.
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    /// Forgets a region.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

    func tellStatus() { delegate?.locationManagerDidChangeAuthorization(self) }

    /// Tells the delegate where the phone is, if it waits for that and the app may know it.
    @MainActor
    func tellLocation() { tellLocation(of: .current, orFailure: false) }

    @MainActor
    private func tellLocation(of services: LocationServices, orFailure fails: Bool) {
        guard isStarted || isAsked else { return }
        guard let place = services.locate() else {
            guard fails, services.status != .notDetermined || !isStarted else { return }
            delegate?.locationManager(self, didFailWithError: CLError(.denied))
            return
        }
        isAsked = false
        delegate?.locationManager(self, didUpdateLocations: [place])
    }

    /// Returns what is read of the running stage's services; nil for code of another thread.
    private static func services<Value: Sendable>(_ read: @MainActor (LocationServices) -> Value) -> Value? {
        StageTurn.isOnMainActor ? MainActor.assumeIsolated { read(.current) } : nil
    }

    /// Has the running stage's services do something.
    private static func ask(_ body: @escaping @MainActor @Sendable (LocationServices) -> Void) {
        StageTurn.perform { body(.current) }
    }
}
