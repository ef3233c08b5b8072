import QuartzCore
import Testing

@testable import UIKit

/// What plangrid/ReactiveLists asks of tables.
@MainActor
@Suite struct TablePrefetchingTests {
    private final class Rows: RowTexts, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
        var announced: [[Int]] = []
        var cancelled: [[Int]] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            announced.append(indexPaths.map(\.row))
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths.map(\.row))
        }
    }

    private let stage = Stage(width: 400, height: 100)
    private let rows: Rows
    private let table: UITableView

    init() {
        rows = Rows([(0..<30).map { "\($0)" }])
        rows.headers = ["Cards"]
        table = rows.table(on: stage)
        stage.perform {
            table.rowHeight = 50
            table.sectionHeaderHeight = 0
            table.sectionHeaderTopPadding = 0
            table.prefetchDataSource = rows
        }
        stage.settle()
    }

    private func scroll(to y: CGFloat) { stage.advance { table.contentOffset.y = y } }

    @Test func rowsThatLieAheadAreAnnouncedOnceNearestFirst() {
        #expect(rows.announced.isEmpty)
        scroll(to: 500)
        scroll(to: 500)
        #expect(rows.announced == [[12, 13]])
        scroll(to: 450)
        #expect(rows.announced.last == [8, 7] && rows.cancelled == [[12, 13]])
        stage.perform { table.isPrefetchingEnabled = false }
        scroll(to: 900)
        #expect(rows.announced.count == 2)
    }

    @Test func theHeaderOfASectionInSight() {
        stage.perform { table.sectionHeaderHeight = 20 }
        stage.settle()
        let header = stage.perform { table.headerView(forSection: 0) }
        #expect(header?.textLabel?.text == "Cards")
        #expect(stage.perform { table.footerView(forSection: 0) == nil && table.headerView(forSection: 1) == nil })
    }
}
