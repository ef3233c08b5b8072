import QuartzCore

/// The date on the stage whose code is running.
///
/// Every stage begins on the same day, so that what it shows is the same each time.
public enum StageDate {
    /// The seconds since 1 January 2001, as `Date` counts them.
    public static var timeIntervalSinceReferenceDate: TimeInterval { FrameClock.startDate + StageTurn.time }

    /// The seconds since the stage's start.
    public static var uptime: TimeInterval { StageTurn.time }
}
