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
