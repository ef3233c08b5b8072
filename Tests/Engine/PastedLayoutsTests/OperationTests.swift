@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

/// A published layout with its set-up, and where its items have to be.
@MainActor
struct LayoutCase {
    let name: String
    var cell: AnyClass = UICollectionViewCell.self
    var sections = [200]
    let make: () -> UICollectionViewLayout
    /// An item's place at rest by its number, in a view of a size and an offset: bounds' size and centre; nil where
    /// only a second view of the same state says it.
    var place: (_ index: Int, _ size: CGSize, _ offset: CGPoint) -> (center: CGPoint, size: CGSize)? = { _, _, _ in nil
    }

    static func framed(_ frame: CGRect) -> (center: CGPoint, size: CGSize) {
        (CGPoint(x: frame.midX, y: frame.midY), frame.size)
    }
}

/// The layouts that are tried, each with its frames worked out by hand.
@MainActor
enum LayoutCases {
    nonisolated static let names = [
        "waterfall", "wallet", "left aligned", "featured", "wheel", "carousel", "shelf", "parallax", "pop in", "dial",
        "accordion", "tags", "paging cards", "cover flow", "stacked cards", "mosaic", "sticky headers",
        "stretchy header",
    ]

    private final class Widths: TagsLayoutDelegate {
        nonisolated(unsafe) static let shared = Widths()
        func collectionView(_ collectionView: UICollectionView, widthForTagAt indexPath: IndexPath) -> CGFloat { 92 }
    }

    private static func flow<Layout: UICollectionViewFlowLayout>(
        _ layout: Layout, _ width: CGFloat, _ height: CGFloat
    ) -> Layout {
        layout.itemSize = CGSize(width: width, height: height)
        return layout
    }

    static let all: [LayoutCase] = [
        LayoutCase(name: "waterfall", make: { WaterfallLayout() }) { index, size, _ in
            // All are as high: they go left and right in turn.
            let column = size.width / 2
            return LayoutCase.framed(
                CGRect(
                    x: CGFloat(index % 2) * column + 6, y: CGFloat(index / 2) * 192 + 6, width: column - 12, height: 180
                ))
        },
        LayoutCase(name: "wallet", make: { WalletLayout() }) { index, size, offset in
            LayoutCase.framed(
                CGRect(x: 0, y: max(CGFloat(index) * 60, offset.y), width: size.width, height: 220))
        },
        LayoutCase(name: "left aligned", make: { flow(LeftAlignedLayout(), 90, 50) }) { index, size, _ in
            let columns = Int((size.width + 10) / 100)
            return LayoutCase.framed(
                CGRect(x: CGFloat(index % columns) * 100, y: CGFloat(index / columns) * 60, width: 90, height: 50))
        },
        LayoutCase(name: "featured", make: { FeaturedLayout() }) { index, size, offset in
            let featured = Int(offset.y / 180)
            guard index >= featured else { return nil }
            let y = index == featured ? offset.y : offset.y + 280 + CGFloat(index - featured - 1) * 100
            return LayoutCase.framed(CGRect(x: 0, y: y, width: size.width, height: index == featured ? 280 : 100))
        },
        LayoutCase(name: "wheel", cell: CircularCell.self, make: { CircularLayout() }) { _, size, offset in
            // The anchor is the wheel's hub: 500 points below the middle of a card.
            (
                CGPoint(x: offset.x + size.width / 2, y: size.height / 2 + 500), CGSize(width: 133, height: 173)
            )
        },
        LayoutCase(
            name: "carousel",
            make: {
                let layout = flow(CarouselLayout(), 200, 300)
                layout.scrollDirection = .horizontal
                return layout
            },
            place: { index, size, _ in
                // The gaps of 40 are what the scaled items leave free: in the layout there are none.
                (CGPoint(x: size.width / 2 + 200 * CGFloat(index), y: size.height / 2), CGSize(width: 200, height: 300))
            }),
        LayoutCase(name: "shelf", make: { ShelfLayout() }) { index, size, _ in
            let inner = size.width - 32
            let columns = Int((inner + 10) / 90)
            let gap = (inner - 80 * CGFloat(columns)) / CGFloat(columns - 1)
            return LayoutCase.framed(
                CGRect(
                    x: 16 + CGFloat(index % columns) * (80 + gap), y: 20 + CGFloat(index / columns) * 150, width: 80,
                    height: 110))
        },
        LayoutCase(name: "parallax", make: { flow(ParallaxLayout(), 380, 150) }) { index, size, _ in
            let columns = Int((size.width + 10) / 390)
            let left = columns == 1 ? (size.width - 380) / 2 : 0
            let gap = columns == 1 ? 0 : (size.width - 380 * CGFloat(columns)) / CGFloat(columns - 1)
            return LayoutCase.framed(
                CGRect(
                    x: left + CGFloat(index % columns) * (380 + gap), y: CGFloat(index / columns) * 160, width: 380,
                    height: 150))
        },
        LayoutCase(name: "pop in", make: { flow(PopInLayout(), 100, 80) }) { index, size, _ in
            let columns = Int((size.width + 10) / 110)
            let gap = (size.width - 100 * CGFloat(columns)) / CGFloat(columns - 1)
            return LayoutCase.framed(
                CGRect(
                    x: CGFloat(index % columns) * (100 + gap), y: CGFloat(index / columns) * 90, width: 100, height: 80)
            )
        },
        LayoutCase(name: "dial", make: { DialLayout() }) { index, size, _ in
            LayoutCase.framed(
                CGRect(x: 0, y: size.height / 2 - 22 + CGFloat(index) * 44, width: size.width, height: 44))
        },
        LayoutCase(name: "accordion", make: { AccordionLayout() }) { index, size, _ in
            LayoutCase.framed(CGRect(x: 4, y: CGFloat(index) * 74, width: size.width - 8, height: 70))
        },
        LayoutCase(
            name: "tags",
            make: {
                let layout = TagsLayout()
                layout.delegate = Widths.shared
                return layout
            },
            place: { index, size, _ in
                let columns = Int((size.width - 8) / 100)
                // The last line may be shorter.
                guard index < 200 / columns * columns - columns else { return nil }
                let left = (size.width - CGFloat(columns * 100 - 8)) / 2
                return LayoutCase.framed(
                    CGRect(
                        x: left + CGFloat(index % columns) * 100, y: 8 + CGFloat(index / columns) * 40, width: 92,
                        height: 32))
            }),
        LayoutCase(name: "paging cards", make: { PagingCardsLayout() }),
        LayoutCase(name: "cover flow", cell: CoverCell.self, make: { CoverFlowLayout() }),
        LayoutCase(name: "stacked cards", make: { StackedCardsLayout() }),
        LayoutCase(name: "mosaic", make: { MosaicLayout() }),
        LayoutCase(name: "sticky headers", sections: [80, 80], make: { flow(StickyHeadersLayout(), 120, 70) }),
        LayoutCase(name: "stretchy header", make: { flow(StretchyHeaderLayout(), 120, 70) }),
    ]
}

