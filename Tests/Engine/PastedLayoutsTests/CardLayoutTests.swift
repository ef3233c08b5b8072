@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

/// Frames reckoned by hand from what the layouts are meant to do.
@MainActor
@Suite struct CardLayoutTests {
    private let stage = Stage()

    private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func aMosaicIsLaidOutAnewForMoreItemsAndOtherWidths() throws {
        let source = ListSource([7])
        let view = stage.addCollectionView(stage.perform { MosaicLayout() }, source)
        #expect(
            frames(view) == [
                frame(0, 1, 400, 200), frame(0, 202, 200, 200), frame(201, 202, 199, 200), frame(0, 403, 267, 200),
                frame(268, 403, 132, 100), frame(268, 504, 132, 99), frame(0, 604, 400, 200),
            ])
        #expect(view.contentSize == CGSize(width: 400, height: 804))

        stage.advance { view.frame.size = CGSize(width: 800, height: 400) }
        #expect(frames(view) == [frame(0, 1, 800, 200), frame(0, 202, 400, 200), frame(401, 202, 399, 200)])
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        stage.advance {
            source.counts = [8]
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        stage.settle()
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
        #expect(first.frame == frame(0, 202, 400, 200))
        stage.advance { view.contentOffset.y = 404 }
        #expect(view.contentSize.height == 804)
        #expect(frames(view).suffix(2) == [frame(0, 604, 400, 200), frame(401, 604, 399, 200)])
        stage.advance {
            source.counts = [3]
            view.deleteItems(at: (3..<8).map { IndexPath(item: $0, section: 0) })
        }
        stage.settle()
        #expect(view.contentOffset.y == 2 && view.contentSize.height == 402)
    }

