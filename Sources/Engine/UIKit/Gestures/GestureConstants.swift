import QuartzCore

/// The constants of touch handling.
///
/// Apple documents the long press's (its defaults are 0.5 s and 10 points) and velocity's unit; the slop of pan and
/// pinch, the limits of tap and swipe, and the velocity's window are best guesses.
enum GestureConstants {
    /// The distance in points that a touch of a tap or a press may move; a pan begins beyond it.
    static let slop: CGFloat = 10
    /// The longest duration of a tap's touch, in seconds.
    static let tapDuration: TimeInterval = 0.75
    /// The longest pause between the taps of one gesture, in seconds.
    static let tapInterval: TimeInterval = 0.35
    /// The least length of a swipe, and the most that it may stray to the side, in points.
    static let swipeLength: CGFloat = 50
    static let swipeStray: CGFloat = 50
    /// The longest duration of a swipe, in seconds.
    static let swipeDuration: TimeInterval = 0.5
    /// The time over which velocity is measured, in seconds; a touch that rests as long has none.
    static let velocityWindow: TimeInterval = 0.1
    /// The time in seconds within which a flick that catches a moving scroll view adds to its remaining velocity.
    static let flickWindow: TimeInterval = 0.1
    /// The time in seconds within which a scroll view takes a touch for a drag whatever it is on.
    static let contentDelay: TimeInterval = 0.15
    /// The rest of a wheel or a trackpad after which what it scrolled settles, in seconds.
    static let scrollRest: TimeInterval = 0.12
}
