import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct DiffableDataSourceTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private final class Cell: UICollectionViewCell {
        var item = -1
        var fillings = 0
    }

    private let stage = Stage(width: 300, height: 600)
    private let view: UICollectionView
    private let source: Source

    init() {
        let window = stage.window
        (view, source) = stage.perform {
            let layout = UICollectionViewCompositionalLayout(
                section: section(
                    row(.fractionalWidth(1), .absolute(50), [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])))
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
                cell.item = item
                cell.fillings += 1
            }
            let source = Source(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            return (view, source)
        }
        stage.add(view)
    }

    private func apply(_ snapshot: Snapshot, animated: Bool = true) {
        stage.perform {
            source.apply(snapshot, animatingDifferences: animated)
            view.layoutIfNeeded()
        }
    }

    private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(sections.map(\.0))
        for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    /// As on iOS, where a sample of Apple's fills what its headers count after `apply` in `viewDidLoad`.
    @Test(arguments: [true, false])
    func aViewThatWasNeverShownWaitsForItsLayout(isAnimated: Bool) {
        var asked = 0
        let (view, source) = stage.perform {
            let view = UICollectionView(
                frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in asked += 1 }
            let source = Source(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            return (view, source)
        }
        var isDone = false
        stage.perform {
            source.apply(snapshot([(0, [1, 2])]), animatingDifferences: isAnimated)
            source.apply(snapshot([(0, [2, 3, 4])]), animatingDifferences: isAnimated) { isDone = true }
        }
        #expect(asked == 0 && view.numberOfItems(inSection: 0) == 3)
        stage.add(view)
        #expect(asked == 3 && view.visibleCells.count == 3)
        stage.settle()
        #expect(isDone && view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func nothingIsLeftToDoAfterAChangeWithoutAnimation() {
        apply(snapshot([(0, [1, 2, 3])]), animated: false)
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([10, 11], to: 1)
        stage.perform { source.apply(tree, to: 0, animatingDifferences: false) }
        tree.expand([1])
        stage.perform {
            source.apply(tree, to: 0, animatingDifferences: false)
            stage.window.layoutIfNeeded()
        }
        #expect(!stage.clock.isBusy && !stage.window.needsLayoutPass)
        check()
    }

    /// Cells show their items where a fresh layout would have them.
    private func check() {
        for path in view.indexPathsForVisibleItems {
            let cell = view.cellForItem(at: path) as? Cell
            #expect(cell?.item == source.itemIdentifier(for: path))
            stage.perform {
                #expect(cell?.frame == view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame)
            }
        }
        #expect(!view.indexPathsForVisibleItems.isEmpty || source.snapshot().numberOfItems == 0)
    }

    @Test(arguments: 0..<30)
    func anySnapshotIsReachedFromAnyOther(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<15 {
            let items = Array((0..<40).shuffled(using: &random).prefix(.random(in: 0...40, using: &random)))
            let sections = Array((100..<106).shuffled(using: &random).prefix(.random(in: 1...6, using: &random)))
            var parts = sections.map { ($0, [Int]()) }
            for item in items { parts[Int.random(in: 0..<parts.count, using: &random)].1.append(item) }
            apply(snapshot(parts), animated: Bool.random(using: &random))
            check()
            stage.advance(steps: .random(in: 0...25, using: &random))
            check()
        }
        stage.settle()
        check()
        #expect(view.subviews.count == view.visibleCells.count)
    }

    @Test func theCellOfAnItemThatStaysStays() throws {
        apply(snapshot([(0, [1, 2, 3])]), animated: false)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        apply(snapshot([(0, [3, 9, 1])]))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(cell.frame.origin == .zero)
        #expect(stage.perform { cell.layer.presentation()?.position.y ?? 0 } > 50)
        stage.settle()
    }

    @Test func reconfiguringFillsTheSameCellAnew() throws {
        apply(snapshot([(0, [1, 2, 3])]), animated: false)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
        let before = cell.fillings
        var next = source.snapshot()
        next.reconfigureItems([2])
        apply(next)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(cell.fillings == before + 1)
        var reloaded = source.snapshot()
        reloaded.reloadItems([2])
        apply(reloaded)
        stage.settle()
        #expect((view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)?.item == 2)
    }

    @Test func selectionGoesWithItsItem() {
        apply(snapshot([(0, [1, 2, 3])]), animated: false)
        stage.perform { view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: []) }
        apply(snapshot([(0, [3, 2, 1])]))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test func completionComesWhenTheDifferenceHasBeenShown() {
        var done = 0
        apply(snapshot([(0, [1])]), animated: false)
        stage.perform { source.apply(snapshot([(0, [1, 2])])) { done += 1 } }
        #expect(done == 0)
        stage.settle()
        #expect(done == 1)
        stage.perform { source.apply(snapshot([(0, [1, 2])])) { done += 1 } }
        #expect(done == 2)
    }

    @Test func aCarriedItemMovesInTheSnapshotAndTheHandlersHearOfIt() throws {
        apply(snapshot([(0, [1, 2, 3, 4]), (1, [5, 6])]), animated: false)
        var calls: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != 4 }
        source.reorderingHandlers.willReorder = { transaction in
            calls.append("will \(transaction.initialSnapshot.itemIdentifiers(inSection: 0))")
        }
        source.reorderingHandlers.didReorder = { transaction in
            calls.append("did \(transaction.finalSnapshot.itemIdentifiers(inSection: 0))")
            calls.append("sections \(transaction.sectionTransactions.map(\.sectionIdentifier))")
            let (gone, new) = (transaction.difference.removals, transaction.difference.insertions)
            calls.append("\(gone.count) - \(new.count) +")
        }
        stage.perform {
            #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        }
        for place in [CGPoint(x: 150, y: 40), CGPoint(x: 80, y: 75)] {
            stage.advance { view.updateInteractiveMovementTargetPosition(place) }
        }
        stage.perform { view.endInteractiveMovement() }
        stage.settle()
        #expect(source.snapshot().itemIdentifiers(inSection: 0) == [2, 3, 1, 4])
        #expect(calls == ["will [1, 2, 3, 4]", "did [2, 3, 1, 4]", "sections [0]", "1 - 1 +"])
        check()
    }

    @Test func tenThousandItemsInAnyOrder() {
        var random = SplitMix64(seed: 1)
        apply(snapshot([(0, Array(0..<10_000))]), animated: false)
        apply(snapshot([(0, (0..<10_000).shuffled(using: &random))]), animated: false)
        check()
    }
}

