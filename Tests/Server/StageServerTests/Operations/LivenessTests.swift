import Testing
import WebSocketServer

@testable import StageServer

@Suite struct LivenessTests {
    let second = Duration.seconds(1)

    @Test func whatIsNotDueIsNotStuck() {
        let liveness = Liveness()
        #expect(liveness.stuck(at: .distantFuture) == nil)
        liveness.expect(at: .start + 100 * second)
        #expect(liveness.stuck(at: .start + 99 * second) == nil)
        #expect(liveness.stuck(at: .start + 102 * second) == nil)
    }

    @Test func theOldestThingDueCounts() {
        let liveness = Liveness()
        liveness.expect(at: .start + 100 * second)
        liveness.expect(at: .start + 200 * second)
        #expect(liveness.stuck(at: .start + 103 * second) == 3)
        liveness.done(next: .start + 200 * second)
        #expect(liveness.stuck(at: .start + 201 * second) == nil)
        liveness.done(next: nil)
        #expect(liveness.stuck(at: .distantFuture) == nil)
    }
}
