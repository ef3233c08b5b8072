import QuartzCore

/// The numbers of touch handling. Apple documents the long press's (its defaults 0.5 s and 10 points) and velocity's
/// unit; the pan's slop, the tap's limit and the velocity's window are best guesses.
enum GestureConstants {
    /// How far a touch may stray from where it began and still be a tap or a press; a pan begins beyond. Points.
    static let slop: CGFloat = 10
    /// The longest touch that is a tap. Seconds.
    static let tapDuration: TimeInterval = 0.75
    /// The stretch of time over which velocity is measured; a touch that rests as long has none. Seconds.
    static let velocityWindow: TimeInterval = 0.1
    /// A flick this soon after catching a moving scroll view adds to what was left of its velocity. Seconds.
    static let flickWindow: TimeInterval = 0.1
}
