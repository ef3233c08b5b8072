import Testing

@testable import UIKit

@MainActor @Suite struct TableCellContentTests {
    private let stage = Stage()

    /// As Stevia's tests of cells count them, which run on iOS: a cell's content is empty until its labels are asked for.
    @Test func aCellsContentHasTheStandardViewsThatWereAskedFor() {
        stage.perform {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            #expect(cell.contentView.subviews.isEmpty)
            let own = UIView()
            cell.contentView.addSubview(own)
            let detail = cell.detailTextLabel
            let title = cell.textLabel
            #expect(cell.contentView.subviews == [title, detail, own])
            title?.removeFromSuperview()
            #expect(cell.textLabel?.superview == nil)
        }
    }

    @Test func changesOfATableMayBeMadeByAClosureThatDoesNotEscape() {
        func change(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
        stage.perform {
            let table = UITableView(frame: .zero, style: .plain)
            var count = 0
            change(table) { count += 1 }
            #expect(count == 1)
        }
    }
}
