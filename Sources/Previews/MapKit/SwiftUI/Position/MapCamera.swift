import SwiftUI

/// From where a map is seen.
public nonisolated struct MapCamera: Equatable, @unchecked Sendable {
    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The metres from there.
    public var distance: Double
    /// The direction in which it looks, in degrees clockwise from north: has no effect, maps are not turned.
    public var heading: Double
    /// How far it is tilted, in degrees: has no effect.
    public var pitch: Double

    /// Makes one that looks at a place from a distance.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }

    /// Makes one of UIKit's.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    /// The camera as UIKit has it.
    var uiKit: MKMapCamera {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: CGFloat(pitch), heading: heading)
    }

    /// Whether two look alike.
    public static func == (one: MapCamera, other: MapCamera) -> Bool {
        one.centerCoordinate.isEqual(to: other.centerCoordinate) && one.distance == other.distance
            && one.heading == other.heading && one.pitch == other.pitch
    }
}
