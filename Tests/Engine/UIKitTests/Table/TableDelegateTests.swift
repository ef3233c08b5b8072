import QuartzCore
import Testing

@testable import UIKit

/// What a table tells its delegate of headers, footers and touches: UITableViewDelegate's documentation.
@MainActor
@Suite struct TableDelegateTests {
    private final class Rows: RowTexts, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var keeps: IndexPath?

        func tableView(_ view: UITableView, willDisplayHeaderView header: UIView, forSection section: Int) {
            log.append("header \(section)\(header.superview == nil ? "" : " shown")")
        }
        func tableView(_ view: UITableView, willDisplayFooterView footer: UIView, forSection section: Int) {
            log.append("footer \(section)")
        }
        func tableView(_ view: UITableView, didEndDisplayingHeaderView header: UIView, forSection section: Int) {
            log.append("header \(section) gone")
        }
        func tableView(_ view: UITableView, didHighlightRowAt path: IndexPath) { log.append("down \(path.row)") }
        func tableView(_ view: UITableView, didUnhighlightRowAt path: IndexPath) { log.append("up \(path.row)") }
        func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { log.append("selected \(path.row)") }
        func tableView(_ view: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
            path == keeps ? nil : path
        }
        func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) { log.append("left \(path.row)") }
    }

    /// Rows that size themselves, of which the delegate guesses the heights.
    private final class Guesses: RowTexts, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ view: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { 500 }
    }

    private let stage = Stage(width: 390, height: 844)

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.down(x, y)
        stage.advance(steps: 10)
        stage.up(x, y)
        stage.advance()
    }

    @Test func headersAndFootersAreAnnouncedBeforeTheyAreShownAndWhenTheyAreGone() {
        let rows = Rows([Array(repeating: "a", count: 40), Array(repeating: "b", count: 40)])
        (rows.headers, rows.footers) = (["One", "Two"], [nil, "End"])
        let table = rows.table(on: stage, .grouped)
        #expect(rows.log == ["header 0", "footer 0"])
        stage.advance { table.contentOffset.y = table.contentSize.height - 844 }
        #expect(rows.log == ["header 0", "footer 0", "header 1", "footer 1", "header 0 gone"])
    }

    @Test func touchesOfRowsAreTold() {
        let rows = Rows([["a", "b"]])
        _ = rows.table(on: stage)
        stage.down(100, 60)
        #expect(rows.log == [])
        // A table waits 150 ms for a drag: `delaysContentTouches`.
        stage.advance(steps: 9)
        #expect(rows.log == ["down 1"])
        stage.up(100, 60)
        #expect(rows.log == ["down 1", "up 1", "selected 1"])
    }

    /// Rows with a button in their accessory.
    private final class Details: RowTexts, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var accessory = UITableViewCell.AccessoryType.detailDisclosureButton

        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = super.tableView(view, cellForRowAt: path)
            cell.accessoryType = accessory
            return cell
        }
        func tableView(_ view: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
            log.append("button \(path.row)")
        }
        func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { log.append("selected \(path.row)") }
        func tableView(_ view: UITableView, performPrimaryActionForRowAt path: IndexPath) {
            log.append("action \(path.row)")
        }
    }

    @Test(arguments: [UITableViewCell.AccessoryType.detailDisclosureButton, .detailButton])
    func aTapOnAnAccessorysButtonSelectsNothing(_ accessory: UITableViewCell.AccessoryType) throws {
        let rows = Details([["a", "b"]])
        rows.accessory = accessory
        let table = rows.table(on: stage)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let sign = try #require(cell.subviews.first { ($0 as? UIImageView)?.image != nil })
        tap(sign.frame.midX, 66)
        #expect(rows.log == ["button 1"])
        #expect(table.indexPathForSelectedRow == nil)
        // Let go elsewhere it is none.
        rows.log = []
        stage.down(sign.frame.midX, 66)
        stage.advance(steps: 10)
        stage.move(100, 66)
        stage.up(100, 66)
        #expect(rows.log == [])
    }

    @Test func aTapElsewhereSelectsTheRowAndDoesWhatItIsFor() {
        let rows = Details([["a", "b"]])
        let table = rows.table(on: stage)
        tap(100, 66)
        #expect(rows.log == ["selected 1", "action 1"])
        rows.log = []
        stage.advance {
            table.allowsSelectionDuringEditing = true
            table.isEditing = true
        }
        tap(200, 66)
        #expect(rows.log == ["selected 1"])
    }

    @Test func aCheckmarkHasTheTintColour() throws {
        let rows = Details([["a"]])
        rows.accessory = .checkmark
        let table = rows.table(on: stage)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let sign = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "✓" })
        #expect(sign.textColor == cell.tintColor)
    }

    @Test func theDelegateMayKeepARowSelected() {
        let rows = Rows([["a", "b"]])
        let table = rows.table(on: stage)
        stage.perform { table.allowsMultipleSelection = true }
        rows.keeps = IndexPath(row: 0, section: 0)
        for y in [20, 20, 60, 60] {
            stage.down(100, CGFloat(y))
            stage.up(100, CGFloat(y))
        }
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
        #expect(rows.log.filter { $0.hasPrefix("left") } == ["left 1"])
    }

    @Test func rowsThatWereNeverSeenAreAsHighAsTheDelegateGuesses() {
        let rows = Guesses([Array(repeating: "a", count: 40)])
        let table = rows.table(on: stage)
        stage.perform { table.rowHeight = UITableView.automaticDimension }
        stage.advance(steps: 3)
        #expect(table.rectForRow(at: IndexPath(row: 39, section: 0)).height == 500)
    }
}
