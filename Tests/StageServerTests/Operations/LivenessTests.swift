import Testing

@testable import StageServer

@Suite struct LivenessTests {
    let second: UInt64 = 1_000_000_000

    @Test func whatIsNotDueIsNotStuck() {
        let liveness = Liveness()
        #expect(liveness.stuck(at: 1 << 60) == nil)
        liveness.expect(at: 100 * second)
        #expect(liveness.stuck(at: 99 * second) == nil)
        #expect(liveness.stuck(at: 102 * second) == nil)
    }

    @Test func theOldestThingDueCounts() {
        let liveness = Liveness()
        liveness.expect(at: 100 * second)
        liveness.expect(at: 200 * second)
        #expect(liveness.stuck(at: 103 * second) == 3)
        liveness.done(next: 200 * second)
        #expect(liveness.stuck(at: 201 * second) == nil)
        liveness.done(next: nil)
        #expect(liveness.stuck(at: 1 << 60) == nil)
    }
}
