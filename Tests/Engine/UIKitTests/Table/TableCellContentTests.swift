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

    /// justinmfischer/SwiftyExpandingCells has a name beside a symbol; both lay over each other at the right end.
    @Test func theSecondStyleOfValuesHasAColumnForEach() throws {
        try stage.perform {
            let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
            (title.text, detail.text) = ("City", "Bergen")
            cell.layoutIfNeeded()
            #expect(title.frame == CGRect(x: 16, y: 0, width: 91, height: 44) && title.textAlignment == .right)
            #expect(detail.frame == CGRect(x: 113, y: 0, width: 191, height: 44))
            #expect(title.textColor == cell.tintColor && detail.textColor == .label)
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
