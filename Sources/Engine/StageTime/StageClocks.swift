import QuartzCore

/// Swift's continuous clock on the time of the stage whose code is running.
///
/// Its instants are as far from each other as the stage's times.
public struct ContinuousClock: Clock, Sendable {
    /// A moment of the clock.
    public typealias Instant = _Concurrency.ContinuousClock.Instant

    private static let start = _Concurrency.ContinuousClock.now

    /// The clock, as it is found by its name.
    public static var continuous: ContinuousClock { ContinuousClock() }
    /// The present instant.
    public static var now: Instant { start.advanced(by: .seconds(StageTurn.time)) }

    /// The present instant.
    public var now: Instant { Self.now }
    /// A nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Makes the clock.
    public init() {}

    /// Waits until an instant on the stage.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await sleepOnStage(seconds: now.duration(to: deadline).secondsOnStage)
    }
}

/// Swift's suspending clock on the time of the stage whose code is running.
///
/// Its instants are as far from each other as the stage's times.
public struct SuspendingClock: Clock, Sendable {
    /// A moment of the clock.
    public typealias Instant = _Concurrency.SuspendingClock.Instant

    private static let start = _Concurrency.SuspendingClock.now

    /// The clock, as it is found by its name.
    public static var suspending: SuspendingClock { SuspendingClock() }
    /// The present instant.
    public static var now: Instant { start.advanced(by: .seconds(StageTurn.time)) }

    /// The present instant.
    public var now: Instant { Self.now }
    /// A nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Makes the clock.
    public init() {}

    /// Waits until an instant on the stage.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await sleepOnStage(seconds: now.duration(to: deadline).secondsOnStage)
    }
}

extension Duration {
    /// The length in seconds.
    public var secondsOnStage: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
