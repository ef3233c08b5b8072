import SwiftUI

/// A line on a map.
public nonisolated struct MapPolyline: PrimitiveMapContent {
    /// How it goes from place to place.
    public enum ContourStyle: Hashable, Sendable {
        /// The cases: straight on the map; the shortest way, which is drawn alike.
        case straight, geodesic
    }

    private let places: [MKMapPoint]

    /// Makes one through places.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        places = coordinates.map { MKMapPoint($0) }
    }
    /// Makes one through places.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { places = points }
    /// Makes one of UIKit's.
    public init(_ polyline: MKPolyline) { places = polyline.places }
    /// Makes one of a way.
    public init(_ route: MKRoute) { places = route.polyline.places }

    @MainActor
    func collect(into collector: MapCollector) { collector.add(.overlay(.line(places))) }
}

/// An area on a map, within lines.
public nonisolated struct MapPolygon: PrimitiveMapContent {
    private let places: [MKMapPoint]
    private var holes: [[MKMapPoint]] = []

    /// Makes one of its corners.
    public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates.map { MKMapPoint($0) } }
    /// Makes one of its corners.
    public init(points: [MKMapPoint]) { places = points }
    /// Makes one of UIKit's.
    @MainActor
    public init(_ polygon: MKPolygon) {
        places = polygon.places
        holes = (polygon.interiorPolygons ?? []).map(\.places)
    }

    @MainActor
    func collect(into collector: MapCollector) { collector.add(.overlay(.area(places, holes: holes))) }
}

/// A circle on a map.
public nonisolated struct MapCircle: PrimitiveMapContent {
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    /// Makes one around a place, by half its width in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.center, self.radius) = (center, radius)
    }
    /// Makes one of UIKit's.
    public init(_ circle: MKCircle) { (center, radius) = (circle.coordinate, circle.radius) }
    /// Makes the one that fits a rectangle of the map.
    public init(mapRect: MKMapRect) {
        center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        radius = min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude)
    }

    @MainActor
    func collect(into collector: MapCollector) { collector.add(.overlay(.circle(center, radius))) }
}
