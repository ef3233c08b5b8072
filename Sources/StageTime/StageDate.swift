import QuartzCore

/// The date on the stage whose code is running.
///
/// Every stage begins on the same day, so that what it shows is the same each time.
public enum StageDate {
    /// The date at which every stage begins, in seconds since 2001: 9 January 2007, 9:41 UTC.
    static let start: TimeInterval = 190_028_460

    /// The seconds since 1 January 2001, as `Date` counts them.
    public static var timeIntervalSinceReferenceDate: TimeInterval { start + StageTurn.time }

    /// The seconds since the stage's start.
    public static var uptime: TimeInterval { StageTurn.time }
}
