import QuartzCore
import Testing

@testable import UIKit

/// When, and how often, collection and table views call their layouts and data sources, as others have logged it on iOS.
@MainActor
@Suite struct CollectionCallOrderTests {
    private final class Layout: UICollectionViewFlowLayout {
        var calls: [String] = []

        private func add(_ call: String) { if calls.last != call { calls.append(call) } }

        override func prepare() {
            add("prepare")
            super.prepare()
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            add("layoutAttributesForElements")
            return super.layoutAttributesForElements(in: rect)
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            add("prepare(forCollectionViewUpdates:)")
            super.prepare(forCollectionViewUpdates: updateItems)
        }
        var initial: [Int] = []
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            initial.append(itemIndexPath.item)
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        override func finalizeCollectionViewUpdates() {
            add("finalizeCollectionViewUpdates")
            super.finalizeCollectionViewUpdates()
        }
    }

    private final class Collection: UICollectionView {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    private let stage = Stage()
    private let items: Items
    private let layout: Layout
    private let view: Collection

    init() {
        let stage = stage
        let items = stage.perform { Items([100]) }
        (layout, view) = stage.perform {
            let layout = Layout()
            layout.itemSize = CGSize(width: 400, height: 100)
            layout.minimumLineSpacing = 0
            let view = Collection(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(Items.Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            return (layout, view)
        }
        self.items = items
        stage.add(view)
        stage.settle()
        layout.calls = []
        items.asked = []
    }

    /// rdar 15922530 (github.com/lionheart/openradar-mirror, issue 12727), "Actual Results"; 27161788 (issue 15255 there) has the
    /// same: the layout hears of the updates "after a full invalidation and rect-query".
    @Test func aBatchOfUpdates() {
        stage.perform {
            items.counts = [101]
            view.performBatchUpdates { view.insertItems(at: [[0, 1]]) }
        }
        #expect(
            layout.calls.drop { $0 != "prepare" }.prefix(3) == [
                "prepare", "layoutAttributesForElements", "prepare(forCollectionViewUpdates:)",
            ])
        #expect(layout.calls.last == "finalizeCollectionViewUpdates")
        stage.settle()
    }

    /// github.com/HipByte/RubyMotionSamples, pull request 24: since iOS 6 the initial attributes of an update are asked for
    /// every item that is seen, not only for those that are new.
    @Test func initialAttributesAreAskedOfEveryItem() {
        stage.perform {
            items.counts = [101]
            view.performBatchUpdates { view.insertItems(at: [[0, 1]]) }
        }
        #expect(Set(layout.initial).isSuperset(of: [0, 1, 2, 3]))
        stage.settle()
    }

    /// openradar.appspot.com/31748196, the first trace: the closure of updates runs at once, and the data is asked for after it.
    @Test func theClosureOfUpdatesRunsFirst() {
        var order: [String] = []
        stage.perform {
            items.fill = { _, path in order.append("cellForItemAt \(path.item)") }
            view.performBatchUpdates {
                order.append("updates")
                items.counts = [101]
                view.insertItems(at: [[0, 2]])
            }
            order.append("after")
        }
        #expect(order == ["updates", "cellForItemAt 2", "after"])
        stage.settle()
    }

    /// dev.to/jacoli/testing-uicollectionviewcell-reuse-behavior-26n3, case 1: all cells that are seen are asked for again, and reused.
    @Test func aReloadAsksForEveryCell() {
        let made = items.made
        stage.perform {
            view.reloadData()
            #expect(items.asked.isEmpty)
            view.layoutIfNeeded()
        }
        #expect(items.asked.map(\.item) == [0, 1, 2, 3, 4, 5, 6, 7] && items.made == made)
    }

    /// The same page, cases 3 and 4: the reloaded item alone, in a cell that is new while the old one is seen.
    @Test(arguments: [false, true])
    func aReloadedItemIsAskedForAlone(inBatch: Bool) {
        let old = view.cellForItem(at: [0, 3])
        stage.perform {
            if inBatch {
                view.performBatchUpdates { view.reloadItems(at: [[0, 3]]) }
            } else {
                view.reloadItems(at: [[0, 3]])
            }
        }
        stage.settle()
        #expect(items.asked == [[0, 3]])
        #expect(view.cellForItem(at: [0, 3]) !== old)
    }

    /// medium.com/picsart-engineering, "How frequently is UICollectionView layoutSubviews being called during scrolling?": once
    /// for all offsets of a frame, and until then the cells are those of before.
    @Test func cellsFollowAnOffsetOnceAFrame() {
        view.layouts = 0
        stage.advance {
            for y in [120, 240, 360] { view.contentOffset.y = CGFloat(y) }
            #expect(items.asked.isEmpty && view.layouts == 0)
            #expect(view.indexPathsForVisibleItems.map(\.item).min() == 0)
        }
        #expect(view.layouts == 1)
        #expect(items.asked.map(\.item).sorted() == [8, 9, 10, 11])
        view.layouts = 0
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 5)
        stage.advance(steps: 10)
        // A finger's movement within the slop scrolls nothing.
        #expect((13...17).contains(view.layouts))
    }

