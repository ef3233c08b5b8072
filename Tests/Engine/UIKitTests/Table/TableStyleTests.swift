import QuartzCore
import Testing

@testable import UIKit

/// What tables of each style look like.
@MainActor
@Suite struct TableStyleTests {
    private let stage = Stage(width: 390, height: 844)

    @Test func sectionsOfAGroupedTableAreApart() {
        let table = TableRows([["a", "b"], ["c"]]).table(on: stage, .grouped)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 35, width: 390, height: 44))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 158)
        #expect(table.contentSize.height == 219.5)
        #expect(table.backgroundColor == .systemGroupedBackground)
    }

    @Test func aPlainTableHasNothingAroundItsRows() {
        let table = TableRows([["a", "b"], ["c"]]).table(on: stage)
        #expect(table.contentSize.height == 132)
    }

    @Test func headersOfAPlainTableHaveRoomAboveThem() {
        let rows = TableRows([["a"], ["b"]])
        rows.headers = ["One", "Two"]
        let table = rows.table(on: stage)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
        stage.perform { table.sectionHeaderTopPadding = 0 }
        #expect(table.rectForHeader(inSection: 1).minY == 72)
    }

    /// By the frames that Interface Builder writes into storyboards (schmidyy/Loaf): a storyboard's grouped table has a height of
    /// 18 for headers and footers, and its titles are seen.
    @Test func aTitleOfAGroupedTableIsSeenWhateverTheTablesHeights() {
        let rows = TableRows([["a"], ["b"], ["c"]])
        rows.headers = ["One", "Two", nil]
        rows.footers = [nil, "A footer", nil]
        let table = rows.table(on: stage, .grouped)
        let automatic = (0..<2).map { table.rectForHeader(inSection: $0).height }
        let footer = table.rectForFooter(inSection: 1).height
        stage.perform { (table.sectionHeaderHeight, table.sectionFooterHeight) = (18, 18) }
        #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == automatic)
        #expect(table.rectForFooter(inSection: 1).height == footer)
        // Where there is no title the heights are the table's.
        #expect(table.rectForHeader(inSection: 2).height == 18)
        #expect(table.rectForFooter(inSection: 0).height == 18)
        stage.perform { (table.sectionHeaderHeight, table.sectionFooterHeight) = (90, 80) }
        #expect(table.rectForHeader(inSection: 0).height == 90)
        #expect(table.rectForFooter(inSection: 1).height == 80)
    }

    @Test func aSectionsFooterLiesBelowItsRows() {
        let rows = TableRows([["a"], ["b"]])
        rows.footers = ["One", nil]
        let table = rows.table(on: stage)
        let footer = table.rectForFooter(inSection: 0)
        #expect(footer.minY == table.rectForRow(at: [0, 0]).maxY && footer.width == 390 && footer.height > 0)
        #expect(footer.maxY == table.rectForRow(at: [1, 0]).minY)
        #expect(table.rectForFooter(inSection: 1).height == 0)
        #expect(table.rectForFooter(inSection: 9) == .zero)
    }

    @Test func rowsOfAnInsetSectionAreACardWithRoundCorners() throws {
        let table = TableRows([["a", "b", "c"], ["d"]]).table(on: stage, .insetGrouped)
        let cells = table.visibleCells
        #expect(cells.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 350 })
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        let all = cells[0].layer.maskedCorners.union(cells[2].layer.maskedCorners)
        #expect(cells[3].layer.maskedCorners == all)
        #expect(cells.map(\.separator.isHidden) == [false, false, true, true])
        #expect(cells.allSatisfy { $0.backgroundColor == .secondarySystemGroupedBackground })
    }

    @Test func aBackgroundOfItsOwnStaysInAGroupedTable() {
        final class Tinted: RowTexts, UITableViewDataSource, UITableViewDelegate {
            override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = super.tableView(view, cellForRowAt: path)
                cell.backgroundColor = .red
                return cell
            }
        }
        let table = Tinted([["a"]]).table(on: stage, .grouped)
        #expect(table.visibleCells[0].backgroundColor == .red)
    }

    @Test func titlesOfGroupedSectionsAreCapitalsAboveAndTextBelow() throws {
        let rows = TableRows([["a"]])
        rows.headers = ["General"]
        rows.footers = ["Words that take more than one line of a phone, as they often do below such a group of rows"]
        let table = rows.table(on: stage, .insetGrouped)
        let marks = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
            .sorted { $0.frame.minY < $1.frame.minY }
        try #require(marks.count == 2)
        #expect(marks[0].textLabel?.text == "GENERAL" && marks[1].textLabel?.text == rows.footers[0])
        #expect(marks.allSatisfy { $0.frame.minX == 20 && $0.backgroundColor == .clear })
        let label = try #require(marks[1].textLabel)
        #expect(label.frame.minY == 8 && label.frame.height > 25 && marks[1].frame.height >= label.frame.maxY)
        #expect(marks[0].frame.maxY == table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
    }

    @Test func aHeaderOfOnesOwnNeedsNoIdentifier() {
        final class Header: UITableViewHeaderFooterView {}
        #expect(stage.perform { Header() }.reuseIdentifier == nil)
    }

    @Test func aHeaderOfAGroupedTableHasTheUsualHeightWhereItIsToldZero() {
        final class Heights: RowTexts, UITableViewDataSource, UITableViewDelegate {
            var height: CGFloat = 0
            func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
        }
        let rows = Heights([["a"]])
        #expect(rows.table(on: stage, .grouped).rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        rows.height = .leastNonzeroMagnitude
        #expect(rows.table(on: stage, .grouped).rectForRow(at: IndexPath(row: 0, section: 0)).minY < 1)
    }
}