/// Every published layout through everything that happens to a collection view.
@MainActor
@Suite struct OperationTests {
    private let stage = Stage()

    private func check(
        _ view: UICollectionView, _ layoutCase: LayoutCase, _ source: ListSource, after operation: String
    ) {
        let name = Comment(rawValue: "\(layoutCase.name) after \(operation)")
        let fresh = stage.perform {
            let fresh = UICollectionView(frame: view.frame, collectionViewLayout: layoutCase.make())
            fresh.register(layoutCase.cell, forCellWithReuseIdentifier: "cell")
            fresh.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            fresh.dataSource = source
            fresh.layoutIfNeeded()
            fresh.contentOffset = view.contentOffset
            fresh.layoutIfNeeded()
            return fresh
        }
        #expect(fresh.contentSize == view.contentSize, name)
        #expect(Set(view.indexPathsForVisibleItems) == Set(fresh.indexPathsForVisibleItems), name)
        #expect(!view.visibleCells.isEmpty, name)
        for path in view.indexPathsForVisibleItems {
            guard let cell = view.cellForItem(at: path), let twin = fresh.cellForItem(at: path) else { continue }
            let seen = stage.seen(cell)
            #expect(seen.position == cell.center && seen.bounds.size == cell.bounds.size, name)
            #expect(
                distance(cell.center, twin.center) < 0.01 && distance(cell.bounds.size, twin.bounds.size) < 0.01, name)
            #expect(abs(cell.alpha - twin.alpha) < 1e-6, name)
            #expect(abs(cell.transform3D.m11 - twin.transform3D.m11) < 1e-6, name)
            guard let place = layoutCase.place(path.item, view.bounds.size, view.contentOffset) else { continue }
            #expect(distance(cell.center, place.center) < 0.01, name)
            #expect(distance(cell.bounds.size, place.size) < 0.01, name)
        }
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    private func distance(_ a: CGSize, _ b: CGSize) -> CGFloat { hypot(a.width - b.width, a.height - b.height) }

