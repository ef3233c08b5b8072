import Testing
import WebSocketServer

@Suite struct RateLimitTests {
    let start = MonotonicInstant.start + .seconds(77)

    @Test func theLimitWithinASecondIsAdmitted() {
        var limit = RateLimit(perSecond: 2000)
        let admitted = (0..<40).map { limit.admit(50, at: start + .nanoseconds($0)) }
        #expect(admitted.allSatisfy { $0 })
        let oneMore = limit.admit(1, at: start + .nanoseconds(999_999_999))
        #expect(!oneMore)
    }

    @Test func eachSecondCountsAnew() {
        var limit = RateLimit(perSecond: 2000)
        for second in 0..<10 {
            let admitted = (0..<40).map { _ in limit.admit(50, at: start + .seconds(second)) }
            #expect(admitted.allSatisfy { $0 })
        }
    }
}
