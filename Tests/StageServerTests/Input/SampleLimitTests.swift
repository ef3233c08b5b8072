import Testing
import Wire

@testable import StageServer

@Suite struct SampleLimitTests {
    let start: UInt64 = 77_000_000_000

    @Test func twoThousandWithinASecondAreAdmitted() {
        var limit = SampleLimit()
        let admitted = (UInt64(0)..<40).map { limit.admit(50, at: start + $0) }
        #expect(admitted.allSatisfy { $0 })
        let oneMore = limit.admit(1, at: start + 999_999_999)
        #expect(!oneMore)
    }

    @Test func eachSecondCountsAnew() {
        var limit = SampleLimit()
        for second: UInt64 in 0..<10 {
            let admitted = (0..<40).map { _ in limit.admit(50, at: start + second * 1_000_000_000) }
            #expect(admitted.allSatisfy { $0 })
        }
    }

    @Test func everyMessageCounts() {
        #expect(ViewerMessage.acknowledgement(tick: 1).sampleCount == 1)
        #expect(
            ViewerMessage.wheel(.init(repeating: .init(x: 0, y: 0, dx: 0, dy: 0, time: 0), count: 7)).sampleCount == 7)
    }
}
