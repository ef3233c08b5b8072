import CoreLocation
import Foundation

/// A part of the Earth around a place.
public struct MKCoordinateRegion: Sendable {
    /// The place in the middle.
    public var center: CLLocationCoordinate2D
    /// The height and width, in degrees.
    public var span: MKCoordinateSpan

    /// The metres of a degree from south to north.
    static let degree: CLLocationDistance = 111_320

    /// Makes an empty one where equator and meridian cross.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

    /// Makes one of a place and the degrees around it.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Makes one of a place and its height and width in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let across = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / Self.degree,
                longitudeDelta: longitudinalMeters / Self.degree / across))
    }

    /// Makes one of a rectangle of the map.
    public init(_ rect: MKMapRect) {
        let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    /// Whether it is the same part as another one.
    func isEqual(to other: MKCoordinateRegion) -> Bool {
        center.isEqual(to: other.center) && span.latitudeDelta == other.span.latitudeDelta
            && span.longitudeDelta == other.span.longitudeDelta
    }
}

extension CLLocationCoordinate2D {
    /// Whether it is the same place as another one.
    func isEqual(to other: CLLocationCoordinate2D) -> Bool {
        latitude == other.latitude && longitude == other.longitude
    }
}
