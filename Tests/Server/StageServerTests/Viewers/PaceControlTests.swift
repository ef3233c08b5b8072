import Testing

@testable import StageServer

@Suite struct PaceControlTests {
    private let step = Duration.microseconds(16_667)

    private func play(_ pace: inout PaceControl, seconds: Int, delay: (_ stride: Int) -> Duration) {
        for _ in 0..<60 * seconds { pace.sent(after: delay(pace.stride), pause: step) }
    }

    @Test func whoKeepsUpSendsEachStep() {
        var pace = PaceControl()
        play(&pace, seconds: 10) { _ in .milliseconds(11) }
        #expect(pace.rate == 60)
    }

    @Test func anOverloadedThreadComesToThePaceThatItCanKeep() {
        var pace = PaceControl()
        // All watchers at once take 30 ms.
        play(&pace, seconds: 5) { .milliseconds(30) / $0 }
        #expect(pace.rate == 20)
        play(&pace, seconds: 60) { .milliseconds(30) / $0 }
        #expect(pace.rate == 20)
    }

    @Test func noPaceIsBelowTen() {
        var pace = PaceControl()
        play(&pace, seconds: 10) { _ in .milliseconds(500) }
        #expect(pace.rate == 10)
    }

    /// Rounds of 18 ms make all wait for 72 at the pace of 15; at 12 it would be 75.
    @Test func noPaceIsBelowFifteenThatReachesEverybodySooner() {
        var pace = PaceControl()
        play(&pace, seconds: 20) { .milliseconds(72) / $0 }
        #expect(pace.rate == 15)
        play(&pace, seconds: 60) { .milliseconds(88) / $0 }
        #expect(pace.rate == 12)
        // Back at 15 only when that is well within its time.
        play(&pace, seconds: 60) { .milliseconds(70) / $0 }
        #expect(pace.rate == 12)
        play(&pace, seconds: 60) { .milliseconds(60) / $0 }
        #expect(pace.rate == 15)
    }

    @Test func thePaceRisesWhenTheLoadHasBeenLowForAWhile() {
        var pace = PaceControl()
        play(&pace, seconds: 5) { _ in .milliseconds(40) }
        #expect(pace.rate == 10)
        play(&pace, seconds: 1) { _ in .milliseconds(1) }
        #expect(pace.rate == 10)
        play(&pace, seconds: 10) { _ in .milliseconds(1) }
        #expect(pace.rate == 60)
    }

    @Test func aFewLateUpdatesChangeNothing() {
        var pace = PaceControl()
        for update in 0..<600 {
            pace.sent(after: update.isMultiple(of: 10) ? .milliseconds(90) : .milliseconds(2), pause: step)
        }
        #expect(pace.rate == 60)
    }

    @Test func afterARestItBeginsAtTheFullPace() {
        var pace = PaceControl()
        play(&pace, seconds: 5) { _ in .milliseconds(40) }
        pace.sent(after: .milliseconds(1), pause: .seconds(2))
        #expect(pace.rate == 60)
    }
}
