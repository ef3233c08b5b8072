import Dispatch
import Foundation
import OpenCombine

/// A time of a stage, by which its schedulers count.
public struct StageMoment: Strideable, Hashable, Sendable {
    /// The seconds since the stage's start.
    public let seconds: Double

    /// Makes the time that is some seconds after the stage's start.
    public init(seconds: Double) {
        self.seconds = seconds
    }

    /// Returns the interval to another time.
    public func distance(to other: StageMoment) -> Stride { Stride(timeInterval: other.seconds - seconds) }
    /// Returns the time after an interval.
    public func advanced(by n: Stride) -> StageMoment { StageMoment(seconds: seconds + n.timeInterval) }

    /// An interval of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable,
        Sendable
    {
        /// Seconds.
        public var timeInterval: TimeInterval

        /// Makes an interval of some seconds.
        public init(timeInterval: TimeInterval) {
            self.timeInterval = timeInterval
        }

        /// Makes an interval of some seconds.
        public init(_ timeInterval: TimeInterval) {
            self.init(timeInterval: timeInterval)
        }

        /// Makes an interval of Dispatch's.
        public init(_ interval: DispatchTimeInterval) {
            switch interval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): self = .nanoseconds(count)
            case .never: self.init(timeInterval: .infinity)
            @unknown default: self.init(timeInterval: .infinity)
            }
        }

        /// Makes an interval of some seconds.
        public init(integerLiteral value: Int) {
            self.init(timeInterval: Double(value))
        }

        /// Makes an interval of some seconds.
        public init(floatLiteral value: Double) {
            self.init(timeInterval: value)
        }

        /// Makes an interval of some seconds.
        public init?(exactly source: some BinaryInteger) {
            guard let seconds = Double(exactly: source) else { return nil }
            self.init(timeInterval: seconds)
        }

        /// The interval's length.
        public var magnitude: Stride { Stride(timeInterval: abs(timeInterval)) }

        /// Compares two intervals.
        public static func < (a: Stride, b: Stride) -> Bool { a.timeInterval < b.timeInterval }
        /// Adds two intervals.
        public static func + (a: Stride, b: Stride) -> Stride { Stride(timeInterval: a.timeInterval + b.timeInterval) }
        /// Subtracts an interval from another.
        public static func - (a: Stride, b: Stride) -> Stride { Stride(timeInterval: a.timeInterval - b.timeInterval) }
        /// Multiplies the seconds of two intervals.
        public static func * (a: Stride, b: Stride) -> Stride { Stride(timeInterval: a.timeInterval * b.timeInterval) }
        /// Multiplies the seconds of two intervals.
        public static func *= (a: inout Stride, b: Stride) { a = a * b }

        /// Returns an interval of some seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(timeInterval: Double(s)) }
        /// Returns an interval of some seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(timeInterval: s) }
        /// Returns an interval of some milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(timeInterval: Double(ms) / 1e3) }
        /// Returns an interval of some microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(timeInterval: Double(us) / 1e6) }
        /// Returns an interval of some nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(timeInterval: Double(ns) / 1e9) }
    }
}
