import UIKit

/// The list of bubbles.
///
/// Their gradient stays in its place on the screen.
final class MessagesCollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for cell in visibleCells { (cell as? MessageCell)?.alignGradient(with: bounds) }
    }
}
