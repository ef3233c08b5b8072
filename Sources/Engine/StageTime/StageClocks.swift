import QuartzCore

/// The instants of Swift's clocks on the stage whose code is running.
///
/// They are as far from each other as the stage's times.
public enum StageClocks {
    private static let continuousStart = ContinuousClock.now
    private static let suspendingStart = SuspendingClock.now

    /// The present instant of the continuous clock.
    public static var continuous: ContinuousClock.Instant {
        continuousStart.advanced(by: .seconds(StageTurn.time))
    }

    /// The present instant of the suspending clock.
    public static var suspending: SuspendingClock.Instant {
        suspendingStart.advanced(by: .seconds(StageTurn.time))
    }
}

extension Duration {
    /// The length in seconds.
    public var secondsOnStage: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
