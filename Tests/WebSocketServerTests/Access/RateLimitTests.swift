import Testing
import WebSocketServer

@Suite struct RateLimitTests {
    let start: UInt64 = 77_000_000_000

    @Test func theLimitWithinASecondIsAdmitted() {
        var limit = RateLimit(perSecond: 2000)
        let admitted = (UInt64(0)..<40).map { limit.admit(50, at: start + $0) }
        #expect(admitted.allSatisfy { $0 })
        let oneMore = limit.admit(1, at: start + 999_999_999)
        #expect(!oneMore)
    }

    @Test func eachSecondCountsAnew() {
        var limit = RateLimit(perSecond: 2000)
        for second: UInt64 in 0..<10 {
            let admitted = (0..<40).map { _ in limit.admit(50, at: start + second * 1_000_000_000) }
            #expect(admitted.allSatisfy { $0 })
        }
    }
}
