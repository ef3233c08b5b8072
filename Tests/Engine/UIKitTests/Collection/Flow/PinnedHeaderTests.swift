import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct PinnedHeaderTests {
    private final class Counting: UICollectionViewFlowLayout, UICollectionViewDelegateFlowLayout {
        var sizes = 0
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            sizes += 1
            return CGSize(width: 200, height: 100)
        }
    }

    private let layout: Counting
    private let board: Board

    init() {
        let layout = Counting()
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.footerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        self.layout = layout
        board = Board([(0..<10).map { "\($0)" }, (0..<10).map { "\($0)" }], layout: layout)
        board.stage.perform {
            board.view.delegate = layout
            board.view.reloadData()
        }
        board.stage.advance()
    }

    private func top(_ kind: String, _ section: Int) -> CGFloat? {
        board.view.supplementaryView(forElementKind: kind, at: IndexPath(0, in: section))?.frame.minY
    }

    /// A section: header 40, items 1000, footer 30; the view is 390 high.
    @Test(
        arguments: [
            (0, 0, 360), (500, 500, 860), (700, 700, 1040), (1000, 1000, 1040), (1035, 1000, 1040),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func headersAndFootersStayInSightWithTheirSection(offset: CGFloat, header: CGFloat, footer: CGFloat) {
        board.stage.advance { board.view.contentOffset.y = offset }
        #expect(top(UICollectionView.elementKindSectionHeader, 0) == header)
        #expect(top(UICollectionView.elementKindSectionFooter, 0) == footer)
    }

    @Test func scrollingDoesNotMeasureAnew() {
        let measured = layout.sizes
        #expect(measured > 0)
        for step in 1...50 { board.stage.advance { board.view.contentOffset.y = CGFloat(step * 20) } }
        #expect(layout.sizes == measured)
        #expect(top(UICollectionView.elementKindSectionHeader, 0) == 1000)
        board.stage.advance { layout.invalidateLayout() }
        #expect(layout.sizes > measured)
    }

    @Test func aChangeOfDataAfterAScrollInTheSameStepIsMeasured() {
        board.stage.advance {
            board.view.contentOffset.y = 10
            board.sections[0].removeFirst()
            board.view.performBatchUpdates { [board] in board.view.deleteItems(at: [IndexPath(0)]) }
        }
        #expect(board.view.contentSize.height == 2040)
        board.stage.settle()
    }

    @Test func anInvalidationMayMoveTheContentSoThatNothingSeems() {
        board.stage.advance { board.view.contentOffset.y = 500 }
        board.stage.advance {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
            layout.invalidateLayout(with: context)
        }
        #expect(board.view.contentOffset.y == 525)
        board.stage.advance { board.view.setNeedsLayout() }
        #expect(board.view.contentOffset.y == 525)
    }
}
