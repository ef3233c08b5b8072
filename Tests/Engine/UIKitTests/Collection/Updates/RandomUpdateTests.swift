import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct RandomUpdateTests {
    /// Random batches in quick succession, over scrolled content; the view always shows what the data source says.
    @Test(arguments: 0..<40)
    func cellsAlwaysShowTheDataSourcesItems(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let layout = RecordingList()
        layout.headerReferenceSize = CGSize(width: 200, height: 20)
        var next = 0
        func name() -> String {
            next += 1
            return "\(next)"
        }
        let board = Board((0..<3).map { _ in (0..<5).map { _ in name() } }, layout: layout)
        for _ in 0..<25 {
            let before = board.sections
            var after = before
            var deleted: [IndexPath] = []
            for section in before.indices {
                for item in before[section].indices.reversed() where Int.random(in: 0..<6, using: &random) == 0 {
                    deleted.append(IndexPath(item, in: section))
                    after[section].remove(at: item)
                }
            }
            let removesSection = after.count > 1 && Int.random(in: 0..<4, using: &random) == 0
            let removed = removesSection ? Int.random(in: 0..<after.count, using: &random) : nil
            if let removed { after.remove(at: removed) }
            deleted.removeAll { $0.section == removed }
            let added =
                Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0...after.count, using: &random) : nil
            if let added { after.insert([name()], at: added) }
            var inserted: [IndexPath] = []
            for section in after.indices where section != added {
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    let item = Int.random(in: 0...after[section].count, using: &random)
                    inserted = inserted.map {
                        $0.section == section && $0.item >= item ? IndexPath($0.item + 1, in: section) : $0
                    }
                    after[section].insert(name(), at: item)
                    inserted.append(IndexPath(item, in: section))
                }
            }
            board.update { [deleted, inserted] in
                board.sections = after
                if let removed { board.view.deleteSections([removed]) }
                if let added { board.view.insertSections([added]) }
                board.view.deleteItems(at: deleted)
                board.view.insertItems(at: inserted)
            }
            check(board)
            if Bool.random(using: &random) {
                board.stage.perform {
                    board.view.contentOffset.y = CGFloat.random(
                        in: 0...max(1, board.view.contentSize.height - 400), using: &random)
                }
            }
            board.stage.advance(steps: Int.random(in: 0...25, using: &random))
            check(board)
        }
        board.stage.settle()
        check(board)
        #expect(board.cellsInTree.count == board.view.visibleCells.count)
    }

    private func check(_ board: Board) {
        for path in board.view.indexPathsForVisibleItems {
            let cell = board.view.cellForItem(at: path) as? Board.Cell
            #expect(cell?.name == board.sections[path.section][path.item])
            #expect(board.view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame == cell?.frame)
        }
        let attributes = board.stage.perform {
            board.view.layoutIfNeeded()
            return board.view.collectionViewLayout.layoutAttributesForElements(in: board.view.bounds) ?? []
        }
        let wanted = attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        #expect(Set(board.view.indexPathsForVisibleItems) == Set(wanted))
        for cell in board.cellsInTree {
            let seen = board.seen(cell)
            #expect(seen.position.x.isFinite && seen.position.y.isFinite && (0...1).contains(seen.opacity))
        }
        #expect(board.view.subviews.count == Set(board.view.subviews.map(ObjectIdentifier.init)).count)
    }
}
