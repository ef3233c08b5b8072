import QuartzCore

/// An action that a swipe over a row of a table offers, as before iOS 11: `UIContextualAction` has taken its place.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// A look of an action.
    public enum Style: Int, Sendable {
        case `default`, normal

        /// The look of what deletes something, which is the default.
        public static let destructive = Style.default
    }

    /// The look.
    open private(set) var style: Style
    /// The title.
    open var title: String?
    /// The colour behind the title; red or grey by the style.
    open var backgroundColor: UIColor?
    /// The effect behind the title; it is kept, and has no effect here.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - style: the look.
    ///   - title: the title.
    ///   - handler: is called when it is chosen, with the action and the row.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .default ? .systemRed : .systemGray
    }

    /// The action as one of today.
    final func contextual(forRowAt path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            [self] _, _, complete in
            handler(self, path)
            complete(true)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
