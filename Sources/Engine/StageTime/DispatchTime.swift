import QuartzCore

/// A time on the stage, with the interface of Dispatch's `DispatchTime`.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Seconds since the stage's start; infinite for never.
    let seconds: TimeInterval

    /// Returns the present time of the stage whose code is running.
    public static func now() -> DispatchTime { DispatchTime(seconds: StageTurn.time) }

    /// A time that is never reached.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// Makes the time that is as many nanoseconds after the stage's start.
    public init(uptimeNanoseconds: UInt64) {
        seconds = TimeInterval(uptimeNanoseconds) / 1e9
    }

    init(seconds: TimeInterval) {
        self.seconds = seconds
    }

    /// The time since the stage's start in nanoseconds, clamped to what the type holds.
    public var uptimeNanoseconds: UInt64 {
        seconds < TimeInterval(UInt64.max) / 1e9 ? UInt64(max(seconds, 0) * 1e9) : .max
    }

    /// The time as a number, which grows.
    public var rawValue: UInt64 { uptimeNanoseconds }

    /// Compares two times of the same stage.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

    // The operators are the shadowing module's: see `Shadows`.

    /// Returns the time that is `seconds` later.
    public func advanced(bySeconds seconds: TimeInterval) -> DispatchTime {
        DispatchTime(seconds: self.seconds + seconds)
    }

    /// Returns the time that is an interval later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: seconds + seconds(interval))
    }

    /// Returns an interval's length in seconds; infinite for `never`.
    public func seconds(_ interval: DispatchTimeInterval) -> TimeInterval {
        switch interval {
        case .seconds(let n): TimeInterval(n)
        case .milliseconds(let n): TimeInterval(n) / 1e3
        case .microseconds(let n): TimeInterval(n) / 1e6
        case .nanoseconds(let n): TimeInterval(n) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }

    /// Returns the interval from this time to another one.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        let difference = other.seconds - seconds
        return difference.isFinite ? .nanoseconds(Int(difference * 1e9)) : .never
    }
}
