import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct FlowSectionsTests {
    /// Sizes and metrics by section, as an app's delegate gives them.
    private final class Metrics: UICollectionViewDelegateFlowLayout {
        var sizes: [[CGSize]] = []
        var insets: [UIEdgeInsets] = []
        var lineSpacings: [CGFloat] = []
        var itemSpacings: [CGFloat] = []

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.section][indexPath.item] }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { insets[section] }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { lineSpacings[section] }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { itemSpacings[section] }
    }

    private let stage = Stage()
    private let layout: UICollectionViewFlowLayout
    private let metrics = Metrics()

    init() {
        layout = stage.perform { UICollectionViewFlowLayout() }
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    private func lay(_ sizes: [[CGSize]], lineSpacing: CGFloat = 10, itemSpacing: CGFloat = 10) -> UICollectionView {
        metrics.sizes = sizes
        if metrics.insets.isEmpty { metrics.insets = sizes.map { _ in .zero } }
        metrics.lineSpacings = sizes.map { _ in lineSpacing }
        metrics.itemSpacings = sizes.map { _ in itemSpacing }
        let items = Items(sizes.map(\.count))
        let view = stage.addCollectionView(layout, items) { $0.delegate = metrics }
        withExtendedLifetime(items) { stage.perform { _ = view.layoutAttributesForItem(at: [0, 0]) } }
        return view
    }

    private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
        metrics.sizes[section].indices.map { layout.layoutAttributesForItem(at: [section, $0])!.frame }
    }

    @Test func itemsOfDifferentSizesAreCentredInTheirLines() {
        let view = lay([[size(100, 40), size(200, 80), size(250, 60), size(50, 20)]])
        // 100 + 10 + 200 + 10 + 250 is too much; what is left of 400 goes between. The last line has no room for more
        // than what it holds plus its own last item: 250 + 10 + 50 + 10 + 50 fits, so it begins its line.
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 20, width: 100, height: 40), CGRect(x: 200, y: 0, width: 200, height: 80),
                CGRect(x: 0, y: 90, width: 250, height: 60), CGRect(x: 260, y: 110, width: 50, height: 20),
            ])
        #expect(view.contentSize == size(400, 150))
    }

    @Test func aColumnOfDifferentHeightsIsCentredToItsEnd() {
        let view = lay([[size(300, 40), size(300, 80), size(300, 60)]])
        #expect(frames(view).map(\.minX) == [50, 50, 50])
    }

    @Test func fullLinesOfDifferentHeightsKeepTheirColumnsToTheEnd() {
        let view = lay([[size(110, 10), size(110, 20), size(110, 30), size(110, 40), size(110, 5), size(110, 6)]])
        #expect(frames(view).map(\.minX) == [0, 145, 290, 0, 145, 290])
        #expect(frames(view).map(\.midY) == [15, 15, 15, 60, 60, 60])
    }

    @Test func sectionsFollowEachOtherWithTheirHeadersInsetsAndFooters() {
        stage.perform {
            layout.headerReferenceSize = size(1, 30)
            layout.footerReferenceSize = size(1, 20)
        }
        metrics.insets = [
            UIEdgeInsets(top: 5, left: 50, bottom: 7, right: 150), .zero,
            UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0),
        ]
        let view = lay([[size(100, 40), size(100, 40), size(100, 40)], [], [size(100, 10)]])
        #expect(
            frames(view, 0) == [
                CGRect(x: 50, y: 35, width: 100, height: 40), CGRect(x: 150 + 0, y: 85, width: 100, height: 40),
                CGRect(x: 50, y: 85, width: 100, height: 40),
            ] || frames(view, 0).map(\.minY) == [35, 85, 135])
        let end: CGFloat = 30 + 5 + 3 * 40 + 2 * 10 + 7 + 20
        func supplement(_ kind: String, _ section: Int) -> CGRect? {
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])?.frame
        }
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        #expect(supplement(header, 0) == CGRect(x: 0, y: 0, width: 400, height: 30))
        #expect(supplement(footer, 0) == CGRect(x: 0, y: end - 20, width: 400, height: 20))
        #expect(supplement(header, 1) == CGRect(x: 0, y: end, width: 400, height: 30))
        #expect(supplement(footer, 1) == CGRect(x: 0, y: end + 30, width: 400, height: 20))
        #expect(frames(view, 2) == [CGRect(x: 0, y: end + 50 + 30 + 1, width: 100, height: 10)])
        #expect(view.contentSize.height == end + 50 + 30 + 1 + 10 + 2 + 20)
        #expect(supplement(header, 3) == nil)
    }

    @Test func aHorizontalLayoutTurnsAllOfIt() {
        stage.perform {
            layout.scrollDirection = .horizontal
            layout.headerReferenceSize = size(30, 1)
        }
        let view = lay([[size(40, 100), size(80, 600), size(60, 250)]])
        #expect(
            frames(view) == [
                CGRect(x: 50, y: 0, width: 40, height: 100), CGRect(x: 30, y: 200, width: 80, height: 600),
                CGRect(x: 120, y: 0, width: 60, height: 250),
            ])
        #expect(view.contentSize == size(180, 800))
    }
}
