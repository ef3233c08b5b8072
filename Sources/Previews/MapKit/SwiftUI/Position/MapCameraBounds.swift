import SwiftUI

/// Where the middle of a map stays, and from how near and far it is seen.
public nonisolated struct MapCameraBounds {
    let rect: MKMapRect?
    let least: Double?
    let most: Double?

    /// Makes one of a part of the Earth and distances in metres.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        self.init(
            centerCoordinateBounds: MKMapRect(centerCoordinateBounds), minimumDistance: minimumDistance,
            maximumDistance: maximumDistance)
    }

    /// Makes one of a rectangle of the map and distances in metres.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (rect, least, most) = (centerCoordinateBounds, minimumDistance, maximumDistance)
    }

    /// Makes one of distances in metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (rect, least, most) = (nil, minimumDistance, maximumDistance)
    }
}
