import Testing

@testable import WebSocketServer

@Suite struct SilenceWatchTests {
    private let second = Duration.seconds(1)
    private var watch = SilenceWatch(ConnectionLimits(), at: .start + .seconds(100))

    @Test mutating func aSilentPeerIsPingedThenToldOfThenClosed() {
        var steps: [String] = []
        for time in 100...200 {
            while let step = watch.next(at: .start + time * second) { steps.append("\(time - 100) \(step)") }
        }
        #expect(steps == ["3 ping", "5 notice", "30 close"])
        #expect(watch.due == nil)
    }

    @Test mutating func stepsThatWereMissedFollowEachOther() {
        var steps: [SilenceWatch.Step] = []
        while let step = watch.next(at: .start + 131 * second) { steps.append(step) }
        #expect(steps == [.ping, .notice, .close])
    }

    @Test mutating func whoIsHeardBeginsAnew() {
        watch.heard(at: .start + 102 * second)
        #expect(watch.due == .start + 105 * second)
        #expect(watch.next(at: .start + 105 * second) == .ping)
        #expect(watch.next(at: .start + 107 * second) == .notice)
        watch.heard(at: .start + 108 * second)
        #expect(watch.due == .start + 111 * second)
        #expect(watch.next(at: .start + 110 * second) == nil)
        #expect(watch.next(at: .start + 111 * second) == .ping)
    }
}
