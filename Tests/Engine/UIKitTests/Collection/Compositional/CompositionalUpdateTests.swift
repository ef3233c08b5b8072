import QuartzCore
import Testing

@testable import UIKit

/// Compositional layouts that go from one random snapshot to the next.
@MainActor
@Suite struct CompositionalUpdateTests {
    /// As high as its number says.
    private final class Cell: UICollectionViewCell {
        var number = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = CGFloat(20 + number * 7 % 50)
            return layoutAttributes
        }
    }

    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    /// Where everything is seen, so that every cell is asked for its size.
    @MainActor
    private final class Board {
        let stage = Stage(width: 400, height: 4000)
        let view: UICollectionView
        let source: Source

        init() {
            let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, number in cell.number = number }
            let (view, source) = stage.perform {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                let source = Source(collectionView: view) { view, path, number in
                    view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
                }
                return (view, source)
            }
            (self.view, self.source) = (view, source)
            stage.perform {
                view.collectionViewLayout = UICollectionViewCompositionalLayout { [weak source] index, _ in
                    Board.section(source?.sectionIdentifier(for: index) ?? 0)
                }
                view.frame = stage.window.bounds
            }
            stage.add(view)
        }

        /// Lists, rows of three whose heights are alike, and cards that scroll by themselves.
        private static func section(_ identifier: Int) -> NSCollectionLayoutSection {
            let section: NSCollectionLayoutSection
            switch identifier % 3 {
            case 0:
                section = UIKitTests.section(
                    column(.fractionalWidth(1), .estimated(44), [layoutItem(.fractionalWidth(1), .estimated(44))]))
            case 1:
                section = UIKitTests.section(
                    row(
                        .fractionalWidth(1), .estimated(30),
                        [layoutItem(.fractionalWidth(1.0 / 3), .uniformAcrossSiblings(estimate: 30))]))
            default:
                section = UIKitTests.section(
                    row(.absolute(90), .absolute(60), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
                section.orthogonalScrollingBehavior = .continuous
            }
            section.interGroupSpacing = 4
            section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 5)
            return section
        }

        /// The cells in sight by their numbers, in the view's coordinates.
        var frames: [Int: CGRect] {
            let cells = view.visibleCells.compactMap { $0 as? Cell }
            return Dictionary(
                cells.map { ($0.number, $0.convert($0.bounds, to: view)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    private func randomSnapshot(_ random: inout SplitMix64) -> Snapshot {
        var snapshot = Snapshot()
        var numbers = Array(0..<40).shuffled(using: &random)
        for section in Array(0..<6).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)) {
            let count = min(Int.random(in: 0...9, using: &random), numbers.count)
            snapshot.appendSections([section])
            snapshot.appendItems(Array(numbers.suffix(count)), toSection: section)
            numbers.removeLast(count)
        }
        return snapshot
    }

    @Test(arguments: 0..<20)
    func theyEndWhereAFreshLayoutBegins(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let board = Board()
        for turn in 0..<8 {
            let snapshot = randomSnapshot(&random)
            let isAnimated = Bool.random(using: &random)
            board.stage.perform { board.source.apply(snapshot, animatingDifferences: isAnimated) }
            // Most batches begin before the one before them has ended.
            if turn % 3 == 2 { board.stage.settle() }
            board.stage.advance(steps: Int.random(in: 1...12, using: &random))
        }
        board.stage.settle()
        let fresh = Board()
        fresh.stage.perform { fresh.source.apply(board.source.snapshot(), animatingDifferences: false) }
        fresh.stage.settle()
        #expect(board.view.contentSize == fresh.view.contentSize)
        let (found, wanted) = (board.frames, fresh.frames)
        #expect(found.keys.sorted() == wanted.keys.sorted())
        let misplaced = wanted.filter { number, frame in
            guard let other = found[number] else { return true }
            return [
                frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
                frame.height - other.height,
            ].contains { $0.magnitude > 1e-6 }
        }
        #expect(misplaced.isEmpty)
    }

    @Test(arguments: 0..<20)
    func estimatesConvergeInOneStep(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let board = Board()
        board.stage.perform { board.source.apply(randomSnapshot(&random), animatingDifferences: false) }
        board.stage.advance()
        let (size, frames) = (board.view.contentSize, board.frames)
        #expect(!board.stage.window.needsLayoutPass)
        board.stage.perform { board.view.collectionViewLayout.invalidateLayout() }
        board.stage.advance(steps: 2)
        #expect(board.view.contentSize == size && board.frames == frames)
    }
}