    /// github.com/steipete/PSTCollectionView, pull request 155: a cell has its attributes when it is dequeued, before
    /// `cellForItemAt` returns it.
    @Test func aDequeuedCellHasItsPlace() {
        var frames: [CGRect] = []
        stage.perform {
            items.fill = { cell, _ in frames.append(cell.frame) }
            view.contentOffset.y = 200
            view.layoutIfNeeded()
        }
        #expect(
            frames == [CGRect(x: 0, y: 800, width: 400, height: 100), CGRect(x: 0, y: 900, width: 400, height: 100)])
    }

    /// decorous-act-aee.notion.site, "A Tour of UICollectionView", and Apple's documentation of `prepare()`: after a change of the
    /// bounds' size, as a turned device makes it, the layout is prepared before it is asked.
    @Test func aTurnedStagePreparesTheLayout() {
        stage.perform {
            view.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
            view.layoutIfNeeded()
        }
        #expect(Array(layout.calls.prefix(2)) == ["prepare", "layoutAttributesForElements"])
    }

    /// adoptioncurve.net/2016/06/25/collection-view-updates-in-ios10-part-2, and littlebitesofcocoa.com/241: a cell that is used again is
    /// prepared, filled, displayed, and has ended at last.
    @Test func aCellsLife() {
        final class Cell: UICollectionViewCell {
            static var told: (String) -> Void = { _ in }
            override func prepareForReuse() { Self.told("prepareForReuse") }
        }
        final class Delegate: NSObject, UICollectionViewDelegate {
            var told: (String) -> Void = { _ in }
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { told("willDisplay \(indexPath.item)") }
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { told("didEndDisplaying \(indexPath.item)") }
        }
        var calls: [String] = []
        let (delegate, own) = stage.perform {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 100)
            layout.minimumLineSpacing = 0
            return (Delegate(), UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout))
        }
        stage.perform {
            own.register(Cell.self, forCellWithReuseIdentifier: "cell")
            (own.dataSource, own.delegate) = (items, delegate)
        }
        stage.add(own)
        stage.perform {
            own.contentOffset.y = 150
            own.layoutIfNeeded()
            Cell.told = { calls.append($0) }
            delegate.told = { calls.append($0) }
            items.fill = { _, path in calls.append("cellForItemAt \(path.item)") }
            own.contentOffset.y = 250
            own.layoutIfNeeded()
        }
        Cell.told = { _ in }
        #expect(
            calls.filter { $0.hasSuffix(" 10") || $0 == "prepareForReuse" }
                == ["prepareForReuse", "cellForItemAt 10", "willDisplay 10"])
        #expect(calls.contains("didEndDisplaying 1"))
    }

    // MARK: Tables

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []

        private func add(_ call: String) { if calls.last != call { calls.append(call) } }

        func numberOfSections(in tableView: UITableView) -> Int {
            add("numberOfSections")
            return 1
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            add("numberOfRows")
            return 3
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            add("heightForRow")
            return 40
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            add("cellForRow")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            add("willDisplay")
        }
    }

    /// github.com/facebookarchive/AsyncDisplayKit/issues/776, the first of its two lines: a table knows of a row that has been
    /// inserted when its updates have ended.
    @Test func aTableKnowsOfARowOnceItsUpdatesHaveEnded() {
        final class Growing: NSObject, UITableViewDataSource {
            var count = 3
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let (rows, table) = stage.perform { (Growing(), UITableView(frame: stage.window.bounds)) }
        stage.perform { table.dataSource = rows }
        stage.add(table)
        stage.perform {
            rows.count = 4
            table.beginUpdates()
            table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
            table.endUpdates()
            #expect(table.numberOfRows(inSection: 0) == 4)
        }
        stage.settle()
    }

    /// 39.103.169.235/p/ce5a13cbf565 (a copy of jianshu.com), the second and the third module: a row's cell is asked for and
    /// displayed before the next one, and the sections' headers and footers come after all rows.
    @Test func rowsComeOneAfterTheOtherAndHeadersAfterThem() {
        final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
            var calls: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                calls.append("cell \(indexPath.row)")
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                calls.append("willDisplay \(indexPath.row)")
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                calls.append("header")
                return UIView()
            }
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
                calls.append("willDisplay header")
            }
        }
        let (sections, table) = stage.perform { (Sections(), UITableView(frame: stage.window.bounds)) }
        stage.perform { (table.dataSource, table.delegate) = (sections, sections) }
        stage.add(table)
        #expect(
            sections.calls == ["cell 0", "willDisplay 0", "cell 1", "willDisplay 1", "header", "willDisplay header"])
    }

    /// 39.103.169.235/p/e4d5d6505811 (a copy of jianshu.com), the first load: sections, rows, all heights, then cells; and
    /// e-com-net.com/article/1753543389405528064.htm, steps 3 to 7, which end with `willDisplay`.
    @Test func aTableIsAskedInOrder() {
        let rows = stage.perform { Rows() }
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        stage.perform {
            table.estimatedRowHeight = 0
            (table.dataSource, table.delegate) = (rows, rows)
        }
        stage.add(table)
        let firsts = rows.calls.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        #expect(firsts == ["numberOfSections", "numberOfRows", "heightForRow", "cellForRow", "willDisplay"])
    }
}
