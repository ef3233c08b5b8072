import Foundation
import Testing

@testable import UIKit

/// Traits and elements for assistive technology, by the numbers of UIAccessibilityConstants.h.
@MainActor
@Suite struct AccessibilityTraitsTests {
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
