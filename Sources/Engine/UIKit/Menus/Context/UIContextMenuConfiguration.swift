import QuartzCore

/// A closure that returns the controller whose view is shown above a context menu in place of what was pressed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that returns a context menu, given entries that the system suggests: here none.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The content of a context menu: its entries, and what is shown above them.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    private let name: (any NSCopying)?
    final let previewProvider: UIContextMenuContentPreviewProvider?
    final let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: what tells the menu from others; nil for a name of its own.
    ///   - previewProvider: makes what is shown above the menu; nil: what was pressed is.
    ///   - actionProvider: makes the menu; nil: none is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        name = identifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// What tells the menu from others.
    open var identifier: any NSCopying { name ?? NSString(string: "\(ObjectIdentifier(self))") }
    /// Has no effect: one item is lifted.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// Has no effect: no number is shown.
    open var badgeCount = 0
}
