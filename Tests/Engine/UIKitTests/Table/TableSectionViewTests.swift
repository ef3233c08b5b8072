import QuartzCore
import Testing

@testable import UIKit

/// Headers and footers, and where sections and rows are.
@MainActor
@Suite struct TableSectionViewTests {
    @Test func aHeaderHasABackgroundAndAContentOfItsOwn() throws {
        let stage = Stage()
        let header = stage.perform { UITableViewHeaderFooterView(reuseIdentifier: nil) }
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 28)
        stage.add(header)
        let ground = UIView()
        header.backgroundView = ground
        stage.advance()
        #expect(header.subviews.first === ground && ground.frame == header.bounds)
        header.backgroundView = nil
        #expect(ground.superview == nil)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        header.backgroundConfiguration = background
        var content = header.defaultContentConfiguration()
        content.text = "Decks"
        header.contentConfiguration = content
        stage.advance()
        let shown = try #require(header.subviews.first as? BackgroundConfigurationView)
        #expect(shown.subviews.first?.backgroundColor == .red && shown.frame == header.bounds)
        let view = try #require(header.contentView.subviews.compactMap { $0 as? UIListContentView }.first)
        #expect(view.frame == header.contentView.bounds && header.textLabel?.isHidden == true)
    }

    @Test func sectionsAreAsLongAsWhatIsInThem() {
        let rows = TableRows([["a", "b"], ["c"]])
        rows.headers = ["One", "Two"]
        let table = rows.table(on: Stage())
        let first = table.rect(forSection: 0)
        #expect(first.minY == table.rectForHeader(inSection: 0).minY)
        #expect(first.maxY == table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY)
        #expect(table.rect(forSection: 7) == .zero)
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Two" && table.footerView(forSection: 1) == nil)
        let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(table.indexPathsForRows(in: row.insetBy(dx: 0, dy: 1)) == [IndexPath(row: 1, section: 0)])
    }

    @Test func reconfiguredRowsKeepTheirCells() {
        let rows = TableRows([["a", "b"]])
        let stage = Stage()
        let table = rows.table(on: stage)
        let path = IndexPath(row: 1, section: 0)
        let cell = table.cellForRow(at: path)
        rows.sections = [["a", "B"]]
        stage.perform { table.reconfigureRows(at: [path]) }
        stage.advance()
        #expect(table.cellForRow(at: path) === cell && cell?.textLabel?.text == "B")
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "a")
    }

    @Test func theNearestSelectedRowIsScrolledTo() {
        let rows = TableRows([(0..<100).map(String.init)])
        let stage = Stage()
        let table = rows.table(on: stage)
        table.allowsMultipleSelection = true
        stage.perform {
            for row in [40, 90] {
                table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
            table.scrollToNearestSelectedRow(at: .top, animated: false)
        }
        #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 40, section: 0)).minY)
    }
}
