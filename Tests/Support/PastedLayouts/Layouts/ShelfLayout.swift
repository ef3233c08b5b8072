import UIKit

class ShelfView: UICollectionReusableView {
    static let kind = "ShelfView"

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.55, green: 0.35, blue: 0.17, alpha: 1)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Books in rows, each row on a shelf that is a decoration view.
class ShelfLayout: UICollectionViewFlowLayout {
    private var shelfRects: [IndexPath: CGRect] = [:]

    override init() {
        super.init()
        register(ShelfView.self, forDecorationViewOfKind: ShelfView.kind)
        itemSize = CGSize(width: 80, height: 110)
        sectionInset = .init(top: 20, left: 16, bottom: 20, right: 16)
        minimumLineSpacing = 40
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        register(ShelfView.self, forDecorationViewOfKind: ShelfView.kind)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        shelfRects.removeAll()
        for section in 0..<collectionView.numberOfSections {
            var bottoms = Set<CGFloat>()
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
                    bottoms.insert(attributes.frame.maxY)
                }
            }
            for (row, bottom) in bottoms.sorted().enumerated() {
                shelfRects[IndexPath(item: row, section: section)] = CGRect(
                    x: 0, y: bottom, width: collectionViewContentSize.width, height: 12)
            }
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var attributes = super.layoutAttributesForElements(in: rect) ?? []
        for (indexPath, shelf) in shelfRects where shelf.intersects(rect) {
            if let decoration = layoutAttributesForDecorationView(ofKind: ShelfView.kind, at: indexPath) {
                attributes.append(decoration)
            }
        }
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let rect = shelfRects[indexPath] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = rect
        attributes.zIndex = -1
        return attributes
    }
}
