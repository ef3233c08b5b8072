import UIKit

/// The observer of a stack.
@MainActor
protocol StackViewDelegate: AnyObject {
    /// The stack has come to rest at one of its ends.
    func stackView(_ stackView: StackView, didChangePositionTo position: StackPosition)
    /// The collapsed stack was tapped; it expands.
    func stackViewDidTapStack(_ stackView: StackView)
    /// A card of the expanded stack was tapped.
    func stackView(_ stackView: StackView, didSelectItemAt index: Int)
    func stackView(_ stackView: StackView, willDisplay cell: UICollectionViewCell, forItemAt index: Int)
}
