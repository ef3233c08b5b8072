import QuartzCore
import Testing

@testable import UIKit

/// Supplementary and decoration views, pinning, sections that scroll by themselves.
@MainActor
@Suite struct CompositionalElementsTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
        }
    }

    private let stage = Stage(width: 400, height: 800)
    private let source: Source

    init() { source = Source([20, 20]) }

    private func show(
        _ layout: UICollectionViewCompositionalLayout, kinds: [String] = ["head", "foot", "badge"]
    ) -> UICollectionView {
        let view = stage.perform {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            for kind in kinds {
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            view.dataSource = source
            return view
        }
        stage.add(view)
        return view
    }

    private func list(_ configure: (NSCollectionLayoutSection) -> Void) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(
            section: section(
                row(.fractionalWidth(1), .absolute(100), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]),
                configure))
    }

    private func header(_ pinned: Bool, _ alignment: NSRectAlignment = .top)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
            elementKind: alignment == .top ? "head" : "foot",
            alignment: alignment)
        header.pinToVisibleBounds = pinned
        return header
    }

    /// bart-g/CompositionalLayout-DiffableDataSource: a header of the whole layout keeps its title off the edges.
    @Test func contentInsetsComeOffHeadersWhichTakeAsMuchRoomAsBefore() throws {
        let inset = header(false)
        inset.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 6, trailing: 20)
        let whole = list { _ in }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [inset]
        whole.configuration = configuration
        for (layout, path) in [
            (whole, IndexPath(index: 0)),
            (list { $0.boundarySupplementaryItems = [inset] }, IndexPath(item: 0, section: 0)),
        ] {
            let view = show(layout)
            let header = try #require(view.supplementaryView(forElementKind: "head", at: path))
            #expect(header.frame == CGRect(x: 12, y: 4, width: 368, height: 30))
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 40)
        }
    }

    @Test func aPinnedHeaderStaysUntilItsSectionEnds() throws {
        let view = show(list { $0.boundarySupplementaryItems = [header(true)] })
        func top(_ section: Int) throws -> CGFloat {
            try #require(view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: section))).frame
                .minY
        }
        #expect(try top(0) == 0)
        stage.perform { view.contentOffset.y = 500 }
        stage.advance()
        #expect(try top(0) == 500)
        // The section ends at 40 + 20 * 100.
        stage.perform { view.contentOffset.y = 2020 }
        stage.advance()
        #expect(try top(0) == 2000)
        #expect(try top(1) == 2040)
    }

    @Test func aPinnedFooterStaysAtTheEndOfWhatIsSeen() throws {
        let view = show(list { $0.boundarySupplementaryItems = [header(true, .bottom)] })
        let footer = try #require(view.supplementaryView(forElementKind: "foot", at: IndexPath(item: 0, section: 0)))
        #expect(footer.frame == CGRect(x: 0, y: 760, width: 400, height: 40))
    }

    @Test func aBadgeLiesAtItsAnchor() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)), elementKind: "foot",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: 2)))
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge, below])
        let layout = UICollectionViewCompositionalLayout(
            section: section(row(.fractionalWidth(1), .absolute(100), [item])))
        let view = show(layout)
        stage.perform {
            let path = IndexPath(item: 3, section: 0)
            #expect(
                layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path)?.frame
                    == CGRect(x: 386, y: 94, width: 20, height: 20))
            #expect(
                layout.layoutAttributesForSupplementaryView(ofKind: "foot", at: path)?.frame
                    == CGRect(x: 200, y: 198, width: 200, height: 10))
        }
        // Those of the row below stand out into sight.
        #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 18)
    }

    @Test func aBackgroundLiesBehindItsSection() throws {
        final class Back: UICollectionReusableView {}
        let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        back.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let layout = list {
            $0.decorationItems = [back]
            $0.boundarySupplementaryItems = [header(false)]
        }
        layout.register(Back.self, forDecorationViewOfKind: "back")
        let view = show(layout)
        let shown = try #require(view.subviews.first as? Back)
        #expect(shown.frame == CGRect(x: 2, y: 1, width: 394, height: 2036))
    }

    private final class Back: UICollectionReusableView {}

    /// Sections with backgrounds, badges and, the first of them, a header.
    private func backed(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
            let item = NSCollectionLayoutItem(
                layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
            let rows = section(row(.fractionalWidth(1), .absolute(50), [item]))
            rows.orthogonalScrollingBehavior = behavior
            rows.decorationItems = [.background(elementKind: "back")]
            if index == 0 { rows.boundarySupplementaryItems = [header(false)] }
            return rows
        }
        layout.register(Back.self, forDecorationViewOfKind: "back")
        return layout
    }

    /// The kinds of the subviews from the rearmost on, each once in a row.
    private func order(_ view: UICollectionView) -> [String] {
        view.subviews.map { $0 is Back ? "back" : $0 is UICollectionViewCell || $0 is UIScrollView ? "cells" : "views" }
            .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous])
    func backgroundsLieBehindWhatTheirSectionsShow(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) {
        source.counts = Array(repeating: behavior == .none ? 4 : 20, count: behavior == .none ? 6 : 24)
        let view = show(backed(behavior))
        #expect(order(view) == ["back", "cells", "views"])
        for y in [300, 100, 240, 0] as [CGFloat] {
            stage.advance { view.contentOffset.y = y }
            #expect(order(view).prefix(2) == ["back", "cells"] && order(view).count { $0 == "back" } == 1)
        }
    }

    @Test func backgroundsThatComeInAnUpdateLieBehindMovedRows() {
        source.counts = [3]
        let view = show(backed())
        stage.perform {
            view.performBatchUpdates {
                source.counts = [3, 2]
                view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
                view.insertSections([1])
            }
        }
        #expect(order(view) == ["back", "cells", "views"])
        stage.settle()
        stage.perform {
            view.performBatchUpdates {
                source.counts = [2, 3]
                view.moveSection(0, toSection: 1)
            }
        }
        stage.settle()
        #expect(order(view) == ["back", "cells", "views"])
    }

    @Test func theLayoutItselfHasHeaders() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 30
        configuration.boundarySupplementaryItems = [header(false), header(false, .bottom)]
        let layout = list { _ in }
        layout.configuration = configuration
        let view = show(layout)
        #expect(view.contentSize == CGSize(width: 400, height: 40 + 2000 + 30 + 2000 + 40))
        #expect(
            view.supplementaryView(forElementKind: "head", at: IndexPath(index: 0))?.frame
                == CGRect(x: 0, y: 0, width: 400, height: 40))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 40)
    }

    // MARK: Scrolling across

    private func carousel(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> UICollectionView {
        show(
            UICollectionViewCompositionalLayout { _, _ in
                section(row(.absolute(300), .absolute(200), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])) {
                    $0.orthogonalScrollingBehavior = behavior
                    $0.visibleItemsInvalidationHandler = handler
                }
            })
    }

    private func shown(_ view: UICollectionView, section: Int = 0) -> [Int] {
        view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
    }

    @Test func onlyCellsInSightHaveViews() {
        let view = carousel(.continuous)
        #expect(shown(view) == [0, 1])
        #expect(view.contentSize == CGSize(width: 400, height: 400))
        stage.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0), steps: 20)
        stage.settle()
        #expect(view.contentOffset == .zero)
        #expect(view.scrollOffset(ofSection: 0) > 180)
        #expect(view.scrollOffset(ofSection: 1) == 0)
        #expect(shown(view, section: 1) == [0, 1])
        let offset = view.scrollOffset(ofSection: 0)
        let first = Int(offset / 300)
        #expect(shown(view).first == first)
    }

    @Test func aDragAlongTheLayoutIsTheViewsOwn() {
        source.counts = Array(repeating: 5, count: 20)
        let view = carousel(.continuous)
        stage.flick(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 5, y: -200), steps: 20)
        #expect(view.contentOffset.y > 150)
        #expect(view.scrollOffset(ofSection: 2) == 0)
    }

    @Test func contentIsPutAtAGroupThatNoDragReaches() {
        let view = carousel(.groupPaging)
        stage.perform { view.rest(section: 0, at: 910) }
        stage.settle()
        #expect(view.scrollOffset(ofSection: 0) == 900)
    }

    @Test func contentGoesToAGroupWhenTheSectionBeginsToRestAtGroups() {
        final class Choice { var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous }
        let choice = Choice()
        let view = show(
            UICollectionViewCompositionalLayout { _, _ in
                section(row(.absolute(300), .absolute(200), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])) {
                    $0.orthogonalScrollingBehavior = choice.behavior
                }
            })
        stage.perform { view.rest(section: 0, at: 770) }
        stage.settle()
        #expect(view.scrollOffset(ofSection: 0) == 770)
        choice.behavior = .groupPaging
        stage.perform {
            let context = view.collectionViewLayout.makeInvalidationContext()
            context.invalidateEverything = true
            view.collectionViewLayout.invalidateLayout(with: context)
        }
        stage.settle()
        #expect(view.scrollOffset(ofSection: 0) == 900)
    }

    /// A frame differs by rounding from the one that it was set to.
    @Test(arguments: [249.3800011377186, 100.1, 33.3, 77.77])
    func sectionsOfAnyHeightComeToRest(height: Double) {
        let view = show(
            UICollectionViewCompositionalLayout { _, _ in
                section(
                    row(
                        .absolute(300), .absolute(CGFloat(height)),
                        [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
                ) {
                    $0.orthogonalScrollingBehavior = .continuous
                    $0.contentInsets.top = 82
                }
            })
        stage.settle()
        stage.perform { view.rest(section: 0, at: 123.456) }
        stage.settle()
    }

    @Test(arguments: [-40.0, -160, -320])
    func groupPagingGoesAtMostOneGroupFurther(by distance: CGFloat) {
        let view = carousel(.groupPaging)
        stage.flick(from: CGPoint(x: 350, y: 100), by: CGPoint(x: distance, y: 0), steps: 4)
        stage.settle()
        #expect(view.scrollOffset(ofSection: 0) == 300)
    }

    @Test func groupPagingCentredRestsWithAGroupInTheMiddle() {
        let view = carousel(.groupPagingCentered)
        stage.flick(from: CGPoint(x: 350, y: 100), by: CGPoint(x: -60, y: 0), steps: 4)
        stage.settle()
        // The second group's middle is at 450, the view's at 200.
        #expect(view.scrollOffset(ofSection: 0) == 250)
    }

    @Test func groupPagingCentredBeginsAndEndsWithAGroupInTheMiddle() {
        let view = carousel(.groupPagingCentered)
        #expect(view.scrollOffset(ofSection: 0) == -50)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)).map { $0.convert(.zero, to: view).x } == 50)
        stage.flick(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 200, y: 0), steps: 6)
        stage.settle()
        #expect(view.scrollOffset(ofSection: 0) == -50)
        let last = view.numberOfItems(inSection: 0) - 1
        stage.perform {
            view.scrollToItem(at: IndexPath(item: last, section: 0), at: .centeredHorizontally, animated: false)
        }
        #expect(view.scrollOffset(ofSection: 0) == CGFloat(last) * 300 - 50)
        stage.advance()
        stage.perform { view.rest(section: 0, at: view.scrollOffset(ofSection: 0)) }
        #expect(view.scrollOffset(ofSection: 0) == CGFloat(last) * 300 - 50)
    }

    @Test func leadingBoundariesStopAFreeFling() {
        let view = carousel(.continuousGroupLeadingBoundary)
        stage.flick(from: CGPoint(x: 350, y: 100), by: CGPoint(x: -250, y: 0), steps: 6)
        stage.settle()
        let offset = view.scrollOffset(ofSection: 0)
        #expect(offset >= 600)
        #expect((offset / 300 - (offset / 300).rounded()).magnitude < 1e-9)
    }

    @Test func pagingGoesByWhatIsSeen() {
        let view = carousel(.paging)
        stage.flick(from: CGPoint(x: 350, y: 100), by: CGPoint(x: -100, y: 0), steps: 4)
        stage.settle()
        #expect(view.scrollOffset(ofSection: 0) == 400)
    }

    @Test func aTapSelectsACellThatHasBeenScrolled() {
        final class Log: NSObject, UICollectionViewDelegate {
            var selected: [IndexPath] = []
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                selected.append(indexPath)
            }
        }
        let log = Log()
        let view = carousel(.groupPaging)
        stage.perform {
            view.delegate = log
            view.scrollToItem(at: IndexPath(item: 4, section: 1), at: .left, animated: false)
        }
        stage.advance()
        #expect(view.scrollOffset(ofSection: 1) == 1200)
        stage.down(100, 300)
        stage.up(100, 300)
        #expect(log.selected == [IndexPath(item: 4, section: 1)])
    }

    @Test func theHandlerChangesWhatIsShownByTheScrolledDistance() throws {
        var offsets: [CGFloat] = []
        let view = carousel(.continuous) { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let distance = (item.frame.midX - offset.x - environment.container.contentSize.width / 2).magnitude
                item.transform = CGAffineTransform(scaleX: 1 - distance / 1000, y: 1 - distance / 1000)
            }
        }
        func scale(_ item: Int) throws -> CGFloat {
            try #require(view.cellForItem(at: IndexPath(item: item, section: 0))).transform.a
        }
        #expect(try scale(0) == 0.95)
        #expect(try scale(1) == 0.75)
        stage.perform {
            view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .centeredHorizontally, animated: false)
        }
        stage.advance()
        #expect(try scale(1) == 1)
        #expect(try (scale(0) - 0.7).magnitude < 1e-12)
        #expect(offsets.contains(250))
    }

    @Test func aSectionOutOfSightKeepsItsPlace() {
        source.counts = Array(repeating: 5, count: 20)
        let view = carousel(.groupPaging)
        stage.perform { view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false) }
        stage.advance()
        stage.perform { view.contentOffset.y = 2000 }
        stage.advance()
        #expect(view.scrolling.views[0] == nil)
        stage.perform { view.contentOffset.y = 0 }
        stage.advance()
        #expect(shown(view) == [2, 3])
    }
}
