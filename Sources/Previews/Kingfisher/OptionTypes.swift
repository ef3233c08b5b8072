import Foundation
import StageTime
import UIKit

/// Where work is done: on a stage always on the main thread.
public enum CallbackQueue: @unchecked Sendable {
    /// In a later turn of the main queue.
    case mainAsync
    /// At once.
    case mainCurrentOrAsync
    /// At once.
    case untouch
    /// In a later turn of a queue.
    case dispatch(StageTime.DispatchQueue)

    /// Does something there.
    public func execute(_ block: @Sendable @escaping () -> Void) {
        switch self {
        case .mainAsync: StageTime.DispatchQueue.main.async { block() }
        case .mainCurrentOrAsync, .untouch: block()
        case .dispatch(let queue): queue.async { block() }
        }
    }
}

/// The name of version 8.
public typealias ExecutionQueue = CallbackQueue

/// How a picture is shown while it comes, which has no effect: pictures come as a whole.
public struct ImageProgressive: Sendable {
    /// The usual settings.
    public static let `default` = ImageProgressive()
    /// Has no effect.
    public var isBlur: Bool
    /// Has no effect.
    public var isFastestScan: Bool
    /// Has no effect.
    public var scanInterval: TimeInterval

    /// Makes settings, which have no effect.
    public init(isBlur: Bool = true, isFastestScan: Bool = true, scanInterval: TimeInterval = 0) {
        (self.isBlur, self.isFastestScan, self.scanInterval) = (isBlur, isFastestScan, scanInterval)
    }
}

/// How long a picture is kept, which has no effect: it is kept as long as the stage is there.
public enum StorageExpiration: Sendable {
    /// For ever.
    case never
    /// So many seconds.
    case seconds(TimeInterval)
    /// So many days.
    case days(Int)
    /// Until a date.
    case date(Date)
    /// Not at all.
    case expired
}

/// How much longer a picture is kept that is asked for again, which has no effect.
public enum ExpirationExtending: Sendable {
    /// No longer.
    case none
    /// As long as before.
    case cacheTime
    /// As long as a setting says.
    case expirationTime(_ expiration: StorageExpiration)
}

/// What is known of a picture that has not come.
public final class RetryContext: @unchecked Sendable {
    /// The picture.
    public let source: Source
    /// Why it has not come.
    public let error: KingfisherError
    /// How often it has been asked for again: never.
    public var retriedCount: Int { 0 }
    /// What the strategy has noted: nothing.
    public var userInfo: Any? { nil }

    init(_ source: Source, _ error: KingfisherError) { (self.source, self.error) = (source, error) }
}

/// Whether a picture is asked for again.
public enum RetryDecision {
    /// It is, with something to note.
    case retry(userInfo: Any?)
    /// It is not.
    case stop
}

/// Says whether a picture that has not come is asked for again: it is not called, as it would not come later.
public protocol RetryStrategy: Sendable {
    /// Calls a closure with the decision.
    func retry(context: RetryContext, retryHandler: @escaping @Sendable (RetryDecision) -> Void)
}

/// Has a picture asked for again after some time, which has no effect.
public struct DelayRetryStrategy: RetryStrategy {
    /// How long it waits.
    public enum Interval: @unchecked Sendable {
        /// So many seconds.
        case seconds(TimeInterval)
        /// So many seconds more each time.
        case accumulated(TimeInterval)
        /// As many seconds as a closure says.
        case custom(block: (_ retriedCount: Int) -> TimeInterval)
    }

    /// How often the picture would be asked for again.
    public let maxRetryCount: Int
    /// How long it would wait.
    public let retryInterval: Interval

    /// Makes a strategy, which has no effect.
    public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
        (self.maxRetryCount, self.retryInterval) = (maxRetryCount, retryInterval)
    }

    /// Calls the closure with a stop.
    public func retry(context: RetryContext, retryHandler: @escaping @Sendable (RetryDecision) -> Void) {
        retryHandler(.stop)
    }
}
