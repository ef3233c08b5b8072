import UIKit

/// The tile that the keyboard has reached.
@MainActor
final class TileFocus {
    private(set) var tile: Int?

    func move(to tile: Int?, in collectionView: UICollectionView) {
        guard tile != self.tile else { return }
        self.tile = tile
        for path in collectionView.indexPathsForVisibleItems {
            (collectionView.cellForItem(at: path) as? TileCell)?.showsFocus = path.item == tile
        }
    }

    /// Goes `step` tiles on, and no further than the first or the last; without a focus, to the first.
    func move(by step: Int, of count: Int, in collectionView: UICollectionView) {
        move(to: tile.map { min(max($0 + step, 0), count - 1) } ?? 0, in: collectionView)
    }
}
