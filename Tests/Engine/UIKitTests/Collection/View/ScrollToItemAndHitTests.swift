import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollToItemAndHitTests {
    /// Five cards of 200 by 200, each 50 points lower than the last.
    private final class Pile: UICollectionViewLayout {
        var z = [0, 1, 2, 3, 4]
        override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 800) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 200, height: 200)
            attributes.zIndex = z[indexPath.item]
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<5).compactMap { layoutAttributesForItem(at: [0, $0]) }
        }
    }

    private func hit(_ view: UICollectionView, _ point: CGPoint) -> IndexPath? {
        var found = view.hitTest(point, with: nil)
        while let current = found, !(current is UICollectionViewCell) { found = current.superview }
        return (found as? UICollectionViewCell).flatMap(view.indexPath(for:))
    }

    @Test func theFrontmostCellIsHit() {
        let stage = Stage()
        let layout = stage.perform { Pile() }
        let items = Items([5])
        let view = stage.addCollectionView(layout, items)
        #expect(hit(view, CGPoint(x: 100, y: 190)) == [0, 3])
        #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 190)) == [0, 3])
        layout.z = [9, 1, 2, 3, 4]
        stage.perform { layout.invalidateLayout() }
        stage.advance()
        #expect(hit(view, CGPoint(x: 100, y: 190)) == [0, 0])
        #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 190)) == [0, 0])
        layout.z = [7, 7, 7, 7, 7]
        stage.perform { layout.invalidateLayout() }
        stage.advance()
        #expect(hit(view, CGPoint(x: 100, y: 190)) == [0, 3])
        #expect(view.hitTest(CGPoint(x: 300, y: 700), with: nil) === view)
        #expect(view.indexPathForItem(at: CGPoint(x: 300, y: 700)) == nil)
    }

    private func rows(_ configure: (UICollectionView) -> Void = { _ in }) -> (Stage, UICollectionView, Items) {
        let stage = Stage()
        let items = Items([100])
        let layout = stage.perform {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 90)
            return layout
        }
        return (stage, stage.addCollectionView(layout, items, configure), items)
    }

    @Test(
        arguments: [
            (UICollectionView.ScrollPosition.top, 40, 4000 - 30), (.bottom, 40, 4090 + 50 - 800),
            (.centeredVertically, 40, 4045 - 360 - 30), (.top, 0, -30), (.centeredVertically, 99, 9990 + 50 - 800),
            ([], 40, 7),
        ] as [(UICollectionView.ScrollPosition, Int, CGFloat)])
    func anItemIsShownWhereItIsWanted(position: UICollectionView.ScrollPosition, item: Int, offset: CGFloat) {
        let (stage, view, items) = rows { $0.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0) }
        withExtendedLifetime(items) {
            stage.perform {
                view.contentOffset.y = 7
                view.scrollToItem(at: [0, item], at: position, animated: false)
            }
        }
        #expect(view.contentOffset.y == offset)
    }

    @Test func animatedItTakesThreeTenthsOfASecond() {
        let (stage, view, items) = rows()
        withExtendedLifetime(items) {
            stage.perform { view.scrollToItem(at: [0, 40], at: .top, animated: true) }
            stage.advance(steps: 17)
            #expect(view.contentOffset.y < 4000)
            stage.advance()
            #expect(view.contentOffset.y == 4000 && !stage.clock.isBusy)
        }
    }

    @Test func unknownItemsAreIgnored() {
        let (stage, view, items) = rows()
        withExtendedLifetime(items) {
            stage.perform { view.scrollToItem(at: [0, 100], at: .top, animated: false) }
            stage.perform { view.scrollToItem(at: [7, 0], at: .top, animated: false) }
        }
        #expect(view.contentOffset == .zero)
    }
}
