import SwiftUI

/// Something at a place of a map, as of iOS 14.
public protocol MapAnnotationProtocol {
    /// What is on the map.
    var _annotation: _MapAnnotationData { get }
}

/// What is at a place of a map.
public nonisolated struct _MapAnnotationData {
    let kind: MapItem.Kind
    let coordinate: CLLocationCoordinate2D
}

/// A pin at a place of a map.
public nonisolated struct MapPin: MapAnnotationProtocol {
    /// What is on the map.
    public let _annotation: _MapAnnotationData

    /// Makes one; without a colour it is red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotation = _MapAnnotationData(kind: .pin(tint.map { UIColor($0) }), coordinate: coordinate)
    }
}

/// A balloon at a place of a map.
public nonisolated struct MapMarker: MapAnnotationProtocol {
    /// What is on the map.
    public let _annotation: _MapAnnotationData

    /// Makes one; without a colour it is red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotation = _MapAnnotationData(
            kind: .marker(MapMarkerLook(tint: tint.map { UIColor($0) })), coordinate: coordinate)
    }
}

/// A view at a place of a map.
public nonisolated struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// What is on the map.
    public let _annotation: _MapAnnotationData

    /// Makes one, by which of the view's points is at the place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _annotation = _MapAnnotationData(
            kind: .view(AnyView(content()), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)),
            coordinate: coordinate)
    }
}
