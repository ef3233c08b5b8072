import CoreLocation
import UIKit

/// From where a map is seen.
open class MKMapCamera: NSObject {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The metres from there.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The metres above the ground.
    open var altitude: CLLocationDistance = 0
    /// The direction in which it looks, in degrees clockwise from north: has no effect, maps are not turned.
    open var heading: CLLocationDirection = 0
    /// How far it is tilted, in degrees: has no effect.
    open var pitch: CGFloat = 0

    /// Makes one.
    public override init() { super.init() }

    /// Makes one that looks at a place from a distance.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance, altitude) = (centerCoordinate, distance, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }

    /// Makes one that looks at a place from another one, straight down.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
    }

    /// The metres that the shorter side of a map shows from a distance of one.
    static let width = 0.55

    /// The part of the Earth that it shows.
    final var region: MKCoordinateRegion {
        let across = max(centerCoordinateDistance, altitude, 100) * Self.width
        return MKCoordinateRegion(
            center: centerCoordinate, latitudinalMeters: across, longitudinalMeters: across)
    }
}
