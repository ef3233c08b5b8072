import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What DIFFERENCES.md says of scroll views and collection views, as far as no other test has it.
@MainActor
@Suite struct ScrollingDifferenceTests {
    private let stage = Stage()

    @Test func withoutPixelsFractionsStayInAnOffset() {
        let stage = Stage()
        let view = stage.addScrollView()
        stage.perform { view.contentOffset.y = 3.8 }
        #expect(view.contentOffset.y == 3.8)
    }

    @Test func contentAtRestThatShrinksStaysWhereScrollingIsSwitchedOff() {
        let view = stage.addScrollView { $0.isScrollEnabled = false }
        stage.perform { view.contentOffset.y = 5000 }
        stage.perform { view.contentSize.height = 3000 }
        #expect(view.contentOffset.y == 5000)
    }

    @Test func beyondItsLimitsZoomingFollowsTheRootOfTheFingersScale() {
        final class Zoomed: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let zoomed = stage.perform { Zoomed() }
        let view = stage.addScrollView(content: CGSize(width: 400, height: 800)) {
            $0.delegate = zoomed
            $0.addSubview(zoomed.content)
            ($0.minimumZoomScale, $0.maximumZoomScale) = (1, 2)
        }
        stage.down(150, 400)
        stage.down(250, 400, pointer: 2)
        // A pinch counts from where it is recognised.
        stage.move(140, 400)
        stage.move(260, 400, pointer: 2)
        let (start, scale) = (120.0, view.zoomScale)
        stage.move(10, 400)
        stage.move(390, 400, pointer: 2)
        let fingers = scale * 380 / start
        #expect(fingers > 2)
        assertClose(view.zoomScale, 2 * (fingers / 2).squareRoot(), within: 0.01)
        stage.up(10, 400)
        stage.up(390, 400, pointer: 2)
        stage.settle()
        assertClose(view.zoomScale, 2)
    }

    /// As many have it of iOS (runxinzhi.com/blogfantasy-p-4933538, Stack Overflow 728014): after 150 ms, and of a drag before
    /// that never.
    @Test func aControlInAScrollViewHearsOfATouchThatRestsAndADragTakesItAway() {
        let view = stage.addScrollView()
        let button = stage.perform { UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 200)) }
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        var taps = 0
        @MainActor final class Target: NSObject {
            var heard: () -> Void = {}
            func tap() { heard() }
        }
        let target = Target()
        target.heard = { taps += 1 }
        stage.perform {
            view.addSubview(button)
            view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector(Target.tap)))
        }
        stage.down(200, 100)
        #expect(events.isEmpty && !button.isHighlighted)
        stage.advance(steps: 10)
        #expect(events == ["down"] && button.isHighlighted)
        stage.up(200, 100)
        #expect(events == ["down", "up"])
        events = []
        stage.down(200, 100)
        stage.move(200, 60)
        stage.move(200, 20)
        stage.advance(steps: 20)
        #expect(events.isEmpty && view.contentOffset.y > 0)
        stage.up(200, 20)
        stage.settle()
        stage.perform {
            view.contentOffset.y = 0
            view.delaysContentTouches = false
        }
        stage.down(200, 100)
        #expect(events == ["down"])
        stage.up(200, 100)
        stage.perform { view.delaysContentTouches = true }
        stage.down(200, 100)
        stage.up(200, 100)
        // A tap of another's sees no touch of a control.
        #expect(events == ["down", "up", "down", "up"] && taps == 0)
    }

    @Test func aLayoutOfOnesOwnGetsTheAttributesAsTheyAreUnlessTheCellOverridesIt() {
        final class Plain: UICollectionViewCell {}
        final class Tall: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                attributes.frame.size.height = 77
                return attributes
            }
        }
        final class Own: UICollectionViewLayout {
            var heights: [CGFloat] = []
            override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 100) }
            override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: 0, y: 0, width: 400, height: 50)
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
                withOriginalAttributes original: UICollectionViewLayoutAttributes
            ) -> Bool {
                heights.append(preferred.frame.height)
                return false
            }
        }
        func heights(_ cell: UICollectionViewCell.Type) -> [CGFloat] {
            let layout = stage.perform { Own() }
            let items = Items([1])
            items.fill = { cell, _ in
                let label = UILabel()
                label.text = "tall\ntext"
                cell.contentView.addSubview(label)
            }
            let view = stage.perform {
                let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
                view.register(cell, forCellWithReuseIdentifier: "cell")
                view.dataSource = items
                return view
            }
            stage.add(view)
            view.removeFromSuperview()
            return layout.heights
        }
        #expect(Set(heights(Plain.self)).subtracting([50]).isEmpty)
        #expect(heights(Tall.self).contains(77))
    }

    @Test func eachRegistrationHasAPoolOfItsOwn() {
        final class Source: NSObject, UICollectionViewDataSource {
            var usesOther = false
            let one = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
                #expect(cell.tag != 2)
                cell.tag = 1
            }
            let other = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
                #expect(cell.tag != 1)
                cell.tag = 2
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: usesOther ? other : one, for: path, item: 0)
            }
        }
        let source = Source()
        let view = stage.perform {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 100)
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.dataSource = source
            return view
        }
        stage.add(view)
        source.usesOther = true
        stage.advance { view.reloadData() }
        #expect(view.visibleCells.allSatisfy { $0.tag == 2 } && !view.visibleCells.isEmpty)
    }

    @Test func aRowOfATableHasFortyFourPointsUnlessItIsToldOtherwise() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let rows = Rows()
        let (usual, tall) = stage.perform {
            (UITableView(frame: stage.window.bounds), UITableView(frame: stage.window.bounds))
        }
        stage.perform {
            usual.dataSource = rows
            tall.dataSource = rows
            tall.rowHeight = 60
        }
        stage.add(usual)
        stage.add(tall)
        #expect(usual.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
        #expect(tall.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    }

    @Test func partsOfCompositionalLayoutsCannotBeCopied() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        for part in [size, item, group, NSCollectionLayoutSection(group: group)] as [NSObject] {
            #expect(!(part is any NSCopying))
        }
    }

    @Test func attributesAreNoMainActors() async {
        // It would not compile if they were.
        let height = await Task.detached {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame.size.height = 30
            return (attributes.copy() as? UICollectionViewLayoutAttributes)?.frame.height
        }.value
        #expect(height == 30)
    }

    /// "UIScrollView scroll physics - instruction-level analysis", part 2, of iOS 26.2: 0.99 each millisecond.
    @Test func theSpringAtTheEdgesIsAsStiffAsIsKnown() {
        let perSecond = 1000 * log(0.99)
        #expect(abs(stage.perform { UIScrollView() }.edgeStiffness - perSecond * perSecond) < 0.05)
    }
}
