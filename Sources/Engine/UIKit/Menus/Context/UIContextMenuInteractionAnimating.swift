import QuartzCore

/// What goes along with the opening or the closing of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller whose view is shown above the menu; nil for none.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to the preview when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss
    /// It fades while the app shows something else.
    case pop
}

/// What goes along with the closing of a context menu whose preview has been tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What happens to the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations and completions that an app adds to those of a menu.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    private(set) weak var previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for each in animations { each() } }

    func complete() {
        defer { completions = [] }
        for each in completions { each() }
    }
}
