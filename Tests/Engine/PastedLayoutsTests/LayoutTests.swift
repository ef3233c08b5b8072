@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct LayoutTests {
    private let stage = Stage()

    @Test func coversTurnAwayAndDimBesideTheMiddle() throws {
        let layout = stage.perform { CoverFlowLayout() }
        let source = ListSource([20])
        let view = stage.addCollectionView(layout, source, cell: CoverCell.self)
        stage.advance { view.contentOffset.x = 310 }
        let cells = view.visibleCells.map { $0 as! CoverCell }
        let middle = try #require(cells.min { abs($0.center.x - 510) < abs($1.center.x - 510) })
        let side = try #require(cells.max { $0.center.x < $1.center.x })
        // Item 3 lies at 420...600: its middle is in the view's.
        #expect(middle.center.x == 510)
        #expect(middle.dimmingView.alpha == 0)
        #expect(middle.layer.zPosition > side.layer.zPosition)
        #expect(side.dimmingView.alpha > 0.3)
        #expect(side.transform3D.m34 != 0 && side.transform3D.m11 < 1)
        #expect(view.decelerationRate == .fast)
    }

    @Test func headersStickToTheTopUntilTheirSectionEnds() throws {
        let layout = stage.perform {
            let layout = StickyHeadersLayout()
            layout.headerReferenceSize = CGSize(width: 400, height: 40)
            layout.itemSize = CGSize(width: 400, height: 100)
            layout.minimumLineSpacing = 0
            return layout
        }
        let source = ListSource([10, 10])
        let view = stage.addCollectionView(layout, source)
        func header(_ section: Int) -> CGRect? {
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
                .frame
        }
        for (offset, top) in [(0, 0), (350, 350), (990, 990), (1020, 1000)] as [(CGFloat, CGFloat)] {
            stage.advance { view.contentOffset.y = offset }
            #expect(header(0)?.minY == top)
        }
        #expect(header(1)?.minY == 1040)
    }

    @Test func waterfallColumnsHaveNoGapsAndGrowEvenly() {
        final class Heights: WaterfallLayoutDelegate {
            func collectionView(
                _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
                width: CGFloat
            ) -> CGFloat { CGFloat(50 + indexPath.item * 37 % 150) }
        }
        let layout = stage.perform { WaterfallLayout() }
        let heights = Heights()
        layout.delegate = heights
        let source = ListSource([60])
        let view = stage.addCollectionView(layout, source)
        let frames = stage.perform {
            (0..<60).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame }
        }
        for column in [frames.filter { $0.minX < 200 }, frames.filter { $0.minX > 200 }] {
            for (above, below) in zip(column, column.dropFirst()) { #expect(below.minY - above.maxY == 12) }
        }
        #expect(frames.allSatisfy { $0.width == 188 })
        #expect(view.contentSize.height == frames.map(\.maxY).max()! + 6)
        stage.advance { source.counts = [5] }
        stage.advance { view.reloadData() }
        #expect(view.contentSize.height < 800)
    }

    @Test func wheelCardsHangFromTheirAnchorAndComeToRestUpright() {
        let layout = stage.perform { CircularLayout() }
        let source = ListSource([20])
        let view = stage.addCollectionView(layout, source, cell: CircularCell.self)
        let first = view.cellForItem(at: IndexPath(item: 0, section: 0))!
        let anchor = (173 / 2 + layout.radius) / 173
        #expect(first.layer.anchorPoint.y == anchor)
        #expect(abs(first.center.y - (400 + (anchor - 0.5) * 173)) < 1e-9)
        stage.advance { view.setNeedsLayout() }
        #expect(abs(first.center.y - (400 + (anchor - 0.5) * 173)) < 1e-9)
        stage.flick(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -150, y: 0), steps: 6)
        stage.settle()
        #expect(view.contentOffset.x > 150)
        let upright = stage.perform { view.visibleCells.map { abs(atan2($0.transform.b, $0.transform.a)) }.min()! }
        #expect(upright < 1e-9)
    }

    @Test func walletCardsStackAtTheTopAndOneOpens() throws {
        let layout = stage.perform { WalletLayout() }
        let source = ListSource([30])
        let view = stage.addCollectionView(layout, source)
        stage.advance { view.contentOffset.y = 300 }
        let cell = try #require(view.cellForItem(at: IndexPath(item: 10, section: 0)))
        #expect(cell.frame.minY == 600)
        let under = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(under.transform.a < 1 && under.center.y == 410)
        stage.perform { layout.isExpandedItem = IndexPath(item: 10, section: 0) }
        #expect(cell.frame.minY == 300)
        #expect(stage.seen(cell).position.y == 710)
        stage.advance(steps: 9)
        #expect(abs(stage.seen(cell).position.y - (710 + 410) / 2) < 1e-6)
        stage.settle()
        #expect(stage.seen(cell).position.y == 410)
    }

    @Test func carouselItemsShrinkBesideTheMiddleAndSnapToIt() throws {
        let layout = stage.perform {
            let layout = CarouselLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 200, height: 300)
            return layout
        }
        let source = ListSource([10])
        let view = stage.addCollectionView(layout, source)
        stage.flick(from: CGPoint(x: 350, y: 400), by: CGPoint(x: -170, y: 0), steps: 10)
        stage.settle()
        let middle = try #require(
            view.visibleCells.min { abs($0.center.x - view.bounds.midX) < abs($1.center.x - view.bounds.midX) })
        #expect(abs(middle.center.x - view.bounds.midX) < 1)
        #expect(middle.transform.a > 0.99 && middle.alpha > 0.99)
        #expect(view.visibleCells.filter { $0 !== middle }.allSatisfy { $0.transform.a < 0.9 })
        #expect(view.contentOffset.x > 0)
    }

    @Test func theHeaderStretchesWithAPull() {
        let layout = stage.perform {
            let layout = StretchyHeaderLayout()
            layout.headerReferenceSize = CGSize(width: 400, height: 200)
            return layout
        }
        let source = ListSource([100])
        let view = stage.addCollectionView(layout, source)
        stage.advance { view.contentOffset.y = -60 }
        let header = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)[0]
        #expect(header.frame == CGRect(x: 0, y: -60, width: 400, height: 260))
        stage.advance { view.contentOffset.y = 0 }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    }

    @Test func aScrollInvalidatesNoMoreThanTheContextSays() {
        let layout = stage.perform {
            let layout = ParallaxLayout()
            layout.itemSize = CGSize(width: 400, height: 200)
            return layout
        }
        let source = ListSource([50])
        let view = stage.addCollectionView(layout, source)
        let prepared = layout.fullPreparations
        for step in 1...20 { stage.advance { view.contentOffset.y = CGFloat(step * 10) } }
        #expect(layout.fullPreparations == prepared)
        stage.advance { view.frame.size.width = 500 }
        #expect(layout.fullPreparations == prepared + 1)
    }

    @Test func shelvesStandUnderTheirBooks() {
        let layout = stage.perform { ShelfLayout() }
        let source = ListSource([50])
        let view = stage.addCollectionView(layout, source)
        let shelves = view.subviews.filter { $0 is ShelfView }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(shelves[0].frame == CGRect(x: 0, y: 130, width: 400, height: 12))
        #expect(shelves[1].frame.minY == 280)
        #expect(shelves.allSatisfy { $0.layer.zPosition == -1 })
    }

    @Test func newItemsPopUpAndDeletedOnesFall() throws {
        let layout = stage.perform { PopInLayout() }
        let source = ListSource([5])
        let view = stage.addCollectionView(layout, source)
        let gone = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
        let start = gone.center
        stage.perform {
            source.counts = [5]
            view.performBatchUpdates({
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
                view.deleteItems(at: [IndexPath(item: 4, section: 0)])
            })
        }
        let new = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(stage.seen(new).opacity == 0 && stage.seen(new).transform == CATransform3DMakeScale(0.1, 0.1, 1))
        #expect(gone.center.y == start.y + 300)
        stage.settle()
        #expect(new.transform == .identity && new.alpha == 1)
        #expect(gone.superview == nil)
    }

    @Test func linesKeepTogetherAtTheLeft() {
        let layout = stage.perform {
            let layout = LeftAlignedLayout()
            layout.itemSize = CGSize(width: 90, height: 50)
            return layout
        }
        let source = ListSource([7])
        let view = stage.addCollectionView(layout, source)
        #expect(view.visibleCells.map(\.frame.minX) == [0, 100, 200, 300, 0, 100, 200])
    }
}
