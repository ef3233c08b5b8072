import QuartzCore
import Testing

@testable import UIKit

/// Rows that are dragged, and dropped by the delegate where the data source moves none.
@MainActor
private final class DroppedRows: RowTexts, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    private(set) var log: [String] = []
    var operation = UIDropOperation.move

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let text = sections[indexPath.section][indexPath.row]
        return text == "fixed" ? [] : [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))]
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("ended") }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
            let target = coordinator.destinationIndexPath
        else { return }
        log.append("dropped \(source.row) at \(target.row)")
        let text = sections[0].remove(at: source.row)
        sections[0].insert(text, at: target.row)
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [source], with: .none)
            tableView.insertRows(at: [target], with: .none)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
    }
}

/// Rows that are dragged, which the data source moves.
@MainActor
final class RowsMovedByDrags: RowTexts, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        sections[0].insert(sections[0].remove(at: source.row), at: target.row)
    }
}

@MainActor
@Suite struct TableDragTests {
    private let stage = Stage()

    private func drag(from start: CGFloat, to end: CGFloat, _ phase: UITouch.Phase = .ended) {
        stage.advance { stage.send(.began, 100, start) }
        stage.advance(steps: 35)
        for index in 1...10 {
            stage.advance { stage.send(.moved, 100, start + (end - start) * CGFloat(index) / 10) }
        }
        stage.advance(steps: 25)
        stage.advance { stage.send(phase, 100, end) }
        stage.settle()
    }

    private func shown(_ table: UITableView) -> [String?] {
        stage.perform { table.visibleCells.map { $0.textLabel?.text } }
    }

    @Test func aRowIsMovedByTheDataSourceThatMovesRows() {
        let rows = RowsMovedByDrags([["a", "b", "c", "d"]])
        let table = rows.table(on: stage)
        stage.perform { table.dragDelegate = rows }
        drag(from: 20, to: 110)
        #expect(rows.sections == [["b", "c", "a", "d"]] && shown(table) == rows.sections[0])
    }

    @Test func theDropDelegateTakesWhatNobodyElseMoves() {
        let rows = DroppedRows([["a", "b", "c", "fixed"]])
        let table = rows.table(on: stage)
        stage.perform { (table.dragDelegate, table.dropDelegate) = (rows, rows) }
        drag(from: 20, to: 110)
        #expect(rows.log == ["dropped 0 at 2", "ended"] && shown(table) == ["b", "c", "a", "fixed"])
        drag(from: 150, to: 20)
        #expect(rows.log.count == 2)
        rows.operation = .forbidden
        drag(from: 20, to: 110)
        #expect(rows.log.last == "ended" && shown(table) == ["b", "c", "a", "fixed"])
        rows.operation = .move
        drag(from: 20, to: 110, .cancelled)
        #expect(rows.log.count == 4 && shown(table) == ["b", "c", "a", "fixed"])
    }

    @Test func rowsThatMustNotBeDraggedScroll() {
        let rows = RowsMovedByDrags([["a", "b", "c", "d"]])
        let table = rows.table(on: stage)
        stage.perform {
            table.dragDelegate = rows
            table.dragInteractionEnabled = false
        }
        drag(from: 20, to: 110)
        #expect(rows.sections == [["a", "b", "c", "d"]])
    }
}
