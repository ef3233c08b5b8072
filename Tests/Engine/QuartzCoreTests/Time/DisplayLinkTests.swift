import Foundation
import Testing

@testable import QuartzCore

/// Links that are taken off their run loop.
@MainActor
@Suite struct DisplayLinkTests {
    /// CADisplayLink's documentation of `remove(from:forMode:)`: the link stays, and can be added again.
    @Test func aLinkThatIsTakenOffIsNotCalledUntilItIsAddedAgain() {
        let clock = FrameClock()
        var calls = 0
        let link = clock.perform { CADisplayLink { _ in calls += 1 } }
        func step(_ number: Int) {
            clock.setTime(Double(number) / 60)
            clock.perform { clock.runDueWork() }
        }
        clock.perform { link.add(to: .main, forMode: .common) }
        step(1)
        #expect(calls == 1)
        clock.perform { link.remove(from: .main, forMode: .common) }
        step(2)
        #expect(calls == 1)
        clock.perform { link.add(to: .main, forMode: .common) }
        step(3)
        #expect(calls == 2)
    }
}