    @Test(arguments: LayoutCases.names)
    func aLayoutKeepsItsItemsInPlaceThroughEverything(name: String) throws {
        let layoutCase = try #require(LayoutCases.all.first { $0.name == name })
        let source = ListSource(layoutCase.sections)
        let view = stage.addCollectionView(stage.perform { layoutCase.make() }, source, cell: layoutCase.cell)
        check(view, layoutCase, source, after: "the beginning")
        let isSideways = view.contentSize.width > view.bounds.width
        stage.flick(
            from: CGPoint(x: 300, y: 500), by: isSideways ? CGPoint(x: -150, y: 0) : CGPoint(x: 0, y: -150), steps: 5)
        stage.settle()
        #expect(isSideways ? view.contentOffset.x > 50 : view.contentOffset.y > 50, "\(layoutCase.name) is flung")
        check(view, layoutCase, source, after: "a fling")
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        func update(_ name: String, _ change: Int, _ body: @escaping () -> Void) {
            stage.perform {
                source.counts[0] += change
                view.performBatchUpdates(body)
            }
            stage.settle()
            check(view, layoutCase, source, after: name)
        }
        update("an insertion", 2) { view.insertItems(at: [path(2), path(3)]) }
        update("a deletion", -2) { view.deleteItems(at: [path(0), path(4)]) }
        update("a move", 0) { view.moveItem(at: path(1), to: path(6)) }
        update("all of them", 0) {
            view.deleteItems(at: [path(1)])
            view.insertItems(at: [path(5)])
            view.moveItem(at: path(3), to: path(0))
        }
        stage.perform { view.reloadItems(at: [path(0), path(1)]) }
        stage.settle()
        check(view, layoutCase, source, after: "a reload of items")
        stage.perform { view.contentOffset = .zero }
        stage.advance { view.frame = CGRect(x: 0, y: 0, width: 800, height: 400) }
        stage.settle()
        check(view, layoutCase, source, after: "a rotation of the stage")
        stage.advance { view.frame = CGRect(x: 0, y: 0, width: 400, height: 800) }
        stage.settle()
        check(view, layoutCase, source, after: "a rotation back")
        stage.perform { view.reloadData() }
        stage.settle()
        check(view, layoutCase, source, after: "a reload")
    }

    @Test func aSpreadsheetKeepsItsFirstRowAndColumnInSight() throws {
        let source = ListSource(Array(repeating: 12, count: 40))
        let view = stage.addCollectionView(stage.perform { StickyGridLayout() }, source)
        #expect(view.contentSize == CGSize(width: 1200, height: 1760))
        stage.advance { view.contentOffset = CGPoint(x: 230, y: 500) }
        func frame(_ row: Int, _ column: Int) throws -> CGRect {
            try #require(view.cellForItem(at: IndexPath(item: column, section: row))).frame
        }
        #expect(try frame(0, 0) == CGRect(x: 230, y: 500, width: 100, height: 44))
        #expect(try frame(0, 3) == CGRect(x: 300, y: 500, width: 100, height: 44))
        #expect(try frame(15, 0) == CGRect(x: 230, y: 660, width: 100, height: 44))
        #expect(try frame(15, 4) == CGRect(x: 400, y: 660, width: 100, height: 44))
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 2)) == nil)
        stage.flick(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -100, y: -120), steps: 5)
        stage.settle()
        let corner = try frame(0, 0)
        #expect(corner.origin == view.contentOffset)
    }

    @Test func anAccordionOpensARowAndClosesTheOneBefore() throws {
        let source = ListSource([10])
        let layout = stage.perform { AccordionLayout() }
        let view = stage.addCollectionView(layout, source)
        stage.perform { layout.selectedIndexPath = IndexPath(item: 2, section: 0) }
        stage.advance(steps: 5)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        let half = stage.seen(cell).bounds.height
        #expect(half > 70 && half < 240)
        stage.perform { layout.selectedIndexPath = IndexPath(item: 0, section: 0) }
        #expect(abs(stage.seen(cell).bounds.height - half) < 1e-9)
        stage.settle()
        #expect(stage.seen(cell).bounds.height == 70 && cell.frame.minY == 318)
        #expect(view.contentSize.height == 910)
    }

    @Test func aDialsRowsLieOnACylinderAndComeToRestInItsMiddle() throws {
        let source = ListSource([40])
        let view = stage.addCollectionView(stage.perform { DialLayout() }, source)
        stage.flick(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -170), steps: 6)
        stage.settle()
        let row = view.contentOffset.y / 44
        #expect(row == row.rounded() && row > 3)
        let middle = try #require(view.cellForItem(at: IndexPath(item: Int(row), section: 0)))
        #expect(middle.alpha == 1 && abs(middle.transform3D.m22 - 1) < 1e-9)
        let next = try #require(view.cellForItem(at: IndexPath(item: Int(row) + 1, section: 0)))
        #expect(abs(next.alpha - cos(CGFloat.pi / 10)) < 1e-9)
    }
}
