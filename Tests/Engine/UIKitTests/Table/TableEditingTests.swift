import QuartzCore
import Testing

@testable import UIKit

/// Rows that are deleted, inserted and moved by fingers.
@MainActor
@Suite struct TableEditingTests {
    private let stage = Stage(width: 320, height: 480)
    private let rows = EditableRows([["a", "b", "c", "d"]])

    private func signs(_ cell: UITableViewCell) -> [UICellAccessory.Kind] {
        cell.subviews.compactMap { ($0 as? CellAccessoryView)?.accessory.kind }
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.down(x, y)
        stage.up(x, y)
    }

    @Test func aSwipeDeletesARowWhoseDataSourceCan() {
        let table = rows.table(on: stage)
        stage.flick(from: CGPoint(x: 300, y: 66), by: CGPoint(x: -280, y: 0), steps: 14)
        stage.settle()
        #expect(rows.log == ["delete b"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d"])
    }

    @Test func aRowThatNobodyDeletesDoesNotMoveAside() {
        let table = TableRows([["a"]]).table(on: stage)
        stage.flick(from: CGPoint(x: 300, y: 22), by: CGPoint(x: -280, y: 0), steps: 14)
        stage.settle()
        #expect(table.visibleCells[0].frame.minX == 0 && table.visibleCells.count == 1)
    }

    @Test func editingShowsASignForWhichTheContentMakesRoom() throws {
        let table = rows.table(on: stage)
        let cell = try #require(table.visibleCells.first)
        stage.advance { table.setEditing(true, animated: true) }
        stage.advance(steps: 8)
        let midway = stage.perform { cell.contentView.layer.presented.frame.minX }
        #expect(midway > 0 && midway < 38)
        stage.settle()
        #expect(cell.contentView.frame.minX == 38 && Set(signs(cell)) == [.delete, .reorder])
        #expect(cell.isEditing && cell.editingStyle == .delete)
        stage.perform { table.isEditing = false }
        stage.advance()
        #expect(cell.contentView.frame.minX == 0 && signs(cell).isEmpty && !cell.isEditing)
    }

    /// xmartlabs/Eureka's rows with switches have the same view while they are edited.
    @Test func aViewForEditingStandsAtTheEndWhileRowsAreEdited() throws {
        let table = TableRows([["a"]]).table(on: stage)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let (plain, edited) = (UIView(frame: .init(x: 0, y: 0, width: 40, height: 20)), UIView())
        edited.bounds.size = CGSize(width: 60, height: 20)
        stage.perform {
            table.addSubview(cell)
            (cell.accessoryView, cell.editingAccessoryView) = (plain, edited)
            cell.layoutIfNeeded()
            #expect(!plain.isHidden && edited.isHidden && plain.center.x == 320 - 16 - 20)
            cell.setEditing(true, animated: false)
            cell.layoutIfNeeded()
            #expect(plain.isHidden && !edited.isHidden && edited.center.x == 320 - 16 - 30)
            #expect((cell.contentView.frame.maxX - (320 - 60 - 16)).magnitude < 1e-9)
            cell.editingAccessoryView = plain
            cell.layoutIfNeeded()
            #expect(!plain.isHidden && edited.superview == nil)
            cell.setEditing(false, animated: false)
            cell.layoutIfNeeded()
            #expect(!plain.isHidden)
            cell.editingAccessoryView = nil
            #expect(plain.superview === cell)
        }
    }

    @Test func theSignForDeletionOffersAButtonThatDeletes() throws {
        let table = rows.table(on: stage)
        stage.perform { table.isEditing = true }
        stage.advance()
        tap(26, 66)
        stage.settle()
        #expect(rows.log.isEmpty && table.visibleCells[1].showingDeleteConfirmation)
        tap(300, 66)
        stage.settle()
        #expect(rows.log == ["delete b"] && table.visibleCells.count == 3)
    }

    @Test func theActionsBesideARowWithRoundCornersAreSeen() throws {
        let table = rows.table(on: stage, .insetGrouped)
        let first = try #require(table.visibleCells.first)
        #expect(first.layer.masksToBounds)
        stage.flick(from: CGPoint(x: 250, y: 57), by: CGPoint(x: -60, y: 0), steps: 8)
        #expect(first.swipeOffset < 0 && !first.layer.masksToBounds)
        stage.settle()
        tap(160, 300)
        stage.settle()
        #expect(first.swipeOffset == 0 && first.layer.masksToBounds)
    }

    @Test func theSignForInsertionInserts() {
        rows.style = .insert
        let table = rows.table(on: stage)
        stage.perform { table.isEditing = true }
        stage.advance()
        tap(26, 22)
        stage.settle()
        #expect(rows.log == ["insert a"] && table.visibleCells.count == 5)
    }

    @Test func aRowIsCarriedBetweenOthersByItsSign() throws {
        let table = rows.table(on: stage)
        stage.perform { table.isEditing = true }
        stage.advance()
        stage.down(294, 22)
        for y in stride(from: 22.0, through: 110, by: 8) { stage.move(294, y) }
        stage.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d"])
        #expect(rows.log.isEmpty)
        stage.up(294, 110)
        stage.settle()
        #expect(rows.log == ["move 0 to 2"] && rows.sections[0] == ["b", "c", "a", "d"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(table.visibleCells.allSatisfy { $0.layer.zPosition == 0 && $0.alpha == 1 })
    }

    @Test func aControllersEditButtonEditsItsTable() throws {
        final class Controller: UITableViewController {
            override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            override func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row == 1 }
        }
        let controller = stage.perform { Controller(style: .plain) }
        stage.perform { stage.window.rootViewController = controller }
        stage.advance()
        stage.perform { controller.setEditing(true, animated: false) }
        stage.advance()
        #expect(controller.tableView.isEditing)
        #expect(controller.tableView.visibleCells.map { signs($0).isEmpty } == [true, false])
        // Nothing moves rows in its data.
        #expect(controller.tableView(controller.tableView, canMoveRowAt: IndexPath(row: 0, section: 0)) == false)
    }

    @Test func tapsSelectNothingWhileRowsAreEditedUnlessTheTableSaysSo() {
        let table = rows.table(on: stage)
        stage.perform { table.isEditing = true }
        tap(160, 22)
        stage.settle()
        #expect(table.indexPathForSelectedRow == nil)
        stage.perform { table.allowsMultipleSelectionDuringEditing = true }
        for y in [22.0, 66] {
            tap(160, y)
            stage.settle()
        }
        #expect(table.indexPathsForSelectedRows?.count == 2)
    }
}
