import UIKit

/// Columns of equal width, each card in the one that is shortest so far.
final class TypeWallLayout: UICollectionViewLayout {
    var configuration = TypeConfiguration()
    /// Gives the height of a card in a width.
    ///
    /// Cards with the same sample are equally high.
    var height: (_ sample: TypeSample, _ width: CGFloat) -> CGFloat = { _, _ in 0 }

    private var frames: [CGRect] = []
    private var contentHeight: CGFloat = 0
    /// What the frames were made for.
    private var prepared: Key?

    private struct Key: Equatable {
        var width: CGFloat
        var count: Int
        var isRightToLeft: Bool
        var generation: Int
    }

    /// A number that changes when the cards' heights do.
    var generation = 0

    /// The columns that fit in a width, at least one.
    func columns(in width: CGFloat) -> Int {
        let least = UIFontMetrics.default.scaledValue(for: configuration.columnWidth * configuration.textSize / 17)
        return max(Int((width - configuration.spacing) / (least + configuration.spacing)), 1)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let count = collectionView.numberOfItems(inSection: 0)
        let key = Key(
            width: width(of: collectionView.bounds), count: count, isRightToLeft: isRightToLeft, generation: generation)
        guard key != prepared else { return }
        prepared = key
        let spacing = configuration.spacing
        let columns = columns(in: key.width)
        let width = max((key.width - spacing * CGFloat(columns + 1)) / CGFloat(columns), 1)
        var bottoms = [CGFloat](repeating: spacing, count: columns)
        // Once for each sample, however many cards there are.
        let heights = TypeSample.all.prefix(count).map { height($0, width) }
        frames = (0..<count).map { item in
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let place = CGFloat(isRightToLeft ? columns - 1 - column : column)
            let frame = CGRect(
                x: spacing + place * (width + spacing), y: bottoms[column], width: width,
                height: heights[TypeSample.number(of: item)])
            bottoms[column] = frame.maxY + spacing
            return frame
        }
        contentHeight = bottoms.max() ?? 0
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView.map { width(of: $0.bounds) } ?? 0, height: contentHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        width(of: newBounds) != prepared?.width
    }

    /// What the view has to show cards beside each other.
    private func width(of bounds: CGRect) -> CGFloat {
        bounds.inset(by: collectionView?.adjustedContentInset ?? .zero).width
    }
}
