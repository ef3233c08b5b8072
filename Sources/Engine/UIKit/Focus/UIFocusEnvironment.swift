import QuartzCore

/// A part of an interface that could have the focus of keys; stages have no focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// Where the focus would go.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Does nothing: stages have no focus.
    func setNeedsFocusUpdate()
    /// Does nothing: stages have no focus.
    func updateFocusIfNeeded()
    /// Is not called: stages have no focus.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Is not called: stages have no focus.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {}

/// A change of the focus of keys, of which stages have none.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The view that had the focus: none.
    open var previouslyFocusedView: UIView? { nil }
    /// The view that will have the focus: none.
    open var nextFocusedView: UIView? { nil }
}

/// What animates beside a change of the focus of keys.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Makes the changes at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A change of the focus among a collection view's items, of which stages have none.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus: none.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The item that will have the focus: none.
    open var nextFocusedIndexPath: IndexPath? { nil }
}
