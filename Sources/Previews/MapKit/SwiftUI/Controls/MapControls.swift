import SwiftUI

extension View {
    /// Shows controls in front of the maps in the view.
    public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        environment(\.mapControls, AnyView(content()))
    }
    /// Sets whether the controls of maps in the view are seen.
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
        environment(\.mapControlVisibility, visibility)
    }
    /// Has the controls in the view of the maps that have a name.
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { MapScope(content: self, scope: scope) }
}

/// A view in which a map has a name.
nonisolated private struct MapScope<Content: View>: View {
    let content: Content
    let scope: Namespace.ID
    @State private var reference = MapReference()

    init(content: Content, scope: Namespace.ID) { (self.content, self.scope) = (content, scope) }

    @MainActor
    var body: some View {
        content.transformEnvironment(\.mapScopes) { [reference] in $0[AnyHashable(scope)] = reference }
    }
}

/// The button that has a map show where the phone is.
public nonisolated struct MapUserLocationButton: View {
    private let scope: Namespace.ID?
    @Environment(\.shownMap) private var shown
    @Environment(\.mapScopes) private var scopes
    @Environment(\.mapControlVisibility) private var visibility

    /// Makes one for the map around, or one that has a name.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// The button.
    @MainActor
    public var body: some View {
        if visibility != .hidden {
            Button {
                let named = scope.flatMap { scopes[AnyHashable($0)] }
                (named ?? shown)?.coordinator?.showUserLocation()
            } label: {
                Image(systemName: "location.fill")
                    .frame(width: 44, height: 44)
                    .background(.background, in: RoundedRectangle(cornerRadius: 8))
            }
        }
    }
}

/// The compass of a map: shows nothing, as maps are not turned.
public nonisolated struct MapCompass: View {
    /// Makes one.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor
    public var body: some View { EmptyView() }
}

/// The scale of a map: shows nothing.
public nonisolated struct MapScaleView: View {
    /// Makes one.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor
    public var body: some View { EmptyView() }
}

/// The button that tilts a map: shows nothing, as maps are not tilted.
public nonisolated struct MapPitchToggle: View {
    /// Makes one.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    @MainActor
    public var body: some View { EmptyView() }
}
