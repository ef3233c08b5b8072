import QuartzCore

/// The editing of a view's text: at its end, by the one view of a window that is edited.
///
/// It is what text fields and text views have in common.
@MainActor
final class TextEditing {
    /// Whether the view is being edited.
    private(set) var isActive = false
    /// What stands in the keyboard's place, and above it.
    var inputViews: (instead: UIView?, above: UIView?) = (nil, nil)

    /// Begins, if the view is in a window and nobody refuses.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - isAllowed: whether the view's delegate lets it begin.
    /// - Returns: whether it has begun.
    func begin(in view: UIView, if isAllowed: @autoclosure () -> Bool) -> Bool {
        guard let window = view.window, isAllowed(), window.makeFirst(view) else { return false }
        isActive = true
        return true
    }

    /// Ends, if the view's delegate does not refuse.
    ///
    /// - Returns: whether it has ended.
    func end(in view: UIView, if isAllowed: @autoclosure () -> Bool) -> Bool {
        guard isAllowed() else { return false }
        isActive = false
        view.window?.endFirst(view)
        return true
    }
}

extension String {
    /// The place behind the text, where it is typed.
    var typingRange: NSRange { NSRange(location: utf16.count, length: 0) }

    /// The last character, which is deleted next; nil for none.
    var deletionRange: NSRange? {
        last.map { last in
            let length = String(last).utf16.count
            return NSRange(location: utf16.count - length, length: length)
        }
    }
}
