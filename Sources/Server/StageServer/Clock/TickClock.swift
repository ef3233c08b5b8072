import WebSocketServer

/// The grid of steps, of which step k is due k / 60 s after the anchor, so that rounding errors never add up.
///
/// It reads no clock.
struct TickClock: Equatable, Sendable {
    static let ticksPerSecond: UInt64 = 60
    private static let second: UInt64 = 1_000_000_000

    let anchor: MonotonicInstant

    /// Returns the time of step `tick`, rounded up to a whole nanosecond.
    func instant(of tick: UInt64) -> MonotonicInstant {
        anchor + .nanoseconds(Int64((tick * Self.second + Self.ticksPerSecond - 1) / Self.ticksPerSecond))
    }

    /// Returns the step to run after `step`: the newest that is due, or the one to come.
    ///
    /// A step that is a little late is run at once; of several late ones only the newest is, as motion is a function of
    /// time.
    func next(after step: UInt64, at instant: MonotonicInstant) -> UInt64 {
        max(step + 1, tick(at: instant))
    }

    /// Returns the newest step that is due at `instant`; 0 before the anchor.
    func tick(at instant: MonotonicInstant) -> UInt64 {
        let nanoseconds = UInt64(max((instant - anchor).wholeNanoseconds, 0))
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: Self.second)
        return seconds * Self.ticksPerSecond + rest * Self.ticksPerSecond / Self.second
    }
}
