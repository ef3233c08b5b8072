import UIKit

/// A controller that others build on.
open class ListController: UIViewController, UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
}

/// Relies on Objective-C: the protocol is the superclass's.
open class SelectingListController: ListController {
    public private(set) var selected: [IndexPath] = []

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}
