import Foundation
import QuartzCore
import Testing

@testable import Firebase
@testable import StageTime

/// A stage whose turns are taken one by one.
@MainActor
struct FirebaseFixture {
    private let clock = FrameClock()

    func onStage(_ work: () throws -> Void) rethrows { try clock.perform(work) }

    func takeTurns(_ count: Int = 3) {
        for _ in 0..<count {
            clock.setTime(clock.time + 1)
            clock.runDueWork()
        }
    }
}
