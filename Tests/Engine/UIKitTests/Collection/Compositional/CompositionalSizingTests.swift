import QuartzCore
import Testing

@testable import UIKit

/// Cells that choose their own size in compositional layouts.
@MainActor
@Suite struct CompositionalSizingTests {
    /// Wants what its item says.
    private final class Sized: UICollectionViewCell {
        var wanted = CGSize(width: 60, height: 44)
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let copy = attributes.copy() as! UICollectionViewLayoutAttributes
            copy.size = wanted
            return copy
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var sizes: [CGSize]
        init(_ sizes: [CGSize]) { self.sizes = sizes }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Sized
            cell.wanted = sizes[path.item]
            return cell
        }
    }

    private let stage = Stage(width: 400, height: 800)

    /// Views hold their data sources weakly.
    private final class Kept { var sources: [Source] = [] }
    private let kept = Kept()

    private func show(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
        kept.sources.append(source)
        let view = stage.perform {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(Sized.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
        stage.add(view)
        return view
    }

    private func list(estimate: CGFloat = 44) -> UICollectionViewCompositionalLayout {
        let item = layoutItem(.fractionalWidth(1), .estimated(estimate))
        return UICollectionViewCompositionalLayout(
            section: section(column(.fractionalWidth(1), .estimated(estimate), [item])))
    }

    private func heights(_ heights: [CGFloat]) -> Source {
        Source(heights.map { CGSize(width: 400, height: $0) })
    }

    @Test func cellsAreAsHighAsTheyWant() throws {
        let view = show(list(), heights([100, 50, 70]))
        #expect(view.visibleCells.map(\.frame.minY) == [0, 100, 150])
        #expect(view.visibleCells.map(\.frame.height) == [100, 50, 70])
        #expect(view.contentSize.height == 220.0)
    }

    @Test func itIsDecidedInOneStep() {
        let view = show(list(estimate: 10), heights((0..<200).map { 20 + CGFloat($0 % 7) * 30 }))
        let frames = view.visibleCells.map(\.frame)
        stage.advance(steps: 3)
        #expect(view.visibleCells.map(\.frame) == frames)
        #expect(!stage.window.needsLayoutPass)
    }

    @Test(arguments: 0..<8)
    func whatIsInSightStaysThereWhileOneScrollsBack(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let source = heights((0..<200).map { _ in .random(in: 30...300, using: &random) })
        let view = show(list(estimate: 80), source)
        stage.perform { view.contentOffset.y = 5000 }
        stage.advance()
        for _ in 0..<40 {
            let before = view.indexPathsForVisibleItems.compactMap { path in
                view.cellForItem(at: path).map { (path, $0.frame.minY - view.contentOffset.y) }
            }
            stage.perform { view.contentOffset.y -= 60 }
            stage.advance()
            guard view.contentOffset.y > 0 else { break }
            for (path, top) in before {
                guard let cell = view.cellForItem(at: path) else { continue }
                #expect((cell.frame.minY - view.contentOffset.y - top - 60).magnitude < 1e-6)
            }
        }
    }

    /// How far what is seen moves in each step of a fling to the content's beginning, from the middle of 400 cells.
    private func fling(_ layout: UICollectionViewLayout, _ source: Source, from offset: CGFloat) -> [CGFloat] {
        let view = show(layout, source)
        stage.perform { view.contentOffset.y = offset }
        stage.advance()
        var moves: [CGFloat] = []
        func step(_ input: () -> Void = {}) {
            let before = view.visibleCells.map { ($0, $0.frame.minY - view.contentOffset.y) }
            let paths = view.indexPathsForVisibleItems
            stage.advance(input)
            // Cells may have been used again meanwhile.
            let shifts = zip(before, paths).compactMap { before, path in
                view.cellForItem(at: path) === before.0
                    ? before.0.frame.minY - view.contentOffset.y - before.1 : nil
            }
            // All that is seen moves alike.
            #expect(shifts.allSatisfy { ($0 - (shifts.first ?? 0)).magnitude < 1e-6 })
            moves.append(shifts.first ?? .nan)
        }
        step { stage.send(.began, 200, 200) }
        for y in [220, 260, 320, 400, 490] as [CGFloat] { step { stage.send(.moved, 200, y) } }
        step { stage.send(.ended, 200, 560) }
        while stage.clock.isBusy, moves.count < 400 { step() }
        stage.perform { view.removeFromSuperview() }
        return moves
    }

    @Test(arguments: 0..<4)
    func aFlingThroughCellsThatWereNeverAskedMovesAsOneThroughKnownCells(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let sizes = (0..<400).map { _ in CGFloat.random(in: 30...300, using: &random) }
        let unknown = fling(list(estimate: 60), heights(sizes), from: 12_000)
        let known = fling(list(estimate: 100), heights(Array(repeating: 100, count: 400)), from: 20_000)
        #expect(unknown.count == known.count && unknown.count > 60)
        for (a, b) in zip(unknown, known) { #expect((a - b).magnitude < 0.01) }
    }

    @Test func everythingMeasuredIsWhereAFreshLayoutWouldHaveIt() throws {
        var random = SplitMix64(seed: 5)
        let sizes = (0..<60).map { _ in CGFloat.random(in: 20...200, using: &random).rounded() }
        let view = show(list(), heights(sizes))
        for _ in 0..<120 {
            stage.perform { view.contentOffset.y += 70 }
            stage.advance()
        }
        #expect(view.contentSize.height == sizes.reduce(0, +))
        stage.perform {
            var start: CGFloat = 0
            for (item, height) in sizes.enumerated() {
                let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
                #expect(frame == CGRect(x: 0, y: start, width: 400, height: height))
                start += height
            }
        }
    }

    @Test func wordsFlowByTheirOwnWidths() {
        let words = Source([150, 150, 150, 350, 100].map { CGSize(width: $0, height: 30) })
        let group = row(.fractionalWidth(1), .estimated(44), [layoutItem(.estimated(80), .estimated(44))]) {
            $0.interItemSpacing = .fixed(10)
        }
        let view = show(
            UICollectionViewCompositionalLayout(section: section(group) { $0.interGroupSpacing = 5 }), words)
        #expect(
            view.visibleCells.map(\.frame.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 160, y: 0), CGPoint(x: 0, y: 35), CGPoint(x: 0, y: 70),
                CGPoint(x: 0, y: 105),
            ])
        #expect(view.contentSize.height == 135.0)
    }

    @Test func insetsAreAddedToWhatTheLayoutRefersTo() {
        for (reference, start, width) in [
            (.safeArea, 10, 980), (.layoutMargins, 30, 940), (.readableContent, 174, 652),
        ] as [(UIContentInsetsReference, CGFloat, CGFloat)] {
            let rows = section(
                column(.fractionalWidth(1), .absolute(40), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
            ) { $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10) }
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.contentInsetsReference = reference
            let view = show(
                UICollectionViewCompositionalLayout(section: rows, configuration: configuration), heights([40]))
            stage.perform {
                view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
                view.frame.size.width = 1000
                view.layoutIfNeeded()
            }
            #expect(view.visibleCells.first?.frame == CGRect(x: start, y: 0, width: width, height: 40))
            // A section's own choice goes before the layout's.
            stage.perform {
                rows.contentInsetsReference = .none
                view.collectionViewLayout.invalidateLayout()
                view.layoutIfNeeded()
            }
            #expect(view.visibleCells.first?.frame.minX == 10)
            stage.perform { view.removeFromSuperview() }
        }
    }

    @Test func uniformSiblingsAreAsHighAsTheHighest() {
        let group = row(
            .fractionalWidth(1), .estimated(44),
            [layoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))])
        let source = Source([30, 90, 50, 20].map { CGSize(width: 200, height: $0) })
        let view = show(UICollectionViewCompositionalLayout(section: section(group)), source)
        #expect(view.visibleCells.map(\.frame.height) == [90, 90, 50, 50])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 90, 90])
    }

    @Test func aCellThatChangesIsAskedAgain() throws {
        let view = show(list(), heights([50, 50]))
        let cell = try #require(view.visibleCells.first as? Sized)
        stage.perform {
            cell.wanted.height = 120
            cell.invalidateIntrinsicContentSize()
        }
        stage.advance()
        #expect(view.visibleCells.map(\.frame.minY) == [0, 120])
    }

    @Test func anotherWidthIsAskedForAgain() throws {
        final class Wide: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let copy = attributes.copy() as! UICollectionViewLayoutAttributes
                copy.size.height = 20_000 / copy.size.width
                return copy
            }
        }
        let items = Items([3])
        let view = stage.addCollectionView(list(), items) {
            $0.register(Wide.self, forCellWithReuseIdentifier: "cell")
        }
        #expect(view.visibleCells.map(\.frame.height) == [50, 50, 50])
        stage.perform { view.frame.size.width = 200 }
        stage.advance()
        #expect(view.visibleCells.map(\.frame.height) == [100, 100, 100])
    }

    @Test func theOrderOfQuestionsIsUIKits() {
        final class Log: UICollectionViewCompositionalLayout {
            nonisolated(unsafe) static var calls: [String] = []
            override func prepare() {
                Self.calls.append("prepare")
                super.prepare()
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
                withOriginalAttributes original: UICollectionViewLayoutAttributes
            ) -> Bool {
                Self.calls.append("should \(original.indexPath.item)")
                return super.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            }
            override func invalidationContext(
                forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
                withOriginalAttributes original: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutInvalidationContext {
                Self.calls.append("context \(original.indexPath.item)")
                return super.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                Self.calls.append("invalidate \(context.invalidatedItemIndexPaths?.map(\.item) ?? [])")
                super.invalidateLayout(with: context)
            }
        }
        let item = layoutItem(.fractionalWidth(1), .estimated(44))
        let layout = stage.perform {
            Log(section: section(column(.fractionalWidth(1), .estimated(44), [item])))
        }
        Log.calls = []
        let view = show(layout, heights([60, 70]))
        let first = Log.calls.firstIndex(of: "should 0") ?? 0
        #expect(
            Array(Log.calls[first...].prefix(7)) == [
                "should 0", "context 0", "invalidate [0]", "should 1", "context 1", "invalidate [1]", "prepare",
            ])
        #expect(Log.calls.count == first + 7)
        withExtendedLifetime(view) {}
    }
}
