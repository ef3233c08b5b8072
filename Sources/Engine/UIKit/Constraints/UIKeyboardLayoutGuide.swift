import QuartzCore

/// The area of a keyboard in a view; stages show none, as viewers type with their own.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Has no effect: there is no keyboard that could lie elsewhere.
    open var followsUndockedKeyboard = false
    /// Has no effect: without a keyboard the guide is as high as the safe area leaves free.
    open var usesBottomSafeArea = true
}
