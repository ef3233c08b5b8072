import SwiftUI

/// Something on a map, as it is shown.
struct MapItem {
    /// What it is.
    enum Kind {
        case marker(MapMarkerLook)
        /// A view, and which of its points is at the place.
        case view(AnyView, anchor: UnitPoint)
        case pin(UIColor?)
        /// Where the phone is, as a view of its own if it has one.
        case user(((UserLocation) -> AnyView)?, anchor: UnitPoint)
        case overlay(MapShape)
    }

    /// What tells it from others, while what is on the map changes.
    let id: [AnyHashable]
    let kind: Kind
    var coordinate = CLLocationCoordinate2D()
    var title: String?
    let look: MapLook
}

/// What stands in a marker's balloon.
struct MapMarkerLook {
    var image: UIImage?
    var monogram: String?
    var tint: UIColor?
}

/// The form of something that lies on a map.
enum MapShape: Equatable {
    case line([MKMapPoint])
    case area([MKMapPoint], holes: [[MKMapPoint]])
    case circle(CLLocationCoordinate2D, CLLocationDistance)

    static func == (one: MapShape, other: MapShape) -> Bool {
        func same(_ one: [MKMapPoint], _ other: [MKMapPoint]) -> Bool {
            one.elementsEqual(other) { $0.x == $1.x && $0.y == $1.y }
        }
        switch (one, other) {
        case (.line(let one), .line(let other)): return same(one, other)
        case (.area(let one, let holes), .area(let other, let others)):
            return same(one, other) && holes.elementsEqual(others, by: same)
        case (.circle(let one, let radius), .circle(let other, let otherRadius)):
            return one.isEqual(to: other) && radius == otherRadius
        default: return false
        }
    }

    /// Makes what lies on a map of UIKit.
    @MainActor
    func makeOverlay() -> any MKOverlay {
        switch self {
        case .line(let places): return MKPolyline(at: places)
        case .area(let places, let holes): return MKPolygon(at: places, holes: holes.map { MKPolygon(at: $0) })
        case .circle(let center, let radius): return MKCircle(center: center, radius: radius)
        }
    }

    /// Makes what draws it.
    @MainActor
    static func renderer(of overlay: any MKOverlay) -> MKOverlayPathRenderer {
        switch overlay {
        case let line as MKPolyline: MKPolylineRenderer(polyline: line)
        case let area as MKPolygon: MKPolygonRenderer(polygon: area)
        default: MKCircleRenderer(overlay: overlay)
        }
    }
}
