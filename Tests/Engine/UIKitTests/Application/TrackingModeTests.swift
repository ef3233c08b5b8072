import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct TrackingModeTests {
    /// The name is that of UIKit's constant `UITrackingRunLoopMode`.
    @Test func aDisplayLinkOfTheTrackingModeIsCalledInEachStep() {
        #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
        let stage = Stage(width: 100, height: 100)
        var calls = 0
        stage.perform { CADisplayLink { _ in calls += 1 }.add(to: .main, forMode: .tracking) }
        stage.advance(steps: 3)
        #expect(calls >= 2)
    }
}
