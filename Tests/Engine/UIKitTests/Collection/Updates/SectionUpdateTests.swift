import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct SectionUpdateTests {
    private let board: Board

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 30)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 200, height: 20)
        board = Board([["a", "b"], ["c", "d"], ["e"]], layout: layout)
    }

    private func header(_ section: Int) -> Board.Header? {
        board.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, in: section)) as? Board.Header
    }

    @Test func aDeletedSectionTakesItsHeaderAlongAndTheOthersKeepTheirs() throws {
        let (gone, kept) = (try #require(header(0)), try #require(header(1)))
        board.update { [board] in
            board.sections.removeFirst()
            board.view.deleteSections([0])
        }
        #expect(header(0) === kept)
        #expect(kept.name == "header of c")
        #expect(board.seen(kept).position.y == 90)
        #expect(gone.superview === board.view)
        board.stage.advance(steps: 9)
        assertClose(board.seen(gone).opacity, 0.5, within: 1e-6)
        board.stage.settle()
        #expect(kept.center.y == 10)
        #expect(gone.superview == nil)
        #expect(board.cell("c")?.center.y == 35)
    }

    @Test func anInsertedSectionFadesIn() throws {
        board.update { [board] in
            board.sections.insert(["x"], at: 1)
            board.view.insertSections([1])
        }
        let cell = try #require(board.cell("x"))
        #expect(board.view.indexPath(for: cell) == IndexPath(0, in: 1))
        #expect(board.seen(cell).opacity == 0)
        #expect(header(1).map { board.seen($0).opacity } == 0)
        #expect(header(2)?.name == "header of c")
        board.stage.settle()
        #expect(board.seen(cell).opacity == 1)
    }

    @Test func aMovedSectionTakesItsItemsAlong() throws {
        let cell = try #require(board.cell("e"))
        board.update { [board] in
            board.sections = [["e"], ["a", "b"], ["c", "d"]]
            board.view.moveSection(2, toSection: 0)
        }
        #expect(board.view.indexPath(for: cell) == IndexPath(0, in: 0))
        board.stage.settle()
        #expect(board.view.visibleCells.map { ($0 as? Board.Cell)?.name } == ["e", "a", "b", "c", "d"])
        #expect(header(0)?.name == "header of e")
    }

    @Test func aReloadedSectionIsMadeAnew() throws {
        let old = try #require(header(1))
        board.update { [board] in
            board.sections[1] = ["C", "D"]
            board.view.reloadSections([1])
        }
        #expect(header(1) !== old)
        #expect(header(1)?.name == "header of C")
        board.stage.settle()
        #expect(board.view.visibleCells.map { ($0 as? Board.Cell)?.name } == ["a", "b", "C", "D", "e"])
    }

    @Test func aReloadedSectionMayHaveOtherItemsThanBefore() {
        for names in [[], ["C", "D", "E"]] {
            board.update { [board] in
                board.sections[1] = names
                board.view.reloadSections([1])
            }
            board.stage.settle()
            #expect(board.view.visibleCells.map { ($0 as? Board.Cell)?.name } == ["a", "b"] + names + ["e"])
        }
    }

    @Test func anItemMayMoveToAnotherSection() throws {
        let cell = try #require(board.cell("a"))
        board.update { [board] in
            board.sections = [["b"], ["c", "a", "d"], ["e"]]
            board.view.moveItem(at: IndexPath(0, in: 0), to: IndexPath(1, in: 1))
        }
        #expect(board.view.indexPath(for: cell) == IndexPath(1, in: 1))
        #expect(board.cell("b").flatMap(board.view.indexPath(for:)) == IndexPath(0, in: 0))
        #expect(board.cell("d").flatMap(board.view.indexPath(for:)) == IndexPath(2, in: 1))
        board.stage.settle()
        #expect(board.view.visibleCells.map { ($0 as? Board.Cell)?.name } == ["b", "c", "a", "d", "e"])
    }

    @Test func updateItemsNameSectionsWithoutAnItem() {
        final class Reader: UICollectionViewFlowLayout {
            var paths: [IndexPath?] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                paths = updateItems.map(\.indexPathAfterUpdate)
            }
        }
        let layout = Reader()
        let board = Board([["a"]], layout: layout)
        board.update {
            board.sections.append(["b"])
            board.view.insertSections([1])
        }
        #expect(layout.paths == [IndexPath(item: NSNotFound, section: 1)])
    }
}
