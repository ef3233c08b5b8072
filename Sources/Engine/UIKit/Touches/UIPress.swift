import QuartzCore

/// A press of a button of a remote, a game controller or a keyboard; stages have none of these, and make none.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// A button.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// How far a press has come.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }
}
