import QuartzCore

/// An action that a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// A look of an action.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// What performs the action, given it, the row and a closure to be called with whether it was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The look.
    open private(set) var style: Style
    /// What performs the action.
    open private(set) var handler: Handler
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The colour behind the title; red or grey by the style.
    open var backgroundColor: UIColor!

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The actions that a swipe over a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first one is at the edge of the list.
    open private(set) var actions: [UIContextualAction]
    /// Whether a long swipe performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
