import QuartzCore

/// A finger's drag of a table's row to another place in the table, which the others make room for.
///
/// A data source that moves rows moves it; else the drop delegate takes it.
@MainActor
final class TableDrag: ItemDrag {
    private let table: UITableView
    private let session = DragSession()
    private let origin: IndexPath
    private let previewSize: CGSize
    private var proposal: UITableViewDropProposal?

    /// Begins a drag; nil if nothing can be dragged there.
    ///
    /// - Parameters:
    ///   - table: the table.
    ///   - place: the finger's place in the window.
    init?(of table: UITableView, at place: CGPoint) {
        let inside = table.convert(place, from: nil)
        guard let delegate = table.dragDelegate, let path = table.indexPathForRow(at: inside),
            let cell = table.cellForRow(at: path)
        else { return nil }
        session.place = place
        session.items = delegate.tableView(table, itemsForBeginning: session, at: path)
        session.allowsMoveOperation = delegate.tableView(table, dragSessionAllowsMoveOperation: session)
        guard !session.items.isEmpty, table.beginMovement(of: cell, at: inside.y) else { return nil }
        (self.table, origin, previewSize) = (table, path, cell.bounds.size)
        delegate.tableView(table, dragSessionWillBegin: session)
        if takesDrops { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    private var takesDrops: Bool { table.dropDelegate?.tableView(table, canHandle: session) == true }

    func move(to place: CGPoint) {
        session.place = place
        table.carry(to: table.convert(place, from: nil).y)
        guard takesDrops else { return }
        proposal = table.dropDelegate?.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: table.movement?.current)
    }

    func drop() {
        let destination = table.movement?.current
        let isMove = proposal.map { $0.operation == .move } ?? true
        if isMove, session.allowsMoveOperation, table.dataSource?.movesRows == true {
            table.endMovement()
        } else {
            // The data source still has the row where it was: from there its changes are animated.
            table.cancelMovement()
            perform(at: destination)
        }
        end()
    }

    private func perform(at destination: IndexPath?) {
        guard let delegate = table.dropDelegate, let proposal,
            proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
        else { return }
        let items = session.items.enumerated().map { index, item in
            DropItem(dragItem: item, sourceIndexPath: index == 0 ? origin : nil, previewSize: previewSize)
        }
        delegate.tableView(
            table,
            performDropWith: TableDropCoordinator(
                items: items, destinationIndexPath: destination, proposal: proposal, session: session))
    }

    func cancel() {
        table.cancelMovement()
        end()
    }

    private func end() {
        if takesDrops { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    }
}

extension UITableView: DraggableList {
    final func hasItem(at place: CGPoint) -> Bool { indexPathForRow(at: place) != nil }
    final func beginDrag(at place: CGPoint) -> (any ItemDrag)? { TableDrag(of: self, at: place) }

    /// Gives the table the gesture that drags rows, or takes it away.
    final func installDragGesture() {
        if dragDelegate != nil, dragInteractionEnabled {
            guard dragGesture == nil else { return }
            let gesture = DragGestureRecognizer()
            addGestureRecognizer(gesture)
            dragGesture = gesture
        } else if let gesture = dragGesture {
            removeGestureRecognizer(gesture)
            dragGesture = nil
        }
    }
}

/// What is dropped on a table.
final class TableDropCoordinator: UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession

    init(
        items: [any UITableViewDropItem], destinationIndexPath: IndexPath?, proposal: UITableViewDropProposal,
        session: any UIDropSession
    ) {
        (self.items, self.destinationIndexPath) = (items, destinationIndexPath)
        (self.proposal, self.session) = (proposal, session)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { landed() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { landed() }

    /// The row is already where the finger has left it: what code animates beside it is animated at once.
    private func landed() -> any UIDragAnimating { DropAnimation() }
}

extension DropItem: UITableViewDropItem {}
