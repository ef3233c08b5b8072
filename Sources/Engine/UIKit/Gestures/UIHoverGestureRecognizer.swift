import QuartzCore

/// A pointer over a view, which is never recognised: fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
