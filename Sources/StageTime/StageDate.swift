import QuartzCore

/// What time it is on the stage whose code is running. Every stage begins on the same day, so that what it shows is the same
/// each time.
public enum StageDate {
    /// When every stage begins: 9 January 2007, 9:41 UTC; seconds since 2001.
    static let start: TimeInterval = 190_028_460

    /// Seconds since 1 January 2001, as `Date` counts them.
    public static var timeIntervalSinceReferenceDate: TimeInterval { start + StageTurn.time }

    /// Seconds since the stage's start.
    public static var uptime: TimeInterval { StageTurn.time }
}
