import SwiftUI

/// A map with what is at its places.
public nonisolated struct Map<Content: View>: View {
    let content: Content

    init(showing content: Content) { self.content = content }

    /// The map.
    @MainActor
    public var body: some View { content }
}

/// A map with what a builder says.
public nonisolated struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
    let request: MapRequest

    init(
        _ source: MapRequest.Source, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes,
        _ selection: MapSelectionLink?, _ scope: Namespace.ID?, _ content: Content
    ) {
        nonisolated(unsafe) let content = content
        request = MapRequest(source: source, bounds: bounds, modes: modes, selection: selection, scope: scope) {
            $0.add(content)
        }
    }

    /// The map.
    @MainActor
    public var body: some View { MapBase(request, fillsScreen: true) }
}

extension Map {
    /// Makes one that shows what a binding says, which is told what fingers have done.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(showing: MapContentView(.position(position), bounds, interactionModes, nil, scope, content()))
    }

    /// Makes one with nothing on it that shows what a binding says.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(
            showing: MapContentView(.position(position), bounds, interactionModes, nil, scope, EmptyMapContent()))
    }

    /// Makes one that shows something first.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(showing: MapContentView(.initial(initialPosition), bounds, interactionModes, nil, scope, content()))
    }

    /// Makes one with nothing on it that shows something first.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(
            showing: MapContentView(.initial(initialPosition), bounds, interactionModes, nil, scope, EmptyMapContent()))
    }

    /// Makes one that shows what a binding says, in which a tap selects what has a tag.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            showing: MapContentView(
                .position(position), bounds, interactionModes, MapSelectionLink(selection), scope, content()))
    }

    /// Makes one that shows something first, in which a tap selects what has a tag.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            showing: MapContentView(
                .initial(initialPosition), bounds, interactionModes, MapSelectionLink(selection), scope, content()))
    }
}
