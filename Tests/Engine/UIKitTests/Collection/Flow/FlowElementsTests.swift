import Foundation
import Testing

@testable import UIKit

/// `layoutAttributesForElements(in:)` against a look at every element.
@MainActor
@Suite struct FlowElementsTests {
    private final class Sizes: UICollectionViewDelegateFlowLayout {
        var sizes: [[CGSize]] = []
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.section][indexPath.item] }
    }

    private struct Element: Hashable, Comparable {
        var section: Int, item: Int, kind: String

        static func < (a: Element, b: Element) -> Bool {
            (a.section, a.item, a.kind) < (b.section, b.item, b.kind)
        }
    }

    private func element(_ attributes: UICollectionViewLayoutAttributes) -> Element {
        Element(
            section: attributes.indexPath.section, item: attributes.indexPath.item,
            kind: attributes.representedElementKind ?? "")
    }

    @Test(arguments: [false, true], [false, true]) func theyAreThoseThatIntersect(horizontal: Bool, uniform: Bool) {
        var random = SplitMix64(seed: 3)
        for spacing in [10, 0, -30] as [CGFloat] {
            let stage = Stage()
            let layout = stage.perform { UICollectionViewFlowLayout() }
            let items = Items([37, 0, 5, 120])
            let sizes = Sizes()
            sizes.sizes = items.counts.map { count in
                (0..<count).map { _ in
                    CGSize(
                        width: CGFloat.random(in: 40...150, using: &random),
                        height: CGFloat.random(in: 40...150, using: &random))
                }
            }
            stage.perform {
                layout.scrollDirection = horizontal ? .horizontal : .vertical
                layout.itemSize = CGSize(width: 70, height: 90)
                layout.minimumLineSpacing = spacing
                layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
                layout.headerReferenceSize = CGSize(width: 25, height: 25)
                layout.footerReferenceSize = CGSize(width: 15, height: 15)
            }
            let view = stage.addCollectionView(layout, items) { if !uniform { $0.delegate = sizes } }
            var all: [UICollectionViewLayoutAttributes] = []
            for (section, count) in items.counts.enumerated() {
                all += (0..<count).compactMap { layout.layoutAttributesForItem(at: [section, $0]) }
                for kind in [
                    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
                ] {
                    all += [layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])!]
                }
            }
            #expect(all.count == 162 + 8)
            for _ in 0..<150 {
                let length = horizontal ? view.contentSize.width : view.contentSize.height
                let main = CGFloat.random(in: -200...length + 200, using: &random)
                let cross = CGFloat.random(in: -100...800, using: &random)
                let rect = CGRect(
                    x: horizontal ? main : cross, y: horizontal ? cross : main,
                    width: CGFloat.random(in: 1...400, using: &random),
                    height: CGFloat.random(in: 1...400, using: &random))
                let found = (layout.layoutAttributesForElements(in: rect) ?? []).map(element).sorted()
                #expect(found == all.filter { haveCommonArea($0.frame, rect) }.map(element).sorted())
            }
            let everything = layout.layoutAttributesForElements(in: .infinite) ?? []
            #expect(everything.count == all.count)
            #expect(layout.layoutAttributesForElements(in: .null)?.isEmpty == true)
        }
    }

    @Test func aMillionUniformItemsAreNeverLookedAtOneByOne() {
        final class Counting: UICollectionViewLayoutAttributes {
            nonisolated(unsafe) static var made = 0
            override init() {
                super.init()
                Self.made += 1
            }
        }
        final class Layout: UICollectionViewFlowLayout {
            override class var layoutAttributesClass: AnyClass { Counting.self }
        }
        let stage = Stage()
        let layout = stage.perform { Layout() }
        let items = Items([1_000_000])
        let view = stage.addCollectionView(layout, items)
        // 166,667 lines of six.
        #expect(view.contentSize.height == 10_000_010)
        let shown = view.visibleCells.count
        #expect(Counting.made < 4 * shown)
        Counting.made = 0
        for offset in [0.5, 0.9, 0.1] as [CGFloat] {
            stage.perform { view.contentOffset.y = view.contentSize.height * offset }
            stage.advance()
            #expect(!view.visibleCells.isEmpty)
        }
        #expect(Counting.made < 12 * shown)
        #expect(items.asked.count < 5 * shown)
        #expect(items.made <= shown + 12)
    }
}
