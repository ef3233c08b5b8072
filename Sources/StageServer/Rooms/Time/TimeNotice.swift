import Wire

/// A notice of a room's time, and when it was sent, in nanoseconds of the server's clock.
///
/// Whoever received it knows how time goes on.
struct TimeNotice: Equatable, Sendable {
    let time: StageTime
    let instant: UInt64

    func time(at now: UInt64) -> StageTime {
        time.later(Double(now - min(instant, now)) / 1e9)
    }

    /// Returns whether `time` is what the notice lets one expect at `now`.
    func predicts(_ time: StageTime, at now: UInt64) -> Bool {
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
