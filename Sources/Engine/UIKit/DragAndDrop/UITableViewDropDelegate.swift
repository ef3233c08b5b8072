import QuartzCore

/// Takes the items that a finger drops on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// Takes the items.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether a drag is of interest.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Is called when a finger comes over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop at the finger would do; asked for each of its movements.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Is called when a finger leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Is called when a drag is over.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Is not called: what is dropped looks as its cell did.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Returns a move: rows are dragged within a table.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// What is dropped on a table, and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// The place among the items at which they are dropped; nil beside all of them.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed last.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has a dropped item go to the place of a row of the data source.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has a dropped item vanish into a row of the data source.
    ///
    /// - Parameters:
    ///   - dragItem: the dropped item.
    ///   - indexPath: the item that takes it.
    ///   - rect: where in the item's cell.
    /// - Returns: the animation.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

/// A dropped item.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// Where it was in this table; nil for one from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of what is shown of it.
    var previewSize: CGSize { get }
}

/// What a table proposes for a drop.
open class UITableViewDropProposal: UIDropProposal {
    /// What becomes of the row under the finger.
    public enum Intent: Int, Sendable {
        /// Nothing is shown.
        case unspecified
        /// The other rows make room.
        case insertAtDestinationIndexPath
        /// The row under the finger takes what is dropped.
        case insertIntoDestinationIndexPath
        /// The other rows make room, or the row under the finger takes it.
        case automatic
    }

    /// What becomes of the row under the finger.
    open private(set) var intent: Intent

    /// Makes a proposal of an operation and what becomes of the row under the finger.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal of an operation.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
