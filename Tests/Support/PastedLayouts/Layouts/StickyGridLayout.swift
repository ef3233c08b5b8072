import UIKit

/// A spreadsheet: sections are rows; the first row and the first column stay in sight.
class StickyGridLayout: UICollectionViewLayout {
    var stickyRowsCount = 1
    var stickyColumnsCount = 1
    var cellSize = CGSize(width: 100, height: 44)

    private var allAttributes: [[UICollectionViewLayoutAttributes]] = []
    private var contentSize: CGSize = .zero

    func isItemSticky(at indexPath: IndexPath) -> Bool {
        return indexPath.item < stickyColumnsCount || indexPath.section < stickyRowsCount
    }

    override var collectionViewContentSize: CGSize {
        return contentSize
    }

    override func prepare() {
        setupAttributes()
        updateStickyItemsPositions()
        let lastItemFrame = allAttributes.last?.last?.frame ?? .zero
        guard let rows = collectionView?.numberOfSections, rows > 0 else { return }
        let columns = collectionView?.numberOfItems(inSection: 0) ?? 0
        contentSize = CGSize(
            width: max(CGFloat(columns) * cellSize.width, lastItemFrame.width), height: CGFloat(rows) * cellSize.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var attributes = [UICollectionViewLayoutAttributes]()
        for rowAttrs in allAttributes {
            for itemAttrs in rowAttrs where rect.intersects(itemAttrs.frame) {
                attributes.append(itemAttrs)
            }
        }
        return attributes
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return allAttributes[indexPath.section][indexPath.row]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    private func setupAttributes() {
        allAttributes = []
        guard let collectionView = collectionView else { return }
        var yOffset: CGFloat = 0
        for row in 0..<collectionView.numberOfSections {
            var rowAttrs: [UICollectionViewLayoutAttributes] = []
            var xOffset: CGFloat = 0
            for col in 0..<collectionView.numberOfItems(inSection: row) {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(row: col, section: row))
                attributes.frame =
                    CGRect(
                        x: xOffset, y: yOffset, width: cellSize.width, height: cellSize.height
                    ).integral
                rowAttrs.append(attributes)
                xOffset += cellSize.width
            }
            yOffset += cellSize.height
            allAttributes.append(rowAttrs)
        }
    }

    private func updateStickyItemsPositions() {
        guard let collectionView = collectionView else { return }
        for row in 0..<collectionView.numberOfSections {
            for col in 0..<collectionView.numberOfItems(inSection: row) {
                let attributes = allAttributes[row][col]
                if row < stickyRowsCount {
                    var frame = attributes.frame
                    frame.origin.y += collectionView.contentOffset.y
                    attributes.frame = frame
                }
                if col < stickyColumnsCount {
                    var frame = attributes.frame
                    frame.origin.x += collectionView.contentOffset.x
                    attributes.frame = frame
                }
                attributes.zIndex = zIndex(forRow: row, column: col)
            }
        }
    }

    private func zIndex(forRow row: Int, column col: Int) -> Int {
        if row < stickyRowsCount && col < stickyColumnsCount {
            return ZOrder.staticStickyItem
        } else if row < stickyRowsCount || col < stickyColumnsCount {
            return ZOrder.stickyItem
        } else {
            return ZOrder.commonItem
        }
    }

    private enum ZOrder {
        static let commonItem = 0
        static let stickyItem = 1
        static let staticStickyItem = 2
    }
}
