import Testing

@testable import WebSocketServer

@Suite struct MonotonicInstantTests {
    @Test func sumsAndDifferencesAreExactToANanosecond() {
        let instant = MonotonicInstant.start + .seconds(9_000_000) + .nanoseconds(1)
        #expect(instant - .start == .nanoseconds(9_000_000_000_000_001))
        #expect(instant - .nanoseconds(2) < instant)
        #expect(MonotonicInstant.start - instant == .nanoseconds(-9_000_000_000_000_001))
        #expect(instant - .seconds(9_000_000) == .start + .nanoseconds(1))
    }

    @Test func theEndsOfTimeStayWhereTheyAre() {
        #expect(MonotonicInstant.distantPast + .seconds(1) == .distantPast)
        #expect(MonotonicInstant.distantFuture - .seconds(1) == .distantFuture)
        #expect(MonotonicInstant.start + .seconds(Int64.max) == .distantFuture)
        #expect(MonotonicInstant.start - .seconds(Int64.max) == .distantPast)
        #expect(MonotonicInstant.distantFuture - .distantPast > .seconds(1_000_000_000))
    }

    @Test func thePresentGoesOn() {
        let before = MonotonicInstant.now
        #expect(MonotonicInstant.now >= before)
        #expect(MonotonicInstant.distantPast < before && before < .distantFuture)
    }

    @Test(arguments: [(.seconds(1.5), 1_500_000_000), (.nanoseconds(-7), -7), (.zero, 0)] as [(Duration, Int64)])
    func aDurationHasWholeNanosecondsAndSeconds(duration: Duration, nanoseconds: Int64) {
        #expect(duration.wholeNanoseconds == nanoseconds)
        #expect(abs(duration.inSeconds - Double(nanoseconds) / 1e9) < 1e-15)
    }
}
