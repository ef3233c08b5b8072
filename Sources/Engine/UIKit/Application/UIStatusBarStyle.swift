/// A style of the status bar, without effect: a stage has none.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// A change of the status bar, without effect: a stage has none.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}
