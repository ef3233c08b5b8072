import UIKit

extension Selector {
    #if canImport(ObjectiveC)
        static let albumStep = #selector(AlbumViewController.step(_:))
    #else
        @MainActor static let albumStep = Selector(AlbumViewController.step(_:))
    #endif
}
