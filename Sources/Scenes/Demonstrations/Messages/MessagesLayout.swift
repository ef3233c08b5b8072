import UIKit

/// A column of bubbles, each on a spring while the list moves.
final class MessagesLayout: UICollectionViewLayout {
    /// Beyond the list's edges, in points, bubbles have springs, too.
    private static let margin: CGFloat = 160

    /// What stays at its place when it changes goes on with its motion.
    var column: MessageColumn? {
        didSet {
            guard column != oldValue else { return }
            if springs.isMoving {
                let stays = zip(oldValue?.frames ?? [], column?.frames ?? []).prefix { $0 == $1 }.count
                springs.follow(itemsNearby.clamped(to: 0..<stays))
            }
            invalidateLayout()
        }
    }

    private(set) lazy var springs: MessageSprings = {
        let springs = MessageSprings(layout: self) { [unowned self] in column?.frames[$0] ?? .zero }
        springs.didStop = { [unowned self] in
            grip = nil
            invalidateLayout()
        }
        return springs
    }()

    /// Begins an item's motion away from its place.
    func launch(_ item: Int, from distance: CGPoint) {
        let nearby = itemsNearby
        springs.follow(min(nearby.lowerBound, item)..<max(nearby.upperBound, item + 1))
        springs.launch(item, from: distance)
        invalidateLayout()
    }

    /// Gives an item's neighbours a push away from it.
    func push(awayFrom item: Int) {
        springs.follow(itemsNearby)
        springs.push(awayFrom: item)
    }

    /// The items in sight and just outside of it.
    private var itemsNearby: Range<Int> {
        guard let column, let bounds = collectionView?.bounds else { return 0..<0 }
        return column.messages(from: bounds.minY - Self.margin, to: bounds.maxY + Self.margin)
    }

    /// Where the finger holds the list, or held it before it let go, from the list's top; nil at rest.
    private var grip: CGFloat?

    /// Where the content is held: by the finger, or where it is ahead of everything else.
    private func finger(scrollingBy distance: CGFloat, to bounds: CGRect) -> CGFloat {
        guard let collectionView else { return 0 }
        if collectionView.isDragging, let parent = collectionView.superview {
            let place = collectionView.panGestureRecognizer.location(in: parent).y - collectionView.frame.minY
            grip = min(max(place, 0), bounds.height)
        }
        if collectionView.isDragging || collectionView.isDecelerating, let grip { return bounds.minY + grip }
        return distance > 0 ? bounds.minY : bounds.maxY
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds, bounds.size == newBounds.size else { return true }
        let distance = newBounds.minY - bounds.minY
        // Farther than that is no motion that anybody sees.
        if distance != 0, abs(distance) < newBounds.height / 2 {
            if !springs.isMoving { springs.follow(itemsNearby) }
            springs.scroll(by: distance, heldAt: finger(scrollingBy: distance, to: newBounds))
        }
        return true
    }

    override var collectionViewContentSize: CGSize { column?.size ?? .zero }

    override func prepare() {
        super.prepare()
        if springs.isMoving { springs.follow(itemsNearby) }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let column else { return nil }
        return column.messages(from: rect.minY - Self.margin, to: rect.maxY + Self.margin)
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let column, column.frames.indices.contains(indexPath.item) else { return nil }
        if let attributes = springs.attributes(of: indexPath.item) { return attributes }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = column.frames[indexPath.item]
        return attributes
    }
}
