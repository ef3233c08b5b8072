import Dispatch

/// An instant of the monotonic clock, by which servers schedule and limit what they do.
///
/// Eight bytes, compared in one instruction. `ContinuousClock.Instant` has sixteen, and sums of 128 bits: a server keeps
/// and compares several for each viewer, address and pointer. Sums and differences are exact to a nanosecond, and end at
/// ``distantPast`` and ``distantFuture``.
public struct MonotonicInstant: InstantProtocol, Hashable, Sendable {
    /// The durations between instants.
    public typealias Duration = Swift.Duration

    /// The nanoseconds since the clock's origin.
    private let nanoseconds: Int64

    /// Makes an instant.
    ///
    /// - Parameter duration: the time since the clock's origin, which is some instant before the program began.
    public init(sinceOrigin duration: Duration) {
        nanoseconds = duration.wholeNanoseconds
    }

    private init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The present: clock_gettime(2) with `CLOCK_MONOTONIC`.
    public static var now: MonotonicInstant {
        MonotonicInstant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    }

    /// Before all other instants.
    public static let distantPast = MonotonicInstant(nanoseconds: .min)
    /// After all other instants.
    public static let distantFuture = MonotonicInstant(nanoseconds: .max)

    /// Returns the earlier of an instant and another one, if there is another one.
    package static func earlier(_ instant: MonotonicInstant, _ other: MonotonicInstant?) -> MonotonicInstant {
        other.map { min(instant, $0) } ?? instant
    }

    /// The time since the clock's origin, in nanoseconds.
    ///
    /// A `Duration` has attoseconds in 128 bits: where each message needs a time, its arithmetic is felt.
    package var nanosecondsSinceOrigin: Int64 { nanoseconds }

    /// The time since the clock's origin.
    public var sinceOrigin: Duration { .nanoseconds(nanoseconds) }

    /// Returns the instant that is later by a duration.
    public func advanced(by duration: Duration) -> MonotonicInstant {
        guard self != .distantPast, self != .distantFuture else { return self }
        let (sum, isBeyond) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        return MonotonicInstant(nanoseconds: isBeyond ? (duration < .zero ? .min : .max) : sum)
    }

    /// Returns the time until another instant, which is negative for an earlier one.
    public func duration(to other: MonotonicInstant) -> Duration {
        let (difference, isBeyond) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
        return .nanoseconds(isBeyond ? (other < self ? .min : .max) : difference)
    }

    /// Returns the instant that is later by a duration.
    public static func + (instant: MonotonicInstant, duration: Duration) -> MonotonicInstant {
        instant.advanced(by: duration)
    }

    /// Moves an instant to one that is later by a duration.
    public static func += (instant: inout MonotonicInstant, duration: Duration) {
        instant = instant.advanced(by: duration)
    }

    /// Returns the instant that is earlier by a duration.
    public static func - (instant: MonotonicInstant, duration: Duration) -> MonotonicInstant {
        instant.advanced(by: .zero - duration)
    }

    /// Returns the time from one instant to another, which is negative if that is earlier.
    public static func - (end: MonotonicInstant, start: MonotonicInstant) -> Duration {
        start.duration(to: end)
    }

    /// Returns whether one instant is before another.
    public static func < (first: MonotonicInstant, second: MonotonicInstant) -> Bool {
        first.nanoseconds < second.nanoseconds
    }
}

extension Duration {
    /// The whole nanoseconds of the duration, or the greatest or least number that there is for them.
    package var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, isBeyond) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isAbove) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isBeyond || isAbove ? (seconds < 0 ? .min : .max) : sum
    }

    /// The duration in seconds.
    package var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
