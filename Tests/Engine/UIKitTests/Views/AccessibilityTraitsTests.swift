import Foundation
import Testing

@testable import UIKit

/// Traits and elements for assistive technology, by the numbers of UIAccessibilityConstants.h.
@MainActor
@Suite struct AccessibilityTraitsTests {
    /// instacart/Nantes gives the elements of its links their places on the screen.
    @Test func aViewsPlaceOnTheScreenIsThatOfItsBounds() {
        let stage = Stage()
        stage.perform {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            stage.window.addSubview(view)
            #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
            let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view).origin == CGPoint(x: 11, y: 22))
            let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
            #expect(path.bounds == CGRect(x: 11, y: 22, width: 3, height: 4))
            view.accessibilityFrame = rect
            #expect(view.accessibilityFrame == rect)
        }
    }

    @Test func eachTraitIsABitOfItsOwn() {
        let all: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
            .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
            .causesPageTurn, .tabBar, .header,
        ]
        #expect(all.enumerated().allSatisfy { $1.rawValue == 1 << $0 })
    }

    /// UIAccessibilityContainer's documentation of `accessibilityElementCount()` and `index(ofAccessibilityElement:)`.
    @Test func elementsAreCountedAndFound() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        view.accessibilityElements = [first, second]
        #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? UIView === second)
        #expect(view.index(ofAccessibilityElement: second) == 1)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }
}
