import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

/// A list on UIKit Dynamics as public code has it, against frames reckoned by hand.
@MainActor
@Suite struct SpringyLayoutTests {
    private let stage = Stage(width: 400, height: 600)
    private let source = ListSource([40])
    private let layout: SpringyFlowLayout
    private let view: UICollectionView

    init() {
        let layout = stage.perform {
            let layout = SpringyFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 60)
            layout.minimumLineSpacing = 10
            return layout
        }
        self.layout = layout
        view = stage.addCollectionView(layout, source)
        stage.settle()
    }

    private func center(_ item: Int) -> CGFloat? {
        view.cellForItem(at: IndexPath(item: item, section: 0))?.center.y
    }

    /// Rows of 60 with 10 between them stand where a flow layout has them.
    private func expectRest(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let rows = view.visibleCells.compactMap { cell in view.indexPath(for: cell).map { ($0.item, cell.frame) } }
        #expect(rows.count >= 6, comment, sourceLocation: sourceLocation)
        for (item, frame) in rows {
            let isThere = abs(frame.minY - CGFloat(item) * 70) < 0.06 && frame.size == CGSize(width: 400, height: 60)
            #expect(
                isThere && frame.minX == (view.bounds.width - 400) / 2, "\(item): \(frame)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func aFingerStretchesTheListByTheDistanceFromIt() throws {
        expectRest()
        stage.advance { stage.send(.began, 200, 500) }
        stage.advance { stage.send(.moved, 200, 480) }
        let (old, before) = (view.contentOffset.y, (1...7).map { center($0) ?? 0 })
        stage.advance { stage.send(.moved, 200, 440) }
        let delta = view.contentOffset.y - old
        #expect(abs(delta - 40) < 1e-9)
        // One step of the springs, which come after, is small; where the finger is, nothing lags.
        for item in 1...7 {
            let moved = try #require(center(item)) - before[item - 1]
            let share = min(abs(440 + old - CGFloat(item) * 70 - 30) / 1000, 1)
            #expect(abs(moved - delta * share) < 0.02 * delta, "\(item)")
        }
        stage.advance { stage.send(.ended, 200, 440) }
        stage.settle()
        expectRest()
    }

    @Test func aFlungListComesToRestAsTheFlowLayoutHasIt() {
        stage.flick(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -300), steps: 6)
        #expect(view.isDecelerating)
        stage.settle()
        #expect(view.contentOffset.y > 600)
        expectRest()
    }

    @Test func insertionDeletionMoveAndReloadEndInPlace() throws {
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        let second = try #require(view.cellForItem(at: path(1)))
        stage.advance {
            source.counts = [41]
            view.insertItems(at: [path(0)])
        }
        stage.settle()
        #expect(view.cellForItem(at: path(2)) === second)
        expectRest("inserted")
        stage.advance { view.moveItem(at: path(2), to: path(4)) }
        stage.settle()
        #expect(view.cellForItem(at: path(4)) === second)
        expectRest("moved")
        stage.advance {
            source.counts = [39]
            view.deleteItems(at: [path(0), path(1)])
        }
        stage.settle()
        #expect(view.cellForItem(at: path(2)) === second)
        expectRest("deleted")
        stage.advance {
            layout.resetLayout()
            view.reloadData()
        }
        stage.settle()
        expectRest("reloaded")
    }

    @Test func aTurnedStageHasItsRowsInTheMiddle() {
        stage.advance { view.frame.size = CGSize(width: 600, height: 500) }
        stage.settle()
        expectRest()
    }
}
