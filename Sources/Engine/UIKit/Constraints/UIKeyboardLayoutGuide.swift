import QuartzCore

/// The area of a keyboard in a view: on a stage, of the views in its place and above it, as viewers type with their own.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Has no effect: there is no keyboard that could lie elsewhere.
    open var followsUndockedKeyboard = false
    /// Has no effect: without a keyboard the guide is as high as the safe area leaves free.
    open var usesBottomSafeArea = true
}

extension UIView {
    /// The distances of the keyboard's area from the view's edges.
    final var keyboardInsets: UIEdgeInsets {
        let bottom = safeAreaInsets.bottom
        guard let window = window?.outermost else {
            return UIEdgeInsets(top: bounds.height - bottom, left: 0, bottom: 0, right: 0)
        }
        let end = convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y
        let start = min(bounds.height - bottom, end - window.inputHeight)
        return UIEdgeInsets(top: start, left: 0, bottom: bounds.maxY - end, right: 0)
    }
}
