import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct BatchUpdateTests {
    private let layout = RecordingList()
    private let board: Board

    init() {
        board = Board([["a", "b", "c", "d"]], layout: layout)
        layout.calls = []
    }

    @Test func theLayoutIsAskedInUIKitsOrder() {
        board.update { [board] in
            board.sections = [["a", "x", "c", "d"]]
            board.view.deleteItems(at: [IndexPath(1)])
            board.view.insertItems(at: [IndexPath(1)])
        }
        #expect(layout.calls.first == "prepare")
        #expect(layout.calls.dropFirst().first == "updates: delete 1 -, insert - 1")
        #expect(
            layout.calls.dropFirst(2) == ["final 1", "initial 0", "initial 1", "initial 2", "initial 3", "finalize"])
    }

    @Test func anInsertedItemFadesInWhereItWillBe() throws {
        board.update { [board] in
            board.sections = [["a", "x", "b", "c", "d"]]
            board.view.insertItems(at: [IndexPath(1)])
        }
        let cell = try #require(board.cell("x"))
        #expect(cell.center == CGPoint(x: 100, y: 75))
        #expect(board.seen(cell).opacity == 0)
        board.stage.advance(steps: 9)
        assertClose(board.seen(cell).opacity, 0.5, within: 1e-6)
        assertClose(board.seen(board.cell("b")!).position.y, 100, within: 1e-6)
        board.stage.settle()
        #expect(board.seen(cell).opacity == 1)
        #expect(board.cell("b")?.center.y == 125)
    }

    @Test func aDeletedItemFadesOutAndIsUsedAgain() throws {
        let cell = try #require(board.cell("b"))
        var finished: Bool?
        board.update({ [board] in
            board.sections = [["a", "c", "d"]]
            board.view.deleteItems(at: [IndexPath(1)])
        }) { finished = $0 }
        #expect(board.cell("b") == nil)
        #expect(cell.superview === board.view)
        board.stage.advance(steps: 9)
        assertClose(board.seen(cell).opacity, 0.5, within: 1e-6)
        #expect(board.seen(cell).position == CGPoint(x: 100, y: 75))
        #expect(finished == nil)
        board.stage.advance(steps: 9)
        #expect(cell.superview == nil)
        #expect(finished == true)
        board.update { [board] in
            board.sections = [["a", "c", "d", "e"]]
            board.view.insertItems(at: [IndexPath(3)])
        }
        #expect(board.cell("e") === cell)
        #expect(cell.reuses == 1)
        #expect(cell.alpha == 1)
    }

    @Test func aMovedItemKeepsItsCellAndGoesThere() throws {
        let cell = try #require(board.cell("a"))
        board.update { [board] in
            board.sections = [["b", "c", "d", "a"]]
            board.view.moveItem(at: IndexPath(0), to: IndexPath(3))
        }
        #expect(board.view.indexPath(for: cell) == IndexPath(3))
        board.stage.advance(steps: 9)
        assertClose(board.seen(cell).position.y, 100, within: 1e-6)
        board.stage.settle()
        #expect(cell.center.y == 175)
        #expect(board.view.visibleCells.map { ($0 as? Board.Cell)?.name } == ["b", "c", "d", "a"])
    }

    @Test func aReloadedItemHasItsNewCellEvenWhenItMoves() throws {
        let old = try #require(board.cell("c"))
        board.update { [board] in
            board.sections = [["new", "a", "b", "C", "d"]]
            board.view.reloadItems(at: [IndexPath(2)])
            board.view.insertItems(at: [IndexPath(0)])
        }
        #expect(layout.calls.contains("updates: reload 2 3, insert - 0"))
        let cell = try #require(board.cell("C"))
        #expect(cell !== old)
        #expect(board.view.indexPath(for: cell) == IndexPath(3))
        #expect(board.seen(cell).opacity == 0)
        board.stage.settle()
        #expect(old.superview == nil)
        #expect(board.cellsInTree.count == 5)
    }

    @Test func whatTheLayoutMakesOfTheDefaultsIsShown() throws {
        layout.initial = { path, attributes in
            guard path == IndexPath(0) else { return attributes }
            attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            return attributes
        }
        layout.final = { _, attributes in
            attributes?.center.x += 90
            return attributes
        }
        let gone = try #require(board.cell("d"))
        board.update { [board] in
            board.sections = [["x", "a", "b", "c"]]
            board.view.insertItems(at: [IndexPath(0)])
            board.view.deleteItems(at: [IndexPath(3)])
        }
        let cell = try #require(board.cell("x"))
        #expect(board.seen(cell).transform == CATransform3DMakeScale(0.5, 0.5, 1))
        #expect(gone.center == CGPoint(x: 190, y: 175))
        #expect(gone.alpha == 0)
        board.stage.settle()
        #expect(cell.transform == .identity)
    }

    @Test func anUpdateDuringAnotherBeginsWhereThingsAreSeen() throws {
        let cell = try #require(board.cell("d"))
        func insert(_ name: String) {
            board.update { [board] in
                board.sections[0].insert(name, at: 0)
                board.view.insertItems(at: [IndexPath(0)])
            }
        }
        insert("x")
        board.stage.advance(steps: 7)
        let (place, fading) = (board.seen(cell).position, board.seen(board.cell("x")!).opacity)
        #expect(place.y > 175 && place.y < 225)
        insert("y")
        assertClose(board.seen(cell).position.y, place.y, within: 1e-9)
        assertClose(board.seen(board.cell("x")!).opacity, fading, within: 1e-9)
        var last = place.y
        for _ in 0..<20 {
            board.stage.advance()
            #expect(board.seen(cell).position.y >= last - 1e-9)
            last = board.seen(cell).position.y
        }
        #expect(last == 275)
        #expect(board.seen(board.cell("x")!).opacity == 1)
    }

    @Test func withoutAnimationsTheChangeIsThereAtOnce() throws {
        let gone = try #require(board.cell("a"))
        board.stage.perform {
            UIView.performWithoutAnimation {
                board.sections = [["b", "c", "d", "e"]]
                board.view.performBatchUpdates { [board] in
                    board.view.deleteItems(at: [IndexPath(0)])
                    board.view.insertItems(at: [IndexPath(3)])
                }
            }
        }
        #expect(gone.superview == nil || gone.name == "e")
        #expect(board.view.visibleCells.map { ($0 as? Board.Cell)?.name } == ["b", "c", "d", "e"])
        #expect(board.cell("e")?.alpha == 1)
        #expect(board.cell("b")?.center.y == 25)
        #expect(board.seen(board.cell("b")!).position.y == 25)
    }

    @Test func selectionGoesWithItsItem() {
        board.stage.perform {
            board.view.allowsMultipleSelection = true
            board.view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
            board.view.selectItem(at: IndexPath(2), animated: false, scrollPosition: [])
        }
        board.update { [board] in
            board.sections = [["x", "a", "c", "d"]]
            board.view.deleteItems(at: [IndexPath(1)])
            board.view.insertItems(at: [IndexPath(0)])
        }
        #expect(board.view.indexPathsForSelectedItems == [IndexPath(2)])
        #expect(board.cell("c")?.isSelected == true)
        #expect(board.cell("a")?.isSelected == false)
    }

    @Test func aBatchInsideABatchIsOneWithItAndBothComplete() {
        var completions: [String] = []
        board.update({ [board] in
            board.sections = [["x", "y", "a", "b", "c", "d"]]
            board.view.insertItems(at: [IndexPath(0)])
            board.view.performBatchUpdates({ board.view.insertItems(at: [IndexPath(1)]) }) { _ in
                completions.append("inner")
            }
        }) { _ in completions.append("outer") }
        #expect(layout.calls.filter { $0.hasPrefix("updates") } == ["updates: insert - 0, insert - 1"])
        board.stage.settle()
        #expect(completions == ["inner", "outer"])
    }

    @Test func anEmptyBatchAnimatesAChangeOfTheLayout() throws {
        let cell = try #require(board.cell("b"))
        board.stage.perform {
            layout.itemSize = CGSize(width: 200, height: 100)
            board.view.performBatchUpdates(nil)
        }
        #expect(cell.center.y == 150)
        #expect(board.seen(cell).position.y == 75)
        board.stage.advance(steps: 9)
        assertClose(board.seen(cell).position.y, 112.5, within: 1e-6)
        board.stage.settle()
        #expect(board.seen(cell).bounds.height == 100)
    }

    @Test func theDelegateMayChooseTheOffset() {
        final class Chooser: UICollectionViewDelegate {
            var proposed: CGPoint?
            func collectionView(
                _ collectionView: UICollectionView,
                targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
            ) -> CGPoint {
                proposed = proposedContentOffset
                return CGPoint(x: 0, y: 30)
            }
        }
        let chooser = Chooser()
        board.stage.perform {
            board.view.delegate = chooser
            board.sections = [["a", "b", "c", "d"] + (0..<20).map { "\($0)" }]
            board.view.reloadData()
            board.view.layoutIfNeeded()
        }
        board.update { [board] in
            board.sections[0].removeLast()
            board.view.deleteItems(at: [IndexPath(23)])
        }
        #expect(chooser.proposed == .zero)
        #expect(board.view.contentOffset == CGPoint(x: 0, y: 30))
        board.stage.settle()
    }

    @Test func itemsThatComeIntoSightSlideInFromWhereTheyWere() throws {
        board.sections = [(0..<20).map { "\($0)" }]
        board.stage.perform {
            board.view.reloadData()
            board.view.layoutIfNeeded()
        }
        board.update { [board] in
            board.sections[0].removeFirst()
            board.view.deleteItems(at: [IndexPath(0)])
        }
        let cell = try #require(board.cell("8"))
        #expect(board.seen(cell).position.y == 425)
        #expect(cell.center.y == 375)
        #expect(board.seen(cell).opacity == 1)
        board.stage.settle()
    }

    /// By no more than a view's length would the last items fade in over those that leave.
    @Test func itemsFromFarAwayComeFromWhereTheyWereToo() throws {
        board.sections = [(0..<100).map { "\($0)" }]
        board.stage.perform {
            board.view.reloadData()
            board.view.layoutIfNeeded()
        }
        board.update { [board] in
            board.sections = [["98", "new", "99"]]
            board.view.deleteItems(at: (0..<98).map { IndexPath($0) })
            board.view.insertItems(at: [IndexPath(1)])
        }
        let (far, new) = (try #require(board.cell("99")), try #require(board.cell("new")))
        #expect(board.seen(far).position.y == 99 * 50 + 25 && board.seen(far).opacity == 1)
        #expect(board.seen(new).position.y == 75 && board.seen(new).opacity == 0)
        board.stage.settle()
        #expect(board.seen(far).position.y == 125)
    }

    @Test func itemsThatGoOutOfSightSlideOutAndAreTakenAway() throws {
        board.sections = [(0..<20).map { "\($0)" }]
        board.stage.perform {
            board.view.reloadData()
            board.view.layoutIfNeeded()
        }
        let cell = try #require(board.cell("7"))
        layout.calls = []
        board.update { [board] in
            board.sections[0].insert("x", at: 0)
            board.view.insertItems(at: [IndexPath(0)])
        }
        #expect(layout.calls.contains("final 7"))
        #expect(cell.center.y == 425)
        #expect(cell.alpha == 1)
        board.stage.settle()
        #expect(cell.superview == nil)
    }

    /// As libraries write it which take the changes as a closure that they don't keep.
    @Test func theClosureOfUpdatesNeedNotEscape() {
        func update(_ changes: () -> Void) {
            board.stage.perform { board.view.performBatchUpdates { changes() } }
        }
        update {
            board.sections = [["a", "b", "c"]]
            board.view.deleteItems(at: [IndexPath(3)])
        }
        board.stage.settle()
        #expect(board.view.visibleCells.count == 3)
    }
}
