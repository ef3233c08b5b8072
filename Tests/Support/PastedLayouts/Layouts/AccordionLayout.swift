import UIKit

/// Rows, of which the chosen one is tall; choosing another one animates both.
class AccordionLayout: UICollectionViewLayout {
    private var cachedAttributes = [IndexPath: UICollectionViewLayoutAttributes]()
    private var contentHeight: CGFloat = 0

    var selectedIndexPath: IndexPath? {
        didSet {
            guard selectedIndexPath != oldValue else { return }
            collectionView?.performBatchUpdates({ self.invalidateLayout() })
        }
    }

    private let closedHeight: CGFloat = 70
    private let openHeight: CGFloat = 240
    private let spacing: CGFloat = 4

    override func prepare() {
        super.prepare()
        cachedAttributes = [:]
        contentHeight = 0
        guard let collectionView = collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let indexPath = IndexPath(item: item, section: section)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                let height = indexPath == selectedIndexPath ? openHeight : closedHeight
                attributes.frame = CGRect(
                    x: spacing, y: contentHeight, width: collectionView.bounds.width - 2 * spacing, height: height)
                cachedAttributes[indexPath] = attributes
                contentHeight += height + spacing
            }
        }
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cachedAttributes.values.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cachedAttributes[indexPath]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.size != collectionView?.bounds.size
    }
}