/// Lists whose items expand.
@MainActor
@Suite struct OutlineTests {
    private let stage = Stage(width: 300, height: 600)
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, String>

    init() {
        let window = stage.window
        (view, source) = stage.perform {
            let view = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = item.count == 1 ? [.outlineDisclosure()] : []
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["a", "b"])
            tree.append(["a1", "a2"], to: "a")
            source.apply(tree, to: 0, animatingDifferences: false)
            return (view, source)
        }
        stage.add(view)
    }

    private var shown: [String] {
        view.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) }
    }

    @Test func aTapOnTheDisclosureExpandsAndCollapses() throws {
        #expect(shown == ["a", "b"])
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        // The accessory is at the cell's end.
        let x = cell.frame.maxX - 26
        stage.down(x, cell.frame.midY)
        stage.up(x, cell.frame.midY)
        stage.settle()
        #expect(shown == ["a", "a1", "a2", "b"])
        #expect(cell.configurationState.isExpanded)
        let child = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
        #expect(child.indentationLevel == 1)
        #expect(child.contentView.frame.minX == 16)
        stage.down(x, cell.frame.midY)
        stage.up(x, cell.frame.midY)
        stage.settle()
        #expect(shown == ["a", "b"])
        #expect(!cell.configurationState.isExpanded)
    }

    @Test func rowsAreAsHighAsTheirTextAndInset() {
        let frames = view.visibleCells.map(\.frame)
        #expect(frames.map(\.minX) == [20, 20])
        #expect(frames.map(\.width) == [260, 260])
        #expect(frames[0].height >= 44)
        #expect(frames[1].minY == frames[0].maxY)
    }

    @Test func highlightingChangesTheBackground() throws {
        let cell = try #require(view.visibleCells.first)
        func color() -> UIColor? { cell.subviews.first?.subviews.first?.backgroundColor }
        let before = color()
        stage.perform {
            cell.isHighlighted = true
            cell.layoutIfNeeded()
        }
        #expect(before == .white)
        #expect(color() == .systemGray4)
    }
}

/// Items that do not equal themselves, as those of tarikbozyak/AdvancedCompositionalLayout, which compares identifiers that are new
/// each time: UIKit keeps them as objects, of which each equals itself.
@MainActor
@Suite struct UnequalItemTests {
    private struct Item: Hashable {
        let name: String
        static func == (a: Item, b: Item) -> Bool { a.name == b.name && a.name.count == 1 }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    private let stage = Stage(width: 300, height: 600)

    @Test func theyFoldAndUnfold() throws {
        let window = stage.window
        let parent = Item(name: "a")
        let (view, source) = stage.perform {
            let view = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            return (view, source)
        }
        stage.add(view)
        var tree = NSDiffableDataSourceSectionSnapshot<Item>()
        tree.append([parent])
        tree.append([Item(name: "a1"), Item(name: "a2")], to: parent)
        tree.expand([parent])
        stage.perform { source.apply(tree, to: 0, animatingDifferences: false) }
        stage.settle()
        let child = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
        #expect(view.numberOfItems(inSection: 0) == 3 && child.indentationLevel == 1)
        tree.collapse([parent])
        stage.perform { source.apply(tree, to: 0) }
        stage.settle()
        #expect(view.numberOfItems(inSection: 0) == 1 && source.snapshot().numberOfItems == 1)
        tree.expand([parent])
        stage.perform { source.apply(tree, to: 0) }
        stage.settle()
        #expect(view.numberOfItems(inSection: 0) == 3 && source.snapshot().numberOfItems == 3)
    }
}
