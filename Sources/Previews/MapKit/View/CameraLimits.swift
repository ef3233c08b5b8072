import CoreLocation
import Foundation

extension MKMapView {
    /// The part of the Earth in which a map's middle stays.
    open class CameraBoundary: NSObject {
        /// The rectangle of the map.
        public let mapRect: MKMapRect
        /// The part of the Earth.
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// Makes one of a rectangle of the map; nil for no rectangle.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
        }

        /// Makes one of a part of the Earth.
        public convenience init?(coordinateRegion region: MKCoordinateRegion) {
            self.init(mapRect: MKMapRect(region))
        }
    }

    /// From how near and far a map is seen.
    open class CameraZoomRange: NSObject {
        /// The least distance, in metres.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The greatest distance, in metres.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Makes one of the least and the greatest distance; nil if the first is more than the second.
        public init?(
            minCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault,
            maxCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault
        ) {
            let (least, most) = (minCenterCoordinateDistance, maxCenterCoordinateDistance)
            guard least < 0 || most < 0 || least <= most else { return nil }
            (self.minCenterCoordinateDistance, self.maxCenterCoordinateDistance) = (least, most)
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No limit of the distance.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
