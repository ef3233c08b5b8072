import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(sections.map(\.0))
        for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    @Test func itemsHaveSectionsAndPlaces() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
        #expect(snapshot.indexOfItem(5) == 4)
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 5)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.deleteItems([3, 99])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [10, 11, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 12])
        snapshot.moveSection("b", beforeSection: "a")
        snapshot.insertSections(["c"], afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
        snapshot.deleteSections(["b"])
        #expect(snapshot.numberOfItems == 3)
        #expect(snapshot.indexOfItem(4) == nil)
    }

    /// As <https://developer.apple.com/forums/thread/655284> tells of UIKit's.
    @Test func whatIsAddedAgainMovesIfItIsAnItemAndStaysIfItIsASection() {
        var snapshot = snapshot([("a", [1, 2, 3, 5]), ("b", [6])])
        snapshot.insertItems([3, 4], afterItem: 5)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 5, 3, 4])
        snapshot.appendItems([2, 7], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 5, 3, 4])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [6, 2, 7])
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "b" && snapshot.numberOfItems == 7)
        snapshot.insertSections(["c", "a"], afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 5, 3, 4])
    }

    @Test func anElementThatStaysInOrderIsNotMoved() {
        let moves = SnapshotDifference.moves([(2, 0), (0, 1), (1, 2), (3, 3)])
        #expect(moves.map(\.from) == [2])
        #expect(SnapshotDifference.moves([(0, 0), (4, 1), (7, 2)]).isEmpty)
        #expect(SnapshotDifference.moves([(2, 0), (1, 1), (0, 2)]).count == 2)
    }

    @Test func aDifferenceNamesWhatHasChanged() {
        let before = snapshot([("a", [1, 2, 3]), ("b", [4, 5]), ("c", [6])])
        var after = snapshot([("b", [5, 1]), ("d", [7, 6]), ("a", [3, 2, 8])])
        after.reloadItems([3])
        let difference = SnapshotDifference(from: before, to: after)
        #expect(difference.deletedSections == [2])
        #expect(difference.insertedSections == [1])
        #expect(difference.movedSections.count == 1)
        #expect(difference.deletedItems == [IndexPath(item: 0, section: 1)])
        #expect(difference.insertedItems == [IndexPath(item: 2, section: 2)])
        #expect(difference.reloadedItems == [IndexPath(item: 2, section: 0)])
        #expect(
            Set(difference.movedItems.map(\.to)) == [
                IndexPath(item: 1, section: 0), IndexPath(item: 1, section: 1), difference.movedItems.last!.to,
            ])
    }

    /// Counts how often items are hashed.
    private struct Counted: Hashable {
        nonisolated(unsafe) static var hashed = 0
        let number: Int
        func hash(into hasher: inout Hasher) {
            Self.hashed += 1
            hasher.combine(number)
        }
    }

    @Test func onlyWhatLiesBetweenTheCommonEndsIsHashed() {
        var before = NSDiffableDataSourceSnapshot<Int, Counted>()
        before.appendSections([0, 1])
        before.appendItems((0..<1000).map(Counted.init), toSection: 0)
        before.appendItems((1000..<2000).map(Counted.init), toSection: 1)
        var after = before
        after.insertItems([Counted(number: -1)], beforeItem: Counted(number: 500))
        after.deleteItems([Counted(number: 700)])
        after.moveItem(Counted(number: 600), afterItem: Counted(number: 610))
        Counted.hashed = 0
        let difference = SnapshotDifference(from: before, to: after)
        // Some 200 items lie between the first change and the last one.
        #expect(Counted.hashed < 1000)
        #expect(difference.deletedItems == [IndexPath(item: 700, section: 0)])
        #expect(difference.insertedItems == [IndexPath(item: 500, section: 0)])
        #expect(difference.movedItems.map(\.from) == [IndexPath(item: 600, section: 0)])
        Counted.hashed = 0
        #expect(SnapshotDifference(from: NSDiffableDataSourceSnapshot(), to: after).insertedSections == [0, 1])
        #expect(Counted.hashed == 0)
    }

    // MARK: Trees

    private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

    private func tree() -> Tree {
        var tree = Tree()
        tree.append(["fruit", "nuts"])
        tree.append(["apple", "pear"], to: "fruit")
        tree.append(["cox"], to: "apple")
        tree.append(["walnut"], to: "nuts")
        return tree
    }

    @Test func onlyItemsBelowExpandedOnesAreSeen() {
        var tree = tree()
        #expect(tree.items == ["fruit", "apple", "cox", "pear", "nuts", "walnut"])
        #expect(tree.visibleItems == ["fruit", "nuts"])
        tree.expand(["fruit"])
        #expect(tree.visibleItems == ["fruit", "apple", "pear", "nuts"])
        tree.expand(["apple"])
        #expect(tree.isVisible("cox") && tree.level(of: "cox") == 2 && tree.parent(of: "cox") == "apple")
        tree.collapse(["fruit"])
        #expect(!tree.isVisible("cox") && tree.visibleItems == ["fruit", "nuts"])
    }

    @Test func deletingTakesWhatIsBelow() {
        var tree = tree()
        tree.expand(["fruit", "nuts"])
        tree.delete(["fruit"])
        #expect(tree.items == ["nuts", "walnut"])
        #expect(!tree.contains("cox"))
        tree.insert(["seeds"], before: "nuts")
        tree.insert(["almond"], after: "walnut")
        #expect(tree.visibleItems == ["seeds", "nuts", "walnut", "almond"])
    }

    @Test func aSubtreeIsASnapshotOfItsOwn() {
        var tree = tree()
        tree.expand(["apple"])
        #expect(tree.snapshot(of: "fruit").items == ["apple", "cox", "pear"])
        #expect(tree.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
        var below = Tree()
        below.append(["fig"])
        below.append(["green"], to: "fig")
        below.expand(["fig"])
        tree.replace(childrenOf: "fruit", using: below)
        tree.expand(["fruit"])
        #expect(tree.visibleItems == ["fruit", "fig", "green", "nuts"])
    }
}
