import Foundation
import Previews
import StageTime
import UIKit

/// The location services of the phone that a stage is: its owner allows each app that asks to know where it is, which is made up.
@MainActor
final class LocationServices {
    /// Where the phone is: in Cupertino, as Apple's simulator is that is told to be at Apple.
    nonisolated static let coordinate = CLLocationCoordinate2D(latitude: 37.332_331_41, longitude: -122.031_218_6)

    /// Those of the running stage.
    static var current: LocationServices { FrameClock.current.shared { LocationServices() } }

    /// Whether the app may know where the phone is.
    private(set) var status = CLAuthorizationStatus.notDetermined
    /// Where the phone was told to be last; nil until it is.
    private(set) var location: CLLocation?
    private let managers = NSHashTable<CLLocationManager>.weakObjects()

    /// Has a manager hear whether the app may know where the phone is: once in the next turn of the stage, and at every change.
    func add(_ manager: CLLocationManager) {
        managers.add(manager)
        later { [weak manager] _ in manager?.tellStatus() }
    }

    /// Asks the owner, who allows it in another turn of the stage; once it is allowed always, there is nothing to ask.
    func ask(for wanted: CLAuthorizationStatus) {
        later { services in
            guard services.status != wanted, services.status != .authorizedAlways else { return }
            services.status = wanted
            for manager in services.managers.allObjects { manager.tellStatus() }
            for manager in services.managers.allObjects { manager.tellLocation() }
        }
    }

    /// Returns where the phone is, now; nil for an app that may not know it.
    func locate() -> CLLocation? {
        guard status.isAllowed else { return nil }
        LeftOutCode.tell("where the phone is", madeUp: "it is in Cupertino, as Apple's simulator can be")
        let now = Date(timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate)
        location = CLLocation(
            coordinate: Self.coordinate, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: now)
        return location
    }

    /// Does something in another turn of the stage.
    func later(_ body: @escaping @MainActor (LocationServices) -> Void) {
        StageTime.DispatchQueue.main.async { MainActor.assumeIsolated { body(self) } }
    }
}
