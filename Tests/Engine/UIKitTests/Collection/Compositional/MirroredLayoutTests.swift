import QuartzCore
import Testing

@testable import UIKit

/// Layouts where texts are read from the right.
@MainActor
@Suite struct MirroredLayoutTests {
    private let stage = Stage(width: 400, height: 800)
    private let source = Items([5])

    private func show(_ layout: UICollectionViewLayout, isMirrored: Bool = true) -> UICollectionView {
        stage.addCollectionView(layout, source) { view in
            if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        }
    }

    private func frame(_ item: Int, in view: UICollectionView) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: view) }
    }

    private func columns() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(
            section: section(
                row(.fractionalWidth(1), .absolute(50), [layoutItem(.fractionalWidth(0.25), .fractionalHeight(1))])
            ) { $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0) })
    }

    @Test func leadingIsOnTheRight() {
        let view = show(columns())
        // Ninety points each, from forty points off the right edge.
        #expect(frame(0, in: view) == CGRect(x: 270, y: 0, width: 90, height: 50))
        #expect(frame(3, in: view) == CGRect(x: 0, y: 0, width: 90, height: 50))
        #expect(frame(4, in: view) == CGRect(x: 270, y: 50, width: 90, height: 50))
        #expect(view.indexPathForItem(at: CGPoint(x: 300, y: 60)) == IndexPath(item: 4, section: 0))
    }

    @Test func theLayoutItselfKnowsNothingOfIt() {
        let view = show(columns())
        stage.perform {
            let path = IndexPath(item: 0, section: 0)
            #expect(view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame.minX == 40)
        }
    }

    @Test func itTurnsRoundWhileItIsShown() {
        let view = show(columns(), isMirrored: false)
        #expect(frame(0, in: view)?.minX == 40)
        stage.perform { view.semanticContentAttribute = .forceRightToLeft }
        stage.advance()
        #expect(frame(0, in: view)?.minX == 270)
        stage.perform { view.semanticContentAttribute = .forceLeftToRight }
        stage.advance()
        #expect(frame(0, in: view)?.minX == 40)
    }

    private func cards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(
            section: section(
                row(.absolute(300), .absolute(200), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
            ) {
                $0.orthogonalScrollingBehavior = behavior
                $0.visibleItemsInvalidationHandler = handler
            })
    }

    @Test func sectionsThatScrollByThemselvesBeginAtTheRight() {
        let view = show(cards(.groupPaging))
        #expect(frame(0, in: view) == CGRect(x: 100, y: 0, width: 300, height: 200))
        #expect(frame(1, in: view)?.minX == -200)
        stage.flick(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 160, y: 0), steps: 4)
        stage.settle()
        #expect(view.scrollOffset(ofSection: 0) == 300)
        #expect(frame(1, in: view)?.minX == 100)
        // And back.
        stage.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -160, y: 0), steps: 4)
        stage.settle()
        #expect(frame(0, in: view)?.minX == 100)
    }

    /// Content of 1500 points is no whole number of pages of 400.
    @Test func theirPagesAreCountedFromTheRight() {
        let view = show(cards(.paging))
        for page in 1...2 {
            stage.flick(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 160, y: 0), steps: 4)
            stage.settle()
            #expect(view.scrollOffset(ofSection: 0) == CGFloat(page) * 400)
        }
        stage.perform { view.rest(section: 0, at: 410) }
        #expect(view.scrollOffset(ofSection: 0) == 400)
    }

    @Test func theirFirstGroupIsInTheMiddle() {
        let view = show(cards(.groupPagingCentered))
        #expect(frame(0, in: view)?.midX == 200)
    }

    @Test func handlersSeeWhatIsSeen() {
        final class Log { var middles: [Int: CGFloat] = [:] }
        let log = Log()
        let view = show(
            cards(.continuous) { items, offset, _ in
                for item in items {
                    log.middles[item.indexPath.item] = item.frame.midX - offset.x
                    item.transform = CGAffineTransform(translationX: 5, y: 0)
                }
            })
        #expect(log.middles[0] == 250 && log.middles[1] == -50)
        #expect(frame(0, in: view)?.minX == 105)
    }

    /// A flow layout that is written to be mirrored.
    private final class FlippingFlow: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test func contentThatScrollsSidewaysBeginsAtTheRight() {
        let layout = stage.perform { FlippingFlow() }
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 150, height: 800)
        layout.minimumLineSpacing = 0
        let view = show(layout)
        #expect(view.contentOffset.x == 350)
        #expect(frame(0, in: view)?.maxX == 750)
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
        stage.perform { view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false) }
        stage.advance()
        #expect(view.contentOffset.x == 0 && frame(4, in: view)?.minX == 0)
    }

    @Test func aLayoutThatDoesNotFlipStaysAsItIs() {
        let layout = stage.perform { UICollectionViewFlowLayout() }
        layout.itemSize = CGSize(width: 100, height: 50)
        let view = show(layout)
        #expect(frame(0, in: view)?.minX == 0)
    }
}
