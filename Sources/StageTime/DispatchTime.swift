import QuartzCore

/// A moment of the stage's time, with the interface of Dispatch's.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Since the stage's start. Infinite: never.
    let seconds: TimeInterval

    /// The present moment of the stage whose code is running.
    public static func now() -> DispatchTime { DispatchTime(seconds: StageTurn.time) }

    public static let distantFuture = DispatchTime(seconds: .infinity)

    public init(uptimeNanoseconds: UInt64) {
        seconds = TimeInterval(uptimeNanoseconds) / 1e9
    }

    init(seconds: TimeInterval) {
        self.seconds = seconds
    }

    public var uptimeNanoseconds: UInt64 {
        seconds < TimeInterval(UInt64.max) / 1e9 ? UInt64(max(seconds, 0) * 1e9) : .max
    }

    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

    // The operators are the shadowing module's: see `Shadows`.

    public func advanced(bySeconds seconds: TimeInterval) -> DispatchTime {
        DispatchTime(seconds: self.seconds + seconds)
    }

    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: seconds + seconds(interval))
    }

    /// The interval's length; infinite for `never`.
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

    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        let difference = other.seconds - seconds
        return difference.isFinite ? .nanoseconds(Int(difference * 1e9)) : .never
    }
}
