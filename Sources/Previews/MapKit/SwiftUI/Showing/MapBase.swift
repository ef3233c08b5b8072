import SwiftUI

/// A map of UIKit with controls in front.
nonisolated struct MapBase: View {
    let request: MapRequest
    /// Whether it goes on below bars.
    let fillsScreen: Bool
    @State private var reference = MapReference()
    @Environment(\.mapControls) private var controls

    init(_ request: MapRequest, fillsScreen: Bool) { (self.request, self.fillsScreen) = (request, fillsScreen) }

    @MainActor
    var body: some View {
        MapRepresentable(request: request, reference: reference)
            .ignoresSafeArea(.container, edges: fillsScreen ? .all : [])
            .overlay(alignment: .topTrailing) {
                if let controls {
                    VStack(spacing: 8) { controls }.padding(8).environment(\.shownMap, reference)
                }
            }
    }
}

/// A map of UIKit as a view.
nonisolated struct MapRepresentable: UIViewRepresentable {
    let request: MapRequest
    let reference: MapReference

    @MainActor
    func makeCoordinator() -> MapCoordinator { MapCoordinator() }

    @MainActor
    func makeUIView(context: Context) -> MKMapView { context.coordinator.map }

    @MainActor
    func updateUIView(_ uiView: MKMapView, context: Context) {
        reference.coordinator = context.coordinator
        context.environment.mapReader?.coordinator = context.coordinator
        if let scope = request.scope {
            context.environment.mapScopes[AnyHashable(scope)]?.coordinator = context.coordinator
        }
        context.coordinator.update(request, context.environment, context.transaction.animation)
    }
}
