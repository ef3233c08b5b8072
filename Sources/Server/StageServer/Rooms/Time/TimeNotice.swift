import WebSocketServer
import Wire

/// A notice of a room's time, and when it was sent.
///
/// Whoever received it knows how time goes on.
struct TimeNotice: Equatable, Sendable {
    let time: StageTime
    let instant: MonotonicInstant

    func time(at now: MonotonicInstant) -> StageTime {
        time.later(max((now - instant).inSeconds, 0))
    }

    /// Returns whether `time` is what the notice lets one expect at `now`.
    func predicts(_ time: StageTime, at now: MonotonicInstant) -> Bool {
        let expected = self.time(at: now)
        // Two clocks round to different steps; time that stands still does so at one.
        let tolerance: UInt32 = time.rate == 0 ? 0 : 2
        let pairs = [
            (time.tick, expected.tick), (time.oldest, expected.oldest), (time.newest, expected.newest),
        ]
        return time.rate == expected.rate && time.isLive == expected.isLive && time.search == expected.search
            && time.cut == expected.cut
            && pairs.allSatisfy { max($0, $1) - min($0, $1) <= tolerance }
    }
}
