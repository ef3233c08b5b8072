import SwiftUI

/// A view that can ask where places are on the map in it.
public nonisolated struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var reference = MapReference()

    /// Makes one of a view that is told what can be asked.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    /// The view.
    @MainActor
    public var body: some View {
        content(MapProxy(reference: reference)).environment(\.mapReader, reference)
    }
}

/// What tells where places are on a map.
@MainActor
public struct MapProxy {
    let reference: MapReference

    /// Returns the place at a point; nil before there is a map.
    ///
    /// Of a view around that has a name the points are taken for the map's.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let map = reference.map, map.scale > 0 else { return nil }
        return map.convert(point, toCoordinateFrom: space.coordinateSpace == .global ? map.window : map)
    }

    /// Returns where a place is; nil before there is a map.
    ///
    /// Of a view around that has a name the points are taken for the map's.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let map = reference.map, map.scale > 0 else { return nil }
        return map.convert(coordinate, toPointTo: space.coordinateSpace == .global ? map.window : map)
    }

    /// Returns the camera that sees a part of the Earth.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: MKMapRect(region)) }

    /// Returns the camera that sees a rectangle of the map; nil before there is a map.
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        guard let map = reference.map, map.bounds.width > 0, map.bounds.height > 0 else { return nil }
        let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        let unit = max(rect.width / Double(map.bounds.width), rect.height / Double(map.bounds.height))
        let across = unit * Double(min(map.bounds.width, map.bounds.height))
        return MapCamera(
            centerCoordinate: center,
            distance: across * MKMetersPerMapPointAtLatitude(center.latitude) / MKMapCamera.width)
    }

    /// Returns the camera that sees an item; nil before there is a map.
    public func camera(framing item: MKMapItem) -> MapCamera? {
        camera(framing: MKCoordinateRegion(around: item.placemark.coordinate))
    }
}

extension MKCoordinateRegion {
    /// Makes the one of a kilometre around a place.
    init(around place: CLLocationCoordinate2D) {
        self.init(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000)
    }
}
