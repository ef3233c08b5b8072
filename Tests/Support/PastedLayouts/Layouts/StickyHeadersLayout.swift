import UIKit

/// A flow layout whose section headers stay at the top while their section is in sight.
class StickyHeadersLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView,
            var attributes = super.layoutAttributesForElements(in: rect)
        else { return nil }

        let sectionsToAdd = NSMutableIndexSet()
        for element in attributes where element.representedElementCategory == .cell {
            sectionsToAdd.add(element.indexPath.section)
        }
        for element in attributes where element.representedElementKind == UICollectionView.elementKindSectionHeader {
            sectionsToAdd.remove(element.indexPath.section)
        }
        for section in sectionsToAdd {
            let indexPath = IndexPath(item: 0, section: section)
            if let header = super.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: indexPath)
            {
                attributes.append(header)
            }
        }

        for header in attributes where header.representedElementKind == UICollectionView.elementKindSectionHeader {
            let section = header.indexPath.section
            guard collectionView.numberOfItems(inSection: section) > 0 else { continue }
            let lastItem = collectionView.numberOfItems(inSection: section) - 1
            guard
                let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
                let last = layoutAttributesForItem(at: IndexPath(item: lastItem, section: section))
            else { continue }
            let contentOffset = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
            var frame = header.frame
            let minimum = first.frame.minY - frame.height - sectionInset.top
            let maximum = last.frame.maxY - frame.height + sectionInset.bottom
            frame.origin.y = min(max(contentOffset, minimum), maximum)
            header.frame = frame
            header.zIndex = 1024
        }
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        attributes?.zIndex = 1024
        return attributes
    }
}
