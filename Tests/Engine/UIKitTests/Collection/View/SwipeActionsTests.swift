import QuartzCore
import Testing

@testable import UIKit

/// Rows that a finger moves aside to show their actions.
@MainActor
@Suite struct SwipeActionsTests {
    private final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 30
        var calls: [String] = []
        /// What performing an action does; called with the action's title.
        var perform: (String, @escaping (Bool) -> Void) -> Void = { _, done in done(true) }
        var allowsFullSwipe = true

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            calls.append("select \(path.item)")
        }

        func actions(_ titles: String..., of path: IndexPath) -> UISwipeActionsConfiguration {
            let configuration = UISwipeActionsConfiguration(
                actions: titles.map { title in
                    UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
                        [weak self] _, _, done in
                        self?.calls.append("\(title) \(path.item)")
                        self?.perform(title, done)
                    }
                })
            configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
            return configuration
        }
    }

    private let stage = Stage(width: 320, height: 600)
    private let rows = Rows()
    private let view: UICollectionView

    init() {
        let (stage, rows) = (stage, rows)
        view = stage.perform {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.trailingSwipeActionsConfigurationProvider = { rows.actions("Delete", "Flag", of: $0) }
            list.leadingSwipeActionsConfigurationProvider = { path in
                path.item == 1 ? rows.actions("Read", of: path) : nil
            }
            let layout = UICollectionViewCompositionalLayout.list(using: list)
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = rows
            view.delegate = rows
            return view
        }
        stage.add(view)
    }

    private func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    /// A finger that moves sideways over a row and rests before it is lifted.
    private func drag(_ item: Int, from x: CGFloat, by distance: CGFloat, lifts: Bool = true) {
        let y = CGFloat(item) * 44 + 22
        stage.down(x, y)
        for step in 1...10 { stage.move(x + distance * CGFloat(step) / 10, y) }
        stage.advance(steps: 10)
        guard lifts else { return }
        stage.up(x + distance, y)
        stage.settle()
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.down(x, y)
        stage.up(x, y)
        stage.settle()
    }

    private func shown(_ item: Int) throws -> SwipeActionsView {
        try #require(try cell(item).subviews.compactMap { $0 as? SwipeActionsView }.first)
    }

    @Test func aDragShowsTheActionsAndALiftedFingerLeavesThemOpen() throws {
        drag(2, from: 300, by: -130)
        #expect(try cell(2).frame.minX == -150)
        #expect(try cell(2).configurationState.isSwiped)
        let actions = try shown(2)
        #expect(
            stage.perform { actions.convert(actions.bounds, to: view) } == CGRect(x: 170, y: 88, width: 150, height: 44)
        )
        // The first action is at the edge.
        let hit = stage.perform { stage.window.hitTest(CGPoint(x: 300, y: 110), with: nil) }
        #expect(hit?.accessibilityLabel == "Delete")
        #expect(rows.calls.isEmpty)
    }

    @Test func theRowFollowsTheFinger() throws {
        drag(2, from: 300, by: -100, lifts: false)
        #expect(abs(try cell(2).frame.minX + 80) < 1)
        stage.up(200, 110)
        stage.settle()
    }

    @Test func aShortDragGoesBack() throws {
        drag(2, from: 300, by: -60)
        #expect(try cell(2).frame.minX == 0)
        #expect(try cell(2).subviews.allSatisfy { !($0 is SwipeActionsView) })
        #expect(try !cell(2).configurationState.isSwiped)
    }

    @Test func aFastDragOpens() throws {
        stage.flick(from: CGPoint(x: 300, y: 110), by: CGPoint(x: -60, y: 0), steps: 3)
        stage.settle()
        #expect(try cell(2).frame.minX == -150)
    }

    @Test func aTapOnAnActionPerformsItAndClosesTheRow() throws {
        drag(2, from: 300, by: -130)
        tap(200, 110)
        #expect(rows.calls == ["Flag 2"])
        #expect(try cell(2).frame.minX == 0)
    }

    @Test func theRowWaitsUntilItsActionIsDone() throws {
        var finish: (Bool) -> Void = { _ in }
        rows.perform = { _, done in finish = done }
        drag(2, from: 300, by: -130)
        tap(200, 110)
        #expect(try cell(2).frame.minX == -150)
        stage.advance { finish(true) }
        stage.settle()
        #expect(try cell(2).frame.minX == 0)
    }

    @Test func aTouchElsewhereClosesAndDoesNothingElse() throws {
        drag(2, from: 300, by: -130)
        tap(100, 300)
        #expect(try cell(2).frame.minX == 0)
        drag(2, from: 300, by: -130)
        tap(50, 110)
        #expect(try cell(2).frame.minX == 0)
        #expect(rows.calls.isEmpty)
        tap(100, 300)
        #expect(rows.calls == ["select 6"])
    }

    @Test func anotherRowClosesTheFirst() throws {
        drag(2, from: 300, by: -130)
        drag(4, from: 300, by: -130)
        #expect(try cell(2).frame.minX == 0)
        #expect(try cell(4).frame.minX == -150)
    }

    @Test func aFullSwipePerformsTheFirstAction() throws {
        rows.perform = { [rows, view] _, done in
            rows.count -= 1
            view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 2, section: 0)]) }
            done(true)
        }
        drag(2, from: 310, by: -260, lifts: false)
        #expect(try shown(2).isExpanded)
        stage.up(50, 110)
        stage.settle()
        #expect(rows.calls == ["Delete 2"])
        for item in 0..<13 { #expect(try cell(item).frame == CGRect(x: 0, y: item * 44, width: 320, height: 44)) }
        #expect(view.subviews.count == view.visibleCells.count)
    }

    @Test func withoutAFullSwipeTheRowResists() throws {
        rows.allowsFullSwipe = false
        drag(2, from: 310, by: -260, lifts: false)
        let moved = try -cell(2).frame.minX
        #expect(moved > 150 && moved < 220)
        stage.up(50, 110)
        stage.settle()
        #expect(try cell(2).frame.minX == -150)
        #expect(rows.calls.isEmpty)
    }

    @Test func leadingActionsAreAtTheOtherEnd() throws {
        drag(1, from: 20, by: 80)
        #expect(try cell(1).frame.minX == 74)
        // Row 2 has none there.
        drag(2, from: 20, by: 80)
        #expect(try cell(2).frame.minX == 0)
    }

    @Test func endsAreSwappedWhereTextIsReadFromTheRight() throws {
        stage.perform {
            view.semanticContentAttribute = .forceRightToLeft
            view.layoutIfNeeded()
        }
        drag(2, from: 20, by: 130)
        #expect(try cell(2).frame.minX == 150)
        let hit = stage.perform { stage.window.hitTest(CGPoint(x: 10, y: 110), with: nil) }
        #expect(hit?.accessibilityLabel == "Delete")
    }

    @Test func aDragUpwardsScrolls() throws {
        stage.flick(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 10, y: -200), steps: 10)
        #expect(view.contentOffset.y > 100)
        stage.settle()
        #expect(view.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func aRowThatGoesOutOfSightIsUsedAgainWithoutActions() throws {
        drag(2, from: 300, by: -130)
        stage.advance { view.contentOffset.y = 600 }
        stage.settle()
        #expect(view.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.configurationState.isSwiped })
        #expect(view.visibleCells.allSatisfy { $0.subviews.allSatisfy { !($0 is SwipeActionsView) } })
        stage.advance { view.contentOffset.y = 0 }
        stage.settle()
        #expect(try cell(2).frame.minX == 0)
    }

    @Test func aRowThatIsGrabbedOnItsWayStaysUnderTheFinger() throws {
        drag(2, from: 300, by: -130, lifts: false)
        stage.up(170, 110)
        stage.advance(steps: 3)
        let before = try #require(stage.perform { try cell(2).layer.presentation()?.position.x })
        stage.down(100, 110)
        stage.move(88, 110)
        let after = try #require(stage.perform { try cell(2).layer.presentation()?.position.x })
        #expect(abs(after - before) < 8)
        stage.up(88, 110)
        stage.settle()
    }

    // MARK: Tables

    private final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath)
            -> UISwipeActionsConfiguration?
        {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                    self?.calls.append("delete \(path.row)")
                    done(true)
                }
            ])
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
            calls.append("begin \(path.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
            calls.append("end \(path?.row ?? -1)")
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self?.calls.append("copy \(path.row)") }])
            }
        }
    }

    private func addTable() -> (UITableView, TableRows) {
        let rows = TableRows()
        return (addTable(of: rows), rows)
    }

    private func addTable(of rows: any UITableViewDataSource & UITableViewDelegate) -> UITableView {
        let table = stage.perform {
            view.removeFromSuperview()
            let table = UITableView(frame: stage.window.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = rows
            table.delegate = rows
            return table
        }
        stage.add(table)
        return table
    }

    /// As in hfrahmann/HFCardCollectionViewLayout, ExampleCollectionViewCell.
    private final class RowActions: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? {
            path.row == 1
                ? []
                : [
                    UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] action, path in
                        self?.calls.append("\(action.title ?? "") \(path.row)")
                    }
                ]
        }
    }

    @Test func rowActionsOfBeforeAreOffered() throws {
        let rows = RowActions()
        let table = addTable(of: rows)
        drag(1, from: 300, by: -100)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
        drag(2, from: 300, by: -100)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.frame.minX == -76)
        tap(300, 110)
        #expect(rows.calls == ["Delete 2"])
        #expect(cell.frame.minX == 0)
        // They are chosen by a tap alone.
        drag(3, from: 310, by: -300)
        #expect(rows.calls == ["Delete 2"])
    }

    @Test func rowsOfTablesHaveActions() throws {
        let (table, rows) = addTable()
        drag(2, from: 300, by: -100)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.frame == CGRect(x: -76, y: 88, width: 320, height: 44))
        stage.advance { table.setNeedsLayout() }
        #expect(cell.frame.minX == -76)
        tap(300, 110)
        #expect(rows.calls == ["begin 2", "delete 2", "end 2"])
        #expect(cell.frame.minX == 0)
    }

    @Test func rowsOfTablesHaveContextMenus() throws {
        let (table, rows) = addTable()
        stage.down(160, 110)
        stage.advance(steps: 40)
        stage.up(160, 110)
        stage.settle()
        let presenter = try #require(MenuPresenter.current(in: stage.window) as? ContextMenuPresenter)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(presenter.sourceView === cell && cell.alpha == 0)
        let panel = stage.perform { presenter.panel.convert(presenter.panel.bounds, to: stage.window) }
        tap(panel.midX, panel.midY)
        #expect(rows.calls == ["copy 2"])
        #expect(MenuPresenter.current(in: stage.window) == nil && cell.alpha == 1)
    }
}
