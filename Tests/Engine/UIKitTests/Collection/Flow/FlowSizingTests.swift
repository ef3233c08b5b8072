import QuartzCore
import Testing

@testable import UIKit

/// Cells of flow layouts that choose their own size.
@MainActor
@Suite struct FlowSizingTests {
    private let stage = Stage(width: 300, height: 400)

    private final class Cell: UICollectionViewCell {
        var wanted = CGSize.zero
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { wanted }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var sizes: [CGSize] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
            cell.wanted = sizes[indexPath.item]
            return cell
        }
    }

    private final class RecordingLayout: UICollectionViewFlowLayout {
        var calls: [String] = []
        override func prepare() {
            calls.append("prepare")
            super.prepare()
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            calls.append("should \(originalAttributes.indexPath.item)")
            return super.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            calls.append("context \(originalAttributes.indexPath.item)")
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            calls.append("invalidate \(context.invalidatedItemIndexPaths?.map { "\($0.item)" }.joined() ?? "")")
            super.invalidateLayout(with: context)
        }
    }

    private func show(
        _ sizes: [CGSize], _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), estimate: CGSize
    ) -> (UICollectionView, Source) {
        let source = Source()
        source.sizes = sizes
        let window = stage.window
        let view = stage.perform {
            layout.estimatedItemSize = estimate
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
        stage.add(view)
        stage.perform { view.layoutIfNeeded() }
        return (view, source)
    }

    private func frames(_ view: UICollectionView) -> [CGRect] {
        stage.perform { view.visibleCells.map(\.frame) }
    }

    @Test func cellsHaveTheSizesThatTheyWant() {
        let (view, _) = show(
            [CGSize(width: 100, height: 30), CGSize(width: 200, height: 50), CGSize(width: 120, height: 20)],
            estimate: CGSize(width: 80, height: 40))
        let expected = [
            CGRect(x: 0, y: 10, width: 100, height: 30), CGRect(x: 100, y: 0, width: 200, height: 50),
            CGRect(x: 0, y: 50, width: 120, height: 20),
        ]
        #expect(frames(view) == expected)
        #expect(view.contentSize == CGSize(width: 300, height: 70))
    }

    @Test func theAutomaticEstimateIsTheItemSize() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        let (view, _) = show(
            (0..<50).map { _ in CGSize(width: 300, height: 80) }, layout,
            estimate: UICollectionViewFlowLayout.automaticSize)
        // Those that have been in sight are 80 high, the others 100.
        let known = view.measuredSizes.count
        #expect(known >= 5 && known < 10)
        #expect(view.contentSize.height == CGFloat(known * 80 + (50 - known) * 100))
        #expect(frames(view).allSatisfy { $0.height == 80 })
    }

    @Test func theOrderOfInvalidationIsUIKits() {
        let layout = RecordingLayout()
        let sizes = [CGSize(width: 300, height: 300), CGSize(width: 300, height: 200)]
        let (view, _) = show(sizes, layout, estimate: CGSize(width: 300, height: 250))
        let asked = layout.calls.drop { !$0.hasPrefix("should") }
        let expected = ["should 0", "context 0", "invalidate 0", "should 1", "context 1", "invalidate 1", "prepare"]
        #expect(Array(asked.prefix(7)) == expected)
        #expect(view.contentSize.height == 500)
        layout.calls = []
        stage.advance(steps: 3)
        #expect(layout.calls.isEmpty)
    }

    @Test func whatIsInSightStaysWhenEstimatesAboveWereWrong() {
        let (view, _) = show(
            (0..<200).map { CGSize(width: 300, height: CGFloat(40 + $0 * 37 % 60)) },
            estimate: CGSize(width: 300, height: 50))
        stage.perform {
            view.contentOffset.y = 5000
            view.layoutIfNeeded()
        }
        var seen: [IndexPath: CGFloat] = [:]
        for _ in 0..<60 {
            stage.perform {
                for path in view.indexPathsForVisibleItems {
                    seen[path] = view.cellForItem(at: path)!.frame.minY - view.contentOffset.y
                }
                view.contentOffset.y -= 20
                view.layoutIfNeeded()
                // What was in sight before has moved by as much as was scrolled.
                for path in view.indexPathsForVisibleItems {
                    guard let before = seen[path] else { continue }
                    let now = view.cellForItem(at: path)!.frame.minY - view.contentOffset.y
                    assertClose(now, before + 20, within: 1e-6)
                }
                seen = [:]
            }
        }
    }

    @Test func sizesGoWithTheirItems() {
        let (view, source) = show(
            [CGSize(width: 300, height: 30), CGSize(width: 300, height: 50), CGSize(width: 300, height: 20)],
            estimate: CGSize(width: 300, height: 40))
        stage.perform {
            view.performBatchUpdates {
                source.sizes.remove(at: 0)
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        stage.settle()
        #expect(frames(view).map(\.height) == [50, 20])
        #expect(view.contentSize.height == 70)
    }

    private final class Header: UICollectionReusableView {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: 10, height: 72) }
    }

    private final class HeaderSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? Cell)?.wanted = CGSize(width: 100, height: 30)
            return cell
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
    }

    @Test func headersAreAsLongAsTheyWant() {
        let source = HeaderSource()
        let kind = UICollectionView.elementKindSectionHeader
        let view = stage.perform {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 80, height: 40)
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
            view.dataSource = source
            return view
        }
        stage.add(view)
        let path = IndexPath(item: 0, section: 0)
        #expect(
            view.supplementaryView(forElementKind: kind, at: path)?.frame
                == CGRect(x: 0, y: 0, width: 300, height: 72))
        #expect(view.cellForItem(at: path)?.frame.minY == 72)
        #expect(view.contentSize.height == 102)
    }
}
