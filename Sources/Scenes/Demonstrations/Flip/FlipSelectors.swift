import UIKit

extension Selector {
    #if canImport(ObjectiveC)
        static let flipPanned = #selector(FlipDeckView.panned(_:))
        static let flipHeld = #selector(FlipDeckView.held(_:))
        static let flipFacesChanged = #selector(FlipDeckView.facesChanged(_:))
    #else
        @MainActor static let flipPanned = Selector(FlipDeckView.panned(_:))
        @MainActor static let flipHeld = Selector(FlipDeckView.held(_:))
        @MainActor static let flipFacesChanged = Selector(FlipDeckView.facesChanged(_:))
    #endif
}
