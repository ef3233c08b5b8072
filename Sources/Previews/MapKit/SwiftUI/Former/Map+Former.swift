import SwiftUI

/// A map with nothing on it, as of iOS 14.
public nonisolated struct _DefaultMapContent: View {
    let request: MapRequest
    /// The map.
    @MainActor
    public var body: some View { MapBase(request, fillsScreen: false) }
}

/// A map with what is at the places of a collection's elements, as of iOS 14.
public nonisolated struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
    let request: MapRequest
    /// The map.
    @MainActor
    public var body: some View { MapBase(request, fillsScreen: false) }
}

extension Map where Content == _DefaultMapContent {
    /// Makes one that shows a part of the Earth, which is told what fingers have done.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        let request = MapRequest(
            source: .region(coordinateRegion), modes: interactionModes, showsUserLocation: showsUserLocation,
            tracking: userTrackingMode)
        self.init(showing: _DefaultMapContent(request: request))
    }

    /// Makes one that shows a rectangle of the map, which is told what fingers have done.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        let request = MapRequest(
            source: .rect(mapRect), modes: interactionModes, showsUserLocation: showsUserLocation,
            tracking: userTrackingMode)
        self.init(showing: _DefaultMapContent(request: request))
    }
}

extension Map {
    /// Makes one with something at the place of each element that shows a part of the Earth.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        nonisolated(unsafe) let (items, content) = (annotationItems, annotationContent)
        let request = MapRequest(
            source: .region(coordinateRegion), modes: interactionModes, showsUserLocation: showsUserLocation,
            tracking: userTrackingMode
        ) { $0.add(items, content) }
        self.init(showing: _DefaultAnnotatedMapContent<Items>(request: request))
    }

    /// Makes one with something at the place of each element that shows a rectangle of the map.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        nonisolated(unsafe) let (items, content) = (annotationItems, annotationContent)
        let request = MapRequest(
            source: .rect(mapRect), modes: interactionModes, showsUserLocation: showsUserLocation,
            tracking: userTrackingMode
        ) { $0.add(items, content) }
        self.init(showing: _DefaultAnnotatedMapContent<Items>(request: request))
    }
}

extension MapCollector {
    /// Takes what is at the places of elements.
    fileprivate func add<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        _ items: Items, _ content: (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {
        for item in items { add(FormerAnnotation(data: content(item)._annotation), as: item.id) }
    }
}

/// Something at a place of a map, as of iOS 14.
private nonisolated struct FormerAnnotation: PrimitiveMapContent {
    let data: _MapAnnotationData

    @MainActor
    func collect(into collector: MapCollector) { collector.add(data.kind, at: data.coordinate) }
}
