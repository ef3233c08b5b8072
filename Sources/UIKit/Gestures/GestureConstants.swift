import QuartzCore

/// The numbers of touch handling. Apple documents the long press's (its defaults 0.5 s and 10 points) and velocity's
/// unit; the pan's and the pinch's slop, the tap's limits, the swipe's and the velocity's window are best guesses.
enum GestureConstants {
    /// How far a touch may stray from where it began and still be a tap or a press; a pan begins beyond. Points.
    static let slop: CGFloat = 10
    /// The longest touch that is a tap. Seconds.
    static let tapDuration: TimeInterval = 0.75
    /// The longest pause between the taps of one gesture. Seconds.
    static let tapInterval: TimeInterval = 0.35
    /// The least length of a swipe, and how far it may stray to the side. Points.
    static let swipeLength: CGFloat = 50
    static let swipeStray: CGFloat = 50
    /// The longest time that a swipe may take. Seconds.
    static let swipeDuration: TimeInterval = 0.5
    /// The stretch of time over which velocity is measured; a touch that rests as long has none. Seconds.
    static let velocityWindow: TimeInterval = 0.1
    /// A flick this soon after catching a moving scroll view adds to what was left of its velocity. Seconds.
    static let flickWindow: TimeInterval = 0.1
    /// How long a wheel or a trackpad rests before what it scrolled settles. Seconds.
    static let scrollRest: TimeInterval = 0.12
}