    @Test func theTopItemIsTallAndTheNextOneGrows() throws {
        let source = ListSource([20])
        let view = stage.addCollectionView(stage.perform { FeaturedLayout() }, source, cell: FeaturedCell.self)
        #expect(
            Array(frames(view).prefix(3)) == [frame(0, 0, 400, 280), frame(0, 280, 400, 100), frame(0, 380, 400, 100)])
        stage.advance { view.contentOffset.y = 90 }
        #expect(
            Array(frames(view).prefix(3)) == [frame(0, 40, 400, 280), frame(0, 230, 400, 190), frame(0, 420, 400, 100)])
        let next = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FeaturedCell)
        #expect(abs(next.imageCoverView.alpha - 0.525) < 1e-9 && next.titleLabel.transform.a == 0.5)
        #expect(next.imageCoverView.frame == frame(0, 0, 400, 190))

        stage.flick(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -300), steps: 8)
        stage.settle()
        let items = view.contentOffset.y / 180
        #expect(items >= 2 && items == items.rounded())
        let top = try #require(view.cellForItem(at: IndexPath(item: Int(items), section: 0)) as? FeaturedCell)
        #expect(top.frame == frame(0, view.contentOffset.y, 400, 280) && abs(top.imageCoverView.alpha - 0.3) < 1e-9)
    }

    @Test func aFlickTurnsOneCardHoweverHardItIs() throws {
        let source = ListSource([5])
        let view = stage.addCollectionView(stage.perform { PagingCardsLayout() }, source)
        // The margins leave 384 points, of which 0.8 are 307 whole ones; 12 more to the next card.
        #expect(frames(view)[0] == frame(46.5, 160, 307, 480))
        for (way, page) in [(-250, 1), (-60, 2), (200, 1), (-380, 2), (-300, 3), (-300, 4), (-300, 4)]
            as [(CGFloat, Int)]
        {
            stage.flick(from: CGPoint(x: 200 - way / 2, y: 400), by: CGPoint(x: way, y: 0), steps: 5)
            stage.settle()
            #expect(view.contentOffset.x == CGFloat(page) * 319, "\(way)")
            let cell = try #require(view.cellForItem(at: IndexPath(item: page, section: 0)))
            #expect(abs(cell.frame.midX - view.bounds.midX) < 1e-9)
        }
    }

    @Test func stackedCardsComeForwardAsTheFrontOneLeaves() throws {
        let source = ListSource([10])
        let view = stage.addCollectionView(stage.perform { StackedCardsLayout() }, source)
        func cell(_ item: Int) throws -> UICollectionViewCell {
            try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
        }
        #expect(try cell(0).center == CGPoint(x: 200, y: 400) && cell(1).center == CGPoint(x: 210, y: 410))
        #expect(try abs(cell(0).transform.a - 1 / 0.9025) < 1e-9 && cell(3).alpha == 0)
        stage.advance { view.contentOffset.x = 100 }
        #expect(try cell(0).center == CGPoint(x: 200, y: 400) && cell(1).center == CGPoint(x: 307.5, y: 407.5))
        let scale = 1 / 0.95 + (1 / 0.9025 - 1 / 0.95) * 0.25
        #expect(try abs(cell(1).transform.a - scale) < 1e-9 && cell(3).alpha == 0.25)
        #expect(try cell(0).layer.zPosition == 4 && cell(3).layer.zPosition == 1)
        stage.flick(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -200, y: 0), steps: 5)
        stage.settle()
        #expect(view.contentOffset.x == 400)
        #expect(try cell(1).center == CGPoint(x: 600, y: 400))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }

    /// Everything that a layout wants to show is there, where it wants it.
    @Test(arguments: 0..<8) func whatEveryLayoutShowsIsThereAfterEveryChange(_ kind: Int) throws {
        let layout: UICollectionViewLayout = stage.perform {
            let flow: UICollectionViewLayout =
                switch kind {
                case 0: CoverFlowLayout()
                case 1: WaterfallLayout()
                case 2: WalletLayout()
                case 3: CarouselLayout()
                case 4: LeftAlignedLayout()
                case 5: ParallaxLayout()
                case 6: MosaicLayout()
                default: FeaturedLayout()
                }
            (flow as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 120, height: 90)
            return flow
        }
        let source = ListSource([40])
        let cells: [AnyClass] = [CoverCell.self, UICollectionViewCell.self]
        let view = stage.addCollectionView(layout, source, cell: cells[min(kind, 1)])
        func check(_ moment: String) throws {
            stage.settle()
            let wanted = try #require(stage.perform { layout.layoutAttributesForElements(in: view.bounds) })
            #expect(!wanted.isEmpty, "\(moment)")
            let inside = view.bounds.insetBy(dx: 0.01, dy: 0.01)
            for attributes in wanted where !attributes.frame.intersection(inside).isEmpty {
                let cell = try #require(view.cellForItem(at: attributes.indexPath), "\(moment)")
                #expect(cell.bounds.size == attributes.size && cell.center == attributes.center, "\(moment)")
                #expect(cell.transform3D == attributes.transform3D && cell.alpha == attributes.alpha, "\(moment)")
                #expect(cell.layer.zPosition == CGFloat(attributes.zIndex), "\(moment)")
            }
            #expect(view.visibleCells.count == Set(view.indexPathsForVisibleItems).count)
            #expect(view.visibleCells.allSatisfy { $0.superview === view && $0.center.x.isFinite })
        }
        try check("start")
        stage.flick(from: CGPoint(x: 200, y: 500), by: CGPoint(x: -150, y: -150), steps: 6)
        try check("scrolled")
        stage.advance { view.frame.size = CGSize(width: 640, height: 360) }
        try check("turned")
        stage.advance {
            source.counts = [42]
            view.performBatchUpdates {
                view.insertItems(at: [
                    IndexPath(item: 0, section: 0), IndexPath(item: 7, section: 0), IndexPath(item: 9, section: 0),
                ])
                view.deleteItems(at: [IndexPath(item: 2, section: 0)])
                view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 20, section: 0))
            }
        }
        try check("updated")
        stage.advance {
            source.counts = [3]
            view.deleteItems(at: (3..<42).map { IndexPath(item: $0, section: 0) })
        }
        try check("emptied")
        let content = layout.collectionViewContentSize
        #expect(
            view.contentOffset.x <= max(content.width - 640, 0) && view.contentOffset.y <= max(content.height - 360, 0))
    }
}
