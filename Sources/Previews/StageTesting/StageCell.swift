import QuartzCore
import UIKit

/// A cell's attributes as they are seen, running animations included.
public struct StageCell: Equatable, Sendable {
    /// The cell's index path.
    public var indexPath: IndexPath
    /// The smallest rectangle around the cell on the screen, in points.
    ///
    /// Transforms of its own are counted, those in perspective of what is around it are not.
    public var frame: CGRect
    /// The cell's centre in its collection view's content, in points.
    public var center: CGPoint
    /// The size of its bounds, in points.
    public var size: CGSize
    /// The transform about its centre.
    public var transform: CATransform3D
    /// The opacity, 0...1.
    public var alpha: CGFloat
    /// The place among overlapping cells; higher ones are nearer to the viewer.
    public var zIndex: Int
    /// Whether the cell is hidden.
    public var isHidden: Bool
}

extension Stage {
    /// The cells on the screen of every collection view, by their index paths.
    ///
    /// O(views).
    public var cells: [StageCell] {
        collectionViews.flatMap(cells(of:))
    }

    /// Returns the cells of one collection view that are on the screen, by their index paths.
    public func cells(of collectionView: UICollectionView) -> [StageCell] {
        simulation.read {
            let window = collectionView.window
            return collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
                collectionView.cellForItem(at: path).map { cell(of: $0, at: path, in: collectionView, window) }
            }
        }
    }

    /// Returns the cell of an item; nil if it is not on the screen.
    public func cell(at item: Int, section: Int = 0) -> StageCell? {
        cells.first { $0.indexPath == IndexPath(item: item, section: section) }
    }

    /// The collection views within the controller's view, depth first.
    public var collectionViews: [UICollectionView] {
        func find(_ view: UIView) -> [UICollectionView] {
            ((view as? UICollectionView).map { [$0] } ?? []) + view.subviews.flatMap(find)
        }
        return find(viewController.view)
    }

    private func cell(
        of view: UIView, at path: IndexPath, in collectionView: UICollectionView, _ window: UIWindow?
    ) -> StageCell {
        let seen = view.layer.presented
        let offset = collectionView.layer.presented.bounds.origin
        let origin = collectionView.convert(collectionView.bounds.origin, to: window)
        let frame = seen.frame.offsetBy(dx: origin.x - offset.x, dy: origin.y - offset.y)
        return StageCell(
            indexPath: path, frame: frame, center: seen.position, size: seen.bounds.size, transform: seen.transform,
            alpha: CGFloat(seen.opacity), zIndex: Int(seen.zPosition), isHidden: seen.isHidden)
    }
}
