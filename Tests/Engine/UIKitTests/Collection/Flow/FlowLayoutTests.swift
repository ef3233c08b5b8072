import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct FlowLayoutTests {
    /// The frames of a uniform layout in a view of 400 by 800.
    private func frames(
        _ count: Int, _ configure: (UICollectionViewFlowLayout) -> Void
    ) -> (frames: [CGRect], content: CGSize) {
        let stage = Stage()
        let layout = stage.perform { UICollectionViewFlowLayout() }
        let items = Items([count])
        stage.perform { configure(layout) }
        let view = stage.addCollectionView(layout, items)
        let frames = (0..<count).map { item in
            stage.perform { view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.frame }
        }
        return (frames, view.contentSize)
    }

    private func rects(_ table: [(CGFloat, CGFloat, CGFloat, CGFloat)]) -> [CGRect] {
        table.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    }

    @Test func aVerticalLineSpreadsItsItemsAndTheLastKeepsTheirPlaces() {
        let (frames, content) = frames(5) {
            $0.itemSize = CGSize(width: 110, height: 60)
            $0.minimumLineSpacing = 7
            $0.minimumInteritemSpacing = 5
        }
        // Three fit: 400 - 330 = 70, 35 between.
        #expect(
            frames
                == rects([
                    (0, 0, 110, 60), (145, 0, 110, 60), (290, 0, 110, 60), (0, 67, 110, 60), (145, 67, 110, 60),
                ]))
        #expect(content == CGSize(width: 400, height: 127))
    }

    @Test func aHorizontalLayoutFillsColumns() {
        let (frames, content) = frames(4) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 50, height: 300)
            $0.minimumLineSpacing = 20
            $0.sectionInset = UIEdgeInsets(top: 10, left: 30, bottom: 40, right: 60)
        }
        // 750 high: two of 300 fit, 150 between.
        #expect(
            frames == rects([(30, 10, 50, 300), (30, 460, 50, 300), (100, 10, 50, 300), (100, 460, 50, 300)]))
        #expect(content == CGSize(width: 30 + 50 + 20 + 50 + 60, height: 800))
    }

    @Test func aSingleColumnIsCentredAndASingleItemBeginsItsLine() {
        #expect(
            frames(2) {
                $0.itemSize = CGSize(width: 300, height: 50)
                $0.sectionInset.left = 20
            }.frames == rects([(60, 0, 300, 50), (60, 60, 300, 50)]))
        #expect(frames(1) { $0.itemSize = CGSize(width: 100, height: 50) }.frames == rects([(0, 0, 100, 50)]))
    }

    @Test func threeExactThirdsFillALine() {
        for width in [100, 320, 375, 390, 414, 1000.1] as [CGFloat] {
            let stage = Stage(width: width, height: 800)
            let layout = stage.perform { UICollectionViewFlowLayout() }
            stage.perform {
                layout.minimumInteritemSpacing = 8
                layout.itemSize = CGSize(width: (width - 16) / 3, height: 50)
            }
            let items = Items([6])
            let view = stage.addCollectionView(layout, items)
            let third = stage.perform { view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!.frame }
            #expect(third.minY == 0, "\(width)")
            assertClose(third.maxX, width, within: 1e-9)
        }
    }

    @Test func itemsWiderThanTheLineStandAlone() {
        #expect(
            frames(2) { $0.itemSize = CGSize(width: 500, height: 50) }.frames
                == rects([(0, 0, 500, 50), (0, 60, 500, 50)]))
    }

    @Test func contentInsetsNarrowTheLines() {
        let stage = Stage()
        let layout = stage.perform { UICollectionViewFlowLayout() }
        stage.perform { layout.itemSize = CGSize(width: 190, height: 50) }
        let items = Items([2])
        let view = stage.addCollectionView(layout, items)
        func second() -> CGRect {
            stage.advance()
            return stage.perform { view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))!.frame }
        }
        #expect(second() == CGRect(x: 210, y: 0, width: 190, height: 50))
        stage.perform { view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) }
        // 380: one a line, in its middle.
        #expect(second() == CGRect(x: 95, y: 60, width: 190, height: 50))
        #expect(view.contentSize.width == 380)
    }

    @Test func turningItsBoundsBreaksTheLinesAnewAndScrollingDoesNot() {
        final class Counting: UICollectionViewFlowLayout {
            var preparations = 0
            override func prepare() {
                preparations += 1
                super.prepare()
            }
        }
        let stage = Stage()
        let layout = stage.perform { Counting() }
        let items = Items([1000])
        let view = stage.addCollectionView(layout, items)
        let before = layout.preparations
        for step in 1...20 {
            stage.perform { view.contentOffset.y = CGFloat(step) * 30 }
            stage.advance()
        }
        #expect(layout.preparations == before)
        stage.perform { view.frame.size.width = 300 }
        stage.advance()
        #expect(layout.preparations == before + 1)
    }
}
