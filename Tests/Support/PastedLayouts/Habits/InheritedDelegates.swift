import UIKit

/// A controller that others build on.
class ListController: UIViewController, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
}

/// Relies on Objective-C: the protocol is the superclass's.
class SelectingListController: ListController {
    private(set) var selected: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}
