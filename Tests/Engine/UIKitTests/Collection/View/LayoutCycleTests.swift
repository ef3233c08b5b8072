import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct LayoutCycleTests {
    /// A column of 100 point rows that writes down what it is asked.
    private final class Recorder: UICollectionViewLayout {
        var calls: [String] = []
        var follows = false
        var seenBounds: [CGFloat] = []
        var order: [Int] = Array(0..<100)

        override func prepare() { calls.append("prepare") }
        override var collectionViewContentSize: CGSize {
            calls.append("contentSize")
            return CGSize(width: 400, height: 10_000)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            calls.append("elements")
            return (0..<100).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 100 * CGFloat(order[indexPath.item]), width: 400, height: 100)
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            seenBounds.append(collectionView!.bounds.minY)
            return follows
        }
        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            calls.append("context at \(Int(collectionView!.bounds.minY))")
            return super.invalidationContext(forBoundsChange: newBounds)
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            calls.append(context.invalidateDataSourceCounts ? "invalidate counts" : "invalidate")
            super.invalidateLayout(with: context)
        }
    }

    private let stage = Stage()
    private let layout: Recorder
    private let items = Items([100])
    private let view: UICollectionView

    init() {
        let (stage, items) = (stage, items)
        let layout = stage.perform { Recorder() }
        self.layout = layout
        view = stage.addCollectionView(layout, items)
    }

    /// A published layout of sticky headers takes its delegate in `prepare()`, and asserts in the context of a change of the
    /// bounds that it has one; its controller sets insets before.
    @Test func aLayoutHearsOfNoNewBoundsBeforeItWasPrepared() {
        let fresh = stage.perform { Recorder() }
        stage.perform {
            let other = UICollectionView(frame: .zero, collectionViewLayout: fresh)
            fresh.follows = true
            other.contentInset.left = 20
            other.frame.size = CGSize(width: 100, height: 100)
        }
        #expect(fresh.seenBounds.isEmpty && !fresh.calls.contains { $0.hasPrefix("context") })
    }

    /// Ramotion/expanding-collection's layout sets the insets that put a page in the middle when it is invalidated with another
    /// size of the view than before, and its first page is in the middle from the start.
    @Test func aLayoutIsInvalidatedInTheFirstPassAtItsViewsSize() {
        final class Pages: UICollectionViewFlowLayout {
            var width: CGFloat = 0
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                guard let collectionView, collectionView.bounds.width != width else { return }
                width = collectionView.bounds.width
                collectionView.contentInset.left = 40
                collectionView.contentOffset.x = -40
            }
        }
        let pages = stage.perform { Pages() }
        pages.scrollDirection = .horizontal
        let other = stage.perform { UICollectionView(frame: .zero, collectionViewLayout: pages) }
        other.dataSource = items
        other.register(Items.Cell.self, forCellWithReuseIdentifier: "cell")
        stage.perform { other.frame.size = CGSize(width: 200, height: 100) }
        stage.add(other)
        stage.advance()
        #expect(pages.width == 200 && other.contentOffset.x == -40)
        #expect(other.cellForItem(at: [0, 0])?.frame.minX == 0)
    }

    /// patchthecode/JTAppleCalendar's view counts its days in what its layout has prepared.
    @Test func aDataSourceIsAskedAfterTheLayoutWasPrepared() {
        final class Days: UICollectionViewFlowLayout {
            var count = 0
            override func prepare() { count = 5 }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<count).map {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, $0])
                    attributes.frame = CGRect(x: 0, y: 20 * CGFloat($0), width: 20, height: 20)
                    return attributes
                }
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                (view.collectionViewLayout as? Days)?.count ?? 0
            }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let source = Source()
        let other = stage.perform {
            let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            let view = UICollectionView(frame: frame, collectionViewLayout: Days())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
        stage.add(other)
        stage.advance()
        #expect(other.visibleCells.count == 5 && other.numberOfItems(inSection: 0) == 5)
    }

    @Test func aLayoutIsAskedInOrderAndOnce() {
        #expect(
            layout.calls.drop { $0.hasPrefix("inv") || $0.hasPrefix("con") } == ["prepare", "contentSize", "elements"])
        layout.calls = []
        stage.advance(steps: 5)
        #expect(layout.calls.isEmpty)
    }

    @Test func scrollingAsksForElementsOnlyUnlessTheLayoutWantsMore() {
        layout.calls = []
        stage.perform { view.contentOffset.y = 40 }
        stage.advance()
        #expect(layout.calls == ["elements"])
        layout.follows = true
        layout.calls = []
        stage.perform { view.contentOffset.y = 90 }
        stage.advance()
        #expect(layout.calls == ["context at 40", "invalidate", "prepare", "contentSize", "elements"])
    }

    @Test func aDelegateThatHearsOfScrollingFindsTheLayoutUpToDate() {
        @MainActor final class Asker: UICollectionViewDelegate {
            let layout: Recorder
            init(_ layout: Recorder) { self.layout = layout }
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                layout.calls.append("didScroll")
                _ = (scrollView as? UICollectionView)?.layoutAttributesForItem(at: [0, 0])
            }
        }
        let asker = Asker(layout)
        view.delegate = asker
        layout.follows = true
        layout.calls = []
        stage.perform { view.contentOffset.y = 90 }
        #expect(layout.calls == ["context at 0", "invalidate", "didScroll", "prepare", "contentSize"])
    }

    @Test func invalidatingMovesTheCellsInTheNextPass() {
        layout.order.swapAt(0, 1)
        stage.advance()
        #expect(view.cellForItem(at: [0, 0])?.frame.minY == 0)
        stage.perform { layout.invalidateLayout() }
        stage.advance()
        #expect(view.cellForItem(at: [0, 0])?.frame.minY == 100)
    }

    @Test func reloadingInvalidatesCountsAndAsksForEveryCellAgain() {
        layout.calls = []
        items.asked = []
        items.counts = [3]
        stage.perform { view.reloadData() }
        #expect(layout.calls == ["invalidate counts"])
        stage.advance()
        #expect(items.asked == [[0, 0], [0, 1], [0, 2]])
        #expect(view.numberOfItems(inSection: 0) == 3 && view.visibleCells.count == 3)
        #expect(layout.calls == ["invalidate counts", "prepare", "contentSize", "elements"])
    }

    @Test func reloadingFewerItemsComesBackToTheContent() {
        let stage = Stage()
        let items = Items([1000])
        let view = stage.addCollectionView(stage.perform { UICollectionViewFlowLayout() }, items)
        stage.perform { view.contentOffset.y = 5000 }
        stage.advance()
        items.counts = [100]
        stage.perform { view.reloadData() }
        stage.settle()
        // 17 lines of six are 1010 high.
        #expect(view.contentOffset.y == 210)
        #expect(!view.visibleCells.isEmpty)
    }
}
