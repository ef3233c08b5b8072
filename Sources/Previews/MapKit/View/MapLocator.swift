import CoreLocation
import Foundation

/// Hears where the phone is, for a map.
final class MapLocator: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let hear: @MainActor (CLLocation) -> Void

    init(_ hear: @escaping @MainActor (CLLocation) -> Void) {
        self.hear = hear
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last else { return }
        let hear = hear
        MainActor.assumeIsolated { hear(place) }
    }
}
