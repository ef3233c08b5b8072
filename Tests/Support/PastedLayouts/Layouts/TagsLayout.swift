import UIKit

protocol TagsLayoutDelegate: AnyObject {
    func collectionView(_ collectionView: UICollectionView, widthForTagAt indexPath: IndexPath) -> CGFloat
}

/// Tags of any width in lines, each line centred.
class TagsLayout: UICollectionViewLayout {
    weak var delegate: TagsLayoutDelegate?
    var tagHeight: CGFloat = 32
    var spacing: CGFloat = 8

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero

    override var collectionViewContentSize: CGSize { size }

    override func prepare() {
        super.prepare()
        attributes.removeAll()
        guard let collectionView = collectionView, let delegate = delegate else { return }
        let available = collectionView.bounds.width - 2 * spacing
        var line: [UICollectionViewLayoutAttributes] = []
        var x: CGFloat = 0
        var y = spacing
        func closeLine() {
            guard let last = line.last else { return }
            let shift = spacing + (available - last.frame.maxX) / 2
            line.forEach { $0.frame.origin.x += shift }
            attributes += line
            line = []
            x = 0
            y += tagHeight + spacing
        }
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let width = min(delegate.collectionView(collectionView, widthForTagAt: indexPath), available)
            if x + width > available { closeLine() }
            let each = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            each.frame = CGRect(x: x, y: y, width: width, height: tagHeight)
            line.append(each)
            x += width + spacing
        }
        closeLine()
        size = CGSize(width: collectionView.bounds.width, height: y)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { rect.intersects($0.frame) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
