import SwiftUI

/// What a map of SwiftUI is to show.
struct MapRequest {
    /// Where what it shows comes from.
    enum Source {
        case position(Binding<MapCameraPosition>)
        /// What it shows first.
        case initial(MapCameraPosition)
        case region(Binding<MKCoordinateRegion>)
        case rect(Binding<MKMapRect>)

        /// What it says now.
        var position: MapCameraPosition {
            switch self {
            case .position(let binding): binding.wrappedValue
            case .initial(let position): position
            case .region(let binding): .region(binding.wrappedValue)
            case .rect(let binding): .rect(binding.wrappedValue)
            }
        }
    }

    var source: Source
    var bounds: MapCameraBounds?
    var modes: MapInteractionModes = .all
    var selection: MapSelectionLink?
    var scope: Namespace.ID?
    /// Whether the dot is shown where the phone is, whatever is on the map.
    var showsUserLocation = false
    var tracking: Binding<MapUserTrackingMode>?
    /// Tells what is on the map.
    var collect: @MainActor (MapCollector) -> Void = { _ in }
}

/// The selection of a map: a value of somebody else.
struct MapSelectionLink {
    /// Returns what is selected; nil for nothing.
    let get: () -> AnyHashable?
    /// Selects something, or nothing.
    let set: (AnyHashable?) -> Void
    /// Whether a value is of the selection's type.
    let accepts: (AnyHashable) -> Bool

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        get = { binding.wrappedValue.map { AnyHashable($0) } }
        set = { new in binding.wrappedValue = new?.base as? Value }
        accepts = { $0.base is Value }
    }

    /// Returns what selects an item; nil if nothing does.
    func value(of item: MapItem) -> AnyHashable? {
        ([item.look.tag].compactMap { $0 } + item.look.identities).first(where: accepts)
    }
}
