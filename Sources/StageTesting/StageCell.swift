import QuartzCore
import UIKit

/// A cell as it is seen: with the animations that run.
public struct StageCell: Equatable, Sendable {
    public var indexPath: IndexPath
    /// The smallest rectangle around it on the screen, in points; transforms of its own are counted, those in perspective of
    /// what is around it are not.
    public var frame: CGRect
    /// In its collection view's content.
    public var center: CGPoint
    public var size: CGSize
    public var transform: CATransform3D
    public var alpha: CGFloat
    public var zIndex: Int
    public var isHidden: Bool
}

extension Stage {
    /// Every collection view's cells that are on the screen, by their index paths. O(views).
    public var cells: [StageCell] {
        collectionViews.flatMap(cells(of:))
    }

    /// The cells of one collection view that are on the screen, by their index paths.
    public func cells(of collectionView: UICollectionView) -> [StageCell] {
        simulation.read {
            let window = collectionView.window
            return collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
                collectionView.cellForItem(at: path).map { cell(of: $0, at: path, in: collectionView, window) }
            }
        }
    }

    /// The cell of an item; nil if it is not on the screen.
    public func cell(at item: Int, section: Int = 0) -> StageCell? {
        cells.first { $0.indexPath == IndexPath(item: item, section: section) }
    }

    /// The collection views below the controller's view, depth first.
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
