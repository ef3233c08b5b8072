import QuartzCore
import Testing

@testable import UIKit

/// Changes of layout that a finger drives.
@MainActor
@Suite struct LayoutTransitionTests {
    private final class Rows: UICollectionViewFlowLayout {
        init(height: CGFloat) {
            super.init()
            itemSize = CGSize(width: 200, height: height)
            minimumLineSpacing = 0
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private let large = Rows(height: 200)
    private let small = Rows(height: 50)
    private let board: Board

    init() {
        board = Board([(0..<8).map { "\($0)" }], layout: large)
    }

    private func begin(_ completion: ((Bool, Bool) -> Void)? = nil) -> UICollectionViewTransitionLayout {
        board.stage.perform { board.view.startInteractiveTransition(to: small, completion: completion) }
    }

    private func show(_ progress: CGFloat, _ layout: UICollectionViewTransitionLayout) {
        board.stage.advance {
            layout.transitionProgress = progress
            layout.invalidateLayout()
        }
    }

    /// Yalantis/DisplaySwitcher's layouts keep their view's offset as they prepare for the change.
    @Test func theNewLayoutHasItsViewAsItPreparesForAChange() {
        final class Keeping: UICollectionViewFlowLayout {
            var offsets: [CGPoint?] = []
            override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
                offsets.append(collectionView?.contentOffset)
                super.prepareForTransition(from: oldLayout)
            }
        }
        let (driven, animated) = board.stage.perform { (Keeping(), Keeping()) }
        board.stage.perform {
            board.view.setCollectionViewLayout(animated, animated: true)
        }
        board.stage.settle()
        board.stage.perform { _ = board.view.startInteractiveTransition(to: driven, completion: nil) }
        #expect(animated.offsets == [.zero] && driven.offsets == [.zero])
    }

    @Test func itemsLieBetweenTheirPlacesByTheProgress() throws {
        let layout = begin()
        #expect(board.view.collectionViewLayout === layout)
        #expect(layout.currentLayout === large && layout.nextLayout === small)
        for (progress, top, height) in [(0.0, 200.0, 200.0), (0.5, 125, 125), (0.9, 65, 65)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            show(progress, layout)
            let frame = try #require(board.cell("1")).frame
            #expect((frame.minY - top).magnitude < 1e-9 && (frame.height - height).magnitude < 1e-9)
        }
    }

    @Test func finishedItGoesOnToTheNewLayout() throws {
        var told: [Bool] = []
        let layout = begin { told = [$0, $1] }
        show(0.4, layout)
        let before = try #require(board.cell("1")).frame
        board.stage.perform { board.view.finishInteractiveTransition() }
        // It moves from where it was.
        board.stage.advance()
        let shown = try #require(board.stage.perform { board.cell("1")?.layer.presentation()?.frame })
        #expect((shown.minY - before.minY).magnitude < 20)
        board.stage.settle()
        #expect(board.view.collectionViewLayout === small && told == [true, true])
        #expect(try #require(board.cell("7")).frame == CGRect(x: 0, y: 350, width: 200, height: 50))
    }

    @Test func cancelledItGoesBackToTheOldLayout() throws {
        var told: [Bool] = []
        let layout = begin { told = [$0, $1] }
        show(0.7, layout)
        board.stage.perform { board.view.cancelInteractiveTransition() }
        board.stage.settle()
        #expect(board.view.collectionViewLayout === large && told == [false, true])
        #expect(try #require(board.cell("1")).frame == CGRect(x: 0, y: 200, width: 200, height: 200))
        #expect(board.view.visibleCells.count == 2)
    }

    @Test func valuesOfItsOwnAreKept() {
        let layout = begin()
        #expect(layout.value(forAnimatedKey: "tilt") == 0)
        layout.updateValue(12, forAnimatedKey: "tilt")
        #expect(layout.value(forAnimatedKey: "tilt") == 12)
    }
}
