import Testing

@testable import UIKit

/// Presses of buttons, by the numbers that other code keeps: UIPress.h.
@MainActor
@Suite struct UIPressTests {
    @Test func buttonsAndPhasesHaveTheNumbersOfApples() {
        #expect([UIPress.PressType.upArrow, .downArrow, .leftArrow, .rightArrow].map(\.rawValue) == [0, 1, 2, 3])
        #expect([UIPress.PressType.select, .menu, .playPause].map(\.rawValue) == [4, 5, 6])
        #expect([UIPress.Phase.began, .changed, .stationary, .ended, .cancelled].map(\.rawValue) == [0, 1, 2, 3, 4])
    }
}
