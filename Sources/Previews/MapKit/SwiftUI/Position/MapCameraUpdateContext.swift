import SwiftUI

/// When a change of what a map shows is told.
public nonisolated struct MapCameraUpdateFrequency: Hashable, Sendable {
    let isContinuous: Bool
    /// While the map moves.
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
    /// Once it has moved.
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// What a map shows now.
public nonisolated struct MapCameraUpdateContext {
    /// From where it is seen.
    public let camera: MapCamera
    /// The part of the Earth that it shows.
    public let region: MKCoordinateRegion
    /// The rectangle of the map that it shows.
    public let rect: MKMapRect

    @MainActor
    init(_ map: MKMapView) {
        (camera, region, rect) = (MapCamera(map.camera), map.region, map.visibleMapRect)
    }
}

/// Something that hears of what a map shows.
struct MapCameraAction {
    let frequency: MapCameraUpdateFrequency
    let action: (MapCameraUpdateContext) -> Void
}

extension View {
    /// Does something when the maps in the view show something else.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraActions) { $0.append(MapCameraAction(frequency: frequency, action: action)) }
    }

    /// Does something when the maps in the view show something else.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { (_: MapCameraUpdateContext) in action() }
    }
}
