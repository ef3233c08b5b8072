import QuartzCore
import Testing

@testable import UIKit

/// Rows that come, go and move.
@MainActor
@Suite struct TableUpdateTests {
    private let stage = Stage(width: 320, height: 480)

    private func shown(_ table: UITableView) -> [String: (y: CGFloat, x: CGFloat, opacity: CGFloat)] {
        var rows: [String: (y: CGFloat, x: CGFloat, opacity: CGFloat)] = [:]
        stage.perform {
            for case let cell as UITableViewCell in table.subviews {
                let layer = cell.layer.presented
                rows[cell.textLabel?.text ?? ""] = (layer.frame.minY, layer.frame.minX, layer.opacity)
            }
        }
        return rows
    }

    private final class Chooser: UITableView {
        var reloads = 0
        override func reloadData() {
            reloads += 1
            super.reloadData()
        }
    }

    /// HamzaGhazouani/HGPlaceholders chooses a data source when it is reloaded: setting one must not reload it again.
    @Test func aNewDataSourceIsReadWithoutAReloadThatIsOverridden() {
        let (rows, others) = (TableRows([["a"]]), TableRows([["b", "c"]]))
        let table = stage.perform { Chooser(frame: stage.window.bounds) }
        stage.perform { (table.dataSource, table.delegate) = (rows, rows) }
        stage.add(table)
        stage.advance()
        #expect(shown(table).keys.sorted() == ["a"])
        stage.perform { (table.dataSource, table.delegate) = (others, others) }
        stage.advance()
        #expect(shown(table).keys.sorted() == ["b", "c"] && table.reloads == 0)
    }

    /// As UIKit's documentation says of both; Langepas94/Beer-CollectionViewLayout indexes what is there.
    @Test func withoutRowsInSightThereAreNoPathsButAnEmptyListOfCells() {
        let table = TableRows([[]]).table(on: stage)
        #expect(table.indexPathsForVisibleRows == nil && table.visibleCells.isEmpty)
        let filled = TableRows([["a"]]).table(on: stage)
        #expect(filled.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
    }

    @Test func rowsBelowAnInsertedOneMoveDownWhileItAppears() throws {
        let rows = TableRows([["a", "b"]])
        let table = rows.table(on: stage)
        let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        stage.advance {
            rows.sections[0].insert("new", at: 1)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        stage.advance(steps: 8)
        let midway = shown(table)
        #expect(try #require(midway["b"]).y > 44 && midway["b"]!.y < 88)
        #expect(try #require(midway["new"]).opacity > 0 && midway["new"]!.opacity < 1 && midway["new"]!.y == 44)
        stage.settle()
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === second && second.frame.minY == 88)
        #expect(rows.made == ["a", "b", "new"])
    }

    /// Sections fold and unfold so: jeantimex/ios-swift-collapsible-table-section reloads one of which the data source has no row now.
    @Test func aReloadedSectionMayHaveOtherRowsThanBefore() {
        let rows = TableRows([["a", "b"], ["c"]])
        let table = rows.table(on: stage)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        for texts in [[], ["d", "e", "f"]] {
            stage.advance {
                rows.sections[0] = texts
                table.reloadSections([0], with: .automatic)
            }
            stage.settle()
            #expect(table.numberOfRows(inSection: 0) == texts.count)
            #expect(shown(table).keys.sorted() == (texts + ["c"]).sorted())
            #expect(table.indexPathForSelectedRow == nil)
        }
    }

    @Test(arguments: [
        (UITableView.RowAnimation.left, CGPoint(x: -1, y: 0)), (.right, CGPoint(x: 1, y: 0)),
        (.top, CGPoint(x: 0, y: -1)), (.bottom, CGPoint(x: 0, y: 1)),
    ])
    func rowsComeFromTheSideThatTheirAnimationNames(animation: UITableView.RowAnimation, side: CGPoint) throws {
        let rows = TableRows([["a"]])
        let table = rows.table(on: stage)
        stage.advance {
            rows.sections[0].append("new")
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
        }
        stage.advance(steps: 4)
        let row = try #require(shown(table)["new"])
        #expect((row.x == 0 ? 0 : row.x / row.x.magnitude) == side.x)
        #expect((row.y == 44 ? 0 : (row.y - 44) / (row.y - 44).magnitude) == side.y)
    }

    @Test func aDeletedRowGoesWhileThoseBelowMoveUp() throws {
        let rows = TableRows([["a", "b", "c"]])
        let table = rows.table(on: stage)
        var completed: [Bool] = []
        stage.advance {
            rows.sections[0].remove(at: 1)
            table.performBatchUpdates({ table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic) }) {
                completed.append($0)
            }
        }
        stage.advance(steps: 8)
        let midway = shown(table)
        #expect(try #require(midway["b"]).opacity < 1 && midway["c"]!.y > 44 && midway["c"]!.y < 88)
        #expect(completed.isEmpty)
        stage.settle()
        #expect(completed == [true] && Set(shown(table).keys) == ["a", "c"])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func movesAndChangesOfOneGroupAreShownTogether() throws {
        let rows = TableRows([["a", "b", "c"], ["d"]])
        let table = rows.table(on: stage)
        stage.perform { table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none) }
        stage.advance {
            rows.sections = [["c", "b"], ["d", "e"]]
            table.beginUpdates()
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
            table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .fade)
            table.endUpdates()
        }
        stage.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "b", "d", "e"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(rows.made == ["a", "b", "c", "d", "e"])
    }

    @Test func sectionsComeAndGoWithTheirHeaders() throws {
        let rows = TableRows([["a"], ["b"]])
        rows.headers = ["A", "B"]
        let table = rows.table(on: stage)
        stage.advance {
            rows.sections = [["new"], ["b"]]
            rows.headers = ["New", "B"]
            table.performBatchUpdates {
                table.deleteSections([0], with: .fade)
                table.insertSections([0], with: .fade)
            }
        }
        stage.settle()
        let titles = table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text }
        #expect(Set(titles) == ["New", "B"] && titles.count == 2)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["new", "b"])
    }

    @Test func rowsFromOutOfSightComeFromWhereTheyWere() throws {
        let rows = TableRows([(0..<40).map(String.init)])
        let table = rows.table(on: stage)
        stage.advance {
            rows.sections[0].removeFirst(3)
            table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        stage.advance(steps: 3)
        // Row 12 was below the screen.
        #expect(try #require(shown(table)["12"]).y > 9 * 44)
        stage.settle()
        #expect(try #require(shown(table)["12"]).y == 9 * 44)
    }

    @Test func aChangeBeforeTheTableHasBeenSeenIsThereAtOnce() {
        let rows = TableRows([["a"]])
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        stage.perform {
            (table.dataSource, table.delegate) = (rows, rows)
            rows.sections[0].append("b")
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        stage.add(table)
        stage.advance()
        #expect(table.visibleCells.count == 2)
    }

    @Test func aDiffableSourceMovesTheRowsThatStay() throws {
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        let source = stage.perform {
            UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
                let cell = UITableViewCell()
                cell.textLabel?.text = name
                return cell
            }
        }
        stage.add(table)
        func apply(_ names: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(names)
            stage.advance { source.apply(snapshot) }
        }
        apply(["a", "b", "c"])
        stage.settle()
        let last = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        apply(["c", "a"])
        stage.advance(steps: 8)
        #expect(try #require(shown(table)["c"]).y > 0 && shown(table)["c"]!.y < 88)
        stage.settle()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === last)
        #expect(table.visibleCells.count == 2)
    }
}
