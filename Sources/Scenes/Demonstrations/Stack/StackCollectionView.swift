import UIKit

/// The cards' collection view: scrolls only when the stack lets it.
final class StackCollectionView: UICollectionView {
    weak var stack: StackView?

    /// A finger that came down while the stack opened may scroll the cards when it is open, and not before.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return true }
        return stack?.position == .expanded
    }

    /// The stack's tap recogniser selects, because a card that was held is not tapped.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
}
