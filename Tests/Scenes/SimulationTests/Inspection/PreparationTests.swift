import Foundation
import StageModel
import Testing
import UIKit

@testable import Simulation

/// What layouts take with other numbers of items.
@MainActor
@Suite struct PreparationTests {
    /// One that makes attributes of all items each time, and takes as long.
    private final class All: UICollectionViewLayout {
        static var time: UInt64 = 0
        private var all: [UICollectionViewLayoutAttributes] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 390, height: all.count * 100) }

        override func prepare() {
            all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                Self.time += 1_000_000
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 390, height: 100)
                return attributes
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            // The last ones are in sight, which are not there with more items.
            all.suffix(3)
        }

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            all[path.item]
        }
    }

    private final class Controller: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        /// To ask for more than these traps.
        let heights: [CGFloat] = (0..<60).map { 40 + CGFloat($0 % 7) }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.alpha = heights[path.item] / 100
            return cell
        }

        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: 390, height: heights[path.item]) }
    }

    /// What a layout takes on a stage of its own.
    private func measured(_ scale: Double, _ layout: UICollectionViewLayout) throws -> LayoutPreparation {
        let before = LayoutCalls.readTime
        LayoutCalls.readTime = { All.time }
        ScaledData.scale = scale
        defer { (LayoutCalls.readTime, ScaledData.scale) = (before, 1) }
        let clock = FrameClock()
        defer { clock.end() }
        return try clock.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = Controller(collectionViewLayout: layout)
            window.rootViewController = controller
            window.appear()
            window.layoutIfNeeded()
            let view = try #require(controller.collectionView)
            return try #require(LayoutPreparation(of: view))
        }
    }

    @Test(arguments: [(0.1, 6), (1, 60), (10, 600)])
    func aLayoutSeesAsManyItemsAsAreAskedFor(scale: Double, items: Int) throws {
        let found = try measured(scale, All())
        #expect(found.items == items)
        #expect(found.made == items)
        #expect(found.time == UInt64(items) * 1_000_000)
    }

    @Test func delegatesOfFlowLayoutsAreAskedForWhatThereIs() throws {
        #expect(try measured(10, UICollectionViewFlowLayout()).items == 600)
    }

    @Test func aStageThatIsMadeLaterIsAsItWas() throws {
        _ = try measured(10, All())
        #expect(try measured(1, All()).items == 60)
    }

    @Test func toTakeTenTimesAsLongIsToGrow() {
        func cost(_ items: Int, made: Int, time: UInt64) -> PreparationCost {
            PreparationCost(layer: 3, owner: "Cards", items: items, made: made, time: time)
        }
        #expect(cost(300, made: 300, time: 0).hasGrown(since: cost(30, made: 30, time: 0)))
        #expect(cost(300, made: 0, time: 2_000_000).hasGrown(since: cost(30, made: 0, time: 200_000)))
        #expect(!cost(300, made: 12, time: 50_000).hasGrown(since: cost(30, made: 12, time: 5_000)))
        #expect(!cost(300, made: 80, time: 400_000).hasGrown(since: cost(30, made: 70, time: 390_000)))
        #expect(!cost(2, made: 200, time: 9_000_000).hasGrown(since: cost(1, made: 1, time: 1)))
    }
}
