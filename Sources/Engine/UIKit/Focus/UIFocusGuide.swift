import QuartzCore

/// A part of a view that would lead the focus of keys elsewhere; stages have no focus.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Has no effect: stages have no focus.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
    /// Has no effect: stages have no focus.
    open var isEnabled = true
}
