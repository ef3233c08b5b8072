import SceneContract
import StageModel
import UIKit

/// A scene of one collection view, of which nothing but its place is restored.
protocol CollectionScene: ConfiguredScene {
    /// The name of the items in `simulate`'s output.
    static var itemsName: String { get }
    /// The axis along which the view scrolls.
    static var scrollAxis: WritableKeyPath<CGPoint, CGFloat> { get }
    var collectionView: UICollectionView { get }
}

extension CollectionScene {
    static var restorationNames: [String] { UICollectionView.restorationNames }

    var observedViews: [ObservedView] { [ObservedView(name: Self.itemsName, collectionView: collectionView)] }

    var restoration: [String: StageValue] { collectionView.restoration(along: Self.scrollAxis) }

    func restore(_ restoration: Restoration) throws {
        try collectionView.restore(restoration, along: Self.scrollAxis)
    }
}
