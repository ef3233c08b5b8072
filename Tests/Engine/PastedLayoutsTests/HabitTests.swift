@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

/// Habits of published code that differ from this engine's own.
@MainActor
@Suite struct HabitTests {
    private let stage = Stage(width: 300, height: 600)

    @Test func aLayoutMaySetTheOffsetWhileItIsInvalidated() {
        let source = stage.perform { ListSource([100]) }
        let view = stage.addCollectionView(stage.perform { PinnedOffsetLayout() }, source)
        stage.advance { view.contentOffset = CGPoint(x: 0, y: 260) }
        #expect(view.contentOffset.y == 300)
        stage.advance { view.contentOffset.y = 340 }
        #expect(view.contentOffset.y == 300)
        stage.settle()
        #expect(!view.visibleCells.isEmpty)
    }

    @Test func aPanThatIsAddedToACollectionViewDecidesBeforeItsOwn() {
        let source = stage.perform { ListSource([2]) }
        let layout = stage.perform { SlidingCardLayout() }
        let view = stage.addCollectionView(layout, source)
        stage.flick(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 100, y: 0), steps: 10)
        #expect(layout.slide == 80 && view.contentOffset == .zero)
        #expect(view.cellForItem(at: [0, 1])?.frame.minX == 80)
        stage.settle()
        stage.flick(from: CGPoint(x: 50, y: 250), by: CGPoint(x: 0, y: -100), steps: 10)
        #expect(layout.slide == 80 && view.contentOffset.y > 0)
    }

    @Test func aFlowLayoutAnswersThoughItsPreparationIsLeftOut() {
        let source = stage.perform { ListSource([8]) }
        let layout = stage.perform { SelfPreparedFlowLayout() }
        let view = stage.addCollectionView(layout, source)
        // Five items of 50 fill a line of 300 with 12.5 between them.
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 67.5, y: 0, width: 50, height: 50))
        stage.advance {
            source.counts = [3]
            view.reloadData()
        }
        #expect(view.visibleCells.map(\.frame.minX) == [5, 67.5, 130])
    }

    @Test func whatIsAddedToACollectionViewControllersViewStays() {
        let controller = stage.perform { BadgedListController(collectionViewLayout: UICollectionViewFlowLayout()) }
        stage.show(controller)
        #expect(
            controller.view !== controller.collectionView && controller.collectionView.superview === controller.view)
        #expect(controller.collectionView.frame == stage.window.bounds)
        stage.flick(from: CGPoint(x: 150, y: 500), by: CGPoint(x: 0, y: -200), steps: 10)
        #expect(controller.collectionView.contentOffset.y > 100)
        #expect(stage.perform { controller.badge.convert(CGPoint.zero, to: nil) } == CGPoint(x: 10, y: 10))
    }

    @Test func aMethodThatOnlyAnHeirOfTheDelegateDeclaresIsNamedOnce() {
        var sentences: [String] = []
        let outer = EngineMessages.report
        EngineMessages.report = { sentences.append($0) }
        defer { EngineMessages.report = outer }
        let source = stage.perform { ListSource([3]) }
        let delegate = stage.perform { SelectingListController() }
        let view = stage.addCollectionView(stage.perform { UICollectionViewFlowLayout() }, source)
        view.delegate = delegate
        for _ in 0..<2 {
            stage.advance { stage.send(.began, 20, 20) }
            stage.advance { stage.send(.ended, 20, 20) }
        }
        #expect(delegate.selected.isEmpty)
        #expect(
            sentences == [
                "SelectingListController.collectionView(_:didSelectItemAt:) is never called: "
                    + "UICollectionViewDelegate is ListController's, and SelectingListController only inherits it. "
                    + "Declare the method in ListController, too, and override it in SelectingListController."
            ])
    }

    /// As BrickKit's contexts do: initialisers of their own beside, or in place of, the one by which UIKit makes them.
    @Test func contextsMayHaveInitialisersOfTheirOwn() {
        stage.perform {
            let layout = ReasonedLayout()
            layout.invalidateLayout()
            layout.pull()
            #expect(layout.reasons == ["the collection view's", "pulled"])
            #expect(PulledContext(distance: 4).distance == 4)
        }
    }

    @Test func overridesOfWhatAppleDeclaresInCategoriesAreCalled() {
        let source = stage.perform { ListSource([100]) }
        let view = stage.perform {
            let view = OverridingCollectionView(
                frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
        stage.add(view)
        stage.perform {
            (view as UICollectionView).scrollToItem(at: [0, 30], at: .top, animated: true)
            source.counts = [101]
            (view as UICollectionView).insertItems(at: [[0, 0]])
            (view as UICollectionView).setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            #expect(view.contentOffset.y == 360)
            #expect((view as UIView).safeAreaInsets.top == 20)
            #expect((OverridingContext() as UICollectionViewLayoutInvalidationContext).invalidateEverything)
            let layer = OverridingLayer()
            layer.bounds.size = CGSize(width: 40, height: 20)
            #expect(layer.cornerRadius == 10)
        }
        #expect(view.calls == ["scrollToItem", "insertItems", "performBatchUpdates", "setCollectionViewLayout"])
    }

    @Test func geometryIsPrintedAsOnApplesSystems() {
        #expect("\(CGRect(x: 1, y: 2, width: 3.5, height: 4))" == "(1.0, 2.0, 3.5, 4.0)")
        #expect("\(CGPoint(x: 1, y: -2)) \(CGSize(width: 3, height: 4))" == "(1.0, -2.0) (3.0, 4.0)")
        #expect("\([CGPoint.zero]) \(IndexPath(item: 3, section: 1))" == "[(0.0, 0.0)] [1, 3]")
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 2))
        attributes.frame = CGRect(x: 10, y: 20, width: 30.5, height: 40)
        attributes.zIndex = 7
        let text = "\(attributes)"
        #expect(text.hasPrefix("<UICollectionViewLayoutAttributes: 0x"))
        #expect(
            text.hasSuffix(
                "> element kind: (UICollectionElementKindSectionHeader); index path: ({length = 2, path = 2 - 0}); "
                    + "frame = (10 20; 30.5 40); zIndex = 7; "))
    }

    @Test func rectanglesThatOnlyTouchDoNotIntersect() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!overlap(rect, CGRect(x: 10, y: 0, width: 10, height: 10)))
        #expect(overlap(rect, CGRect(x: 9.9, y: 9.9, width: 10, height: 10)))
        #expect(overlap(rect, CGRect(x: 5, y: 0, width: 0, height: 10)))
        #expect(overlap(rect, CGRect(x: 15, y: 5, width: -10, height: 1)))
        #expect(!overlap(rect, CGRect(x: 15, y: 5, width: -5, height: 1)))
    }
}
