import SwiftUI

private enum CameraActionsKey: EnvironmentKey {
    static var defaultValue: [MapCameraAction] { [] }
}

private enum StyleKey: EnvironmentKey {
    static var defaultValue: MapStyle { .standard }
}

private enum ControlsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private enum ControlVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum ReaderKey: EnvironmentKey {
    static var defaultValue: MapReference? { nil }
}

private enum ShownKey: EnvironmentKey {
    static var defaultValue: MapReference? { nil }
}

private enum ScopesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: MapReference] { [:] }
}

extension EnvironmentValues {
    /// What hears of what maps show.
    var mapCameraActions: [MapCameraAction] {
        get { self[CameraActionsKey.self] }
        set { self[CameraActionsKey.self] = newValue }
    }
    /// What the ground of maps looks like.
    var mapStyle: MapStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
    /// The controls in front of maps.
    var mapControls: AnyView? {
        get { self[ControlsKey.self] }
        set { self[ControlsKey.self] = newValue }
    }
    /// Whether controls of maps are seen.
    var mapControlVisibility: Visibility {
        get { self[ControlVisibilityKey.self] }
        set { self[ControlVisibilityKey.self] = newValue }
    }
    /// The reader around, which asks where places are on the map.
    var mapReader: MapReference? {
        get { self[ReaderKey.self] }
        set { self[ReaderKey.self] = newValue }
    }
    /// The map whose controls are shown.
    var shownMap: MapReference? {
        get { self[ShownKey.self] }
        set { self[ShownKey.self] = newValue }
    }
    /// The maps that have names.
    var mapScopes: [AnyHashable: MapReference] {
        get { self[ScopesKey.self] }
        set { self[ScopesKey.self] = newValue }
    }
}

/// A map that others ask, once it is shown.
@MainActor
final class MapReference {
    weak var coordinator: MapCoordinator?
    var map: MKMapView? { coordinator?.map }

    nonisolated init() {}
}
