import UIKit

/// One card above the other; a pan that the layout adds to its collection view slides the top one away.
class SlidingCardLayout: UICollectionViewLayout, UIGestureRecognizerDelegate {
    private(set) var slide: CGFloat = 0
    private lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: Selector(SlidingCardLayout.didPan(_:)))
        pan.delegate = self
        return pan
    }()

    override func prepare() {
        super.prepare()
        if pan.view == nil {
            collectionView?.addGestureRecognizer(pan)
        }
    }

    override var collectionViewContentSize: CGSize {
        guard let bounds = collectionView?.bounds else { return .zero }
        return CGSize(width: bounds.width, height: bounds.height * 2)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item == 1 ? slide : 0, y: 100, width: 300, height: 200)
        attributes.zIndex = indexPath.item
        return attributes
    }

    /// Sideways pans are the card's, the others the collection view's.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = pan.velocity(in: collectionView)
        return abs(translation.x) > abs(translation.y)
    }

    private func didPan(_ pan: UIPanGestureRecognizer) {
        slide = pan.translation(in: collectionView).x
        invalidateLayout()
    }
}
