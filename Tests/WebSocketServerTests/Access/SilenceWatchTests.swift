import Testing

@testable import WebSocketServer

@Suite struct SilenceWatchTests {
    private let second: UInt64 = 1_000_000_000
    private var watch = SilenceWatch(ConnectionLimits(), at: 100 * 1_000_000_000)

    @Test mutating func aSilentPeerIsPingedThenToldOfThenClosed() {
        var steps: [String] = []
        for time in 100...200 {
            while let step = watch.next(at: UInt64(time) * second) { steps.append("\(time - 100) \(step)") }
        }
        #expect(steps == ["3 ping", "5 notice", "30 close"])
        #expect(watch.due == nil)
    }

    @Test mutating func stepsThatWereMissedFollowEachOther() {
        var steps: [SilenceWatch.Step] = []
        while let step = watch.next(at: 131 * second) { steps.append(step) }
        #expect(steps == [.ping, .notice, .close])
    }

    @Test mutating func whoIsHeardBeginsAnew() {
        #expect(watch.heard(at: 102 * second) == false)
        #expect(watch.due == 105 * second)
        #expect(watch.next(at: 105 * second) == .ping)
        #expect(watch.next(at: 107 * second) == .notice)
        // Only then is there something due before what its timer is set to.
        #expect(watch.heard(at: 108 * second) == true)
        #expect(watch.due == 111 * second)
        #expect(watch.next(at: 110 * second) == nil)
        #expect(watch.next(at: 111 * second) == .ping)
    }
}
