import UIKit

/// New items pop up from nothing, and deleted ones fall down.
class PopInLayout: UICollectionViewFlowLayout {
    private var insertedIndexPaths = [IndexPath]()
    private var removedIndexPaths = [IndexPath]()
    private var insertedSections = IndexSet()

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        insertedIndexPaths.removeAll()
        removedIndexPaths.removeAll()
        for update in updateItems {
            switch update.updateAction {
            case .insert:
                guard let path = update.indexPathAfterUpdate else { continue }
                if path.item == NSNotFound {
                    insertedSections.insert(path.section)
                } else {
                    insertedIndexPaths.append(path)
                }
            case .delete:
                if let path = update.indexPathBeforeUpdate { removedIndexPaths.append(path) }
            default:
                break
            }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        insertedIndexPaths.removeAll()
        removedIndexPaths.removeAll()
        insertedSections.removeAll()
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if insertedIndexPaths.contains(itemIndexPath) || insertedSections.contains(itemIndexPath.section) {
            attributes?.alpha = 0
            attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if removedIndexPaths.contains(itemIndexPath) {
            attributes?.alpha = 0
            attributes?.center.y += 300
            attributes?.transform3D = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        }
        return attributes
    }
}
