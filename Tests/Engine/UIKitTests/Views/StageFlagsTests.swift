import QuartzCore
import Testing

@testable import UIKit

/// What one stage uses of the engine changes nothing on another one.
@MainActor
@Suite struct StageFlagsTests {
    private let one = FrameClock()
    private let other = FrameClock()

    @Test func aTintColourIsLookedForOnItsOwnStageOnly() {
        one.perform { UIView().tintColor = .red }
        #expect(one.perform { StageFlags.hasTints })
        #expect(!other.usage.tints)
    }

    @Test func aSmallerSafeAreaIsLookedForOnItsOwnStageOnly() {
        one.perform { UIViewController().additionalSafeAreaInsets.top = 10 }
        #expect(one.perform { StageFlags.hasSafeAreas })
        #expect(!other.usage.safeAreas)
    }

    @Test func looksOfAClassAreLookedForOnTheirOwnStageOnly() {
        one.perform { UILabel.appearance().textColor = .red }
        #expect(one.perform { StageFlags.hasAppearances })
        #expect(!other.usage.appearances)
    }
}
