import QuartzCore

/// The object of a stage that takes keys, and what was typed into it.
@MainActor
final class FirstResponder {
    /// The object; nil for none.
    fileprivate(set) weak var first: UIResponder? {
        didSet { if first !== oldValue { typed = "" } }
    }
    /// What viewers have typed into an object that does not tell its text.
    var typed = ""
    /// Whether one object is about to follow another.
    fileprivate var isChanging = false
    /// Whether any object that took keys has had input views.
    fileprivate var hasInputViews = false
}

extension UIWindow {
    /// Has an object take keys after the one that does, unless that refuses.
    ///
    /// - Parameter responder: the object.
    /// - Returns: whether it does.
    final func makeFirst(_ responder: UIResponder) -> Bool {
        let (outermost, responders) = (outermost, outermost.responders)
        guard responders.first !== responder else { return true }
        let wasChanging = responders.isChanging
        responders.isChanging = true
        defer {
            responders.isChanging = wasChanging
            if !wasChanging { outermost.showInputViews(isAnimated: true) }
        }
        guard responders.first?.resignFirstResponder() ?? true else { return false }
        responders.first = responder
        return true
    }

    /// Has an object take keys no longer: then the one does, if it can, above whose keyboard's place the object's view was.
    final func endFirst(_ responder: UIResponder) {
        let (outermost, responders) = (outermost, outermost.responders)
        guard responders.first === responder else { return }
        responders.first = nil
        guard !responders.isChanging else { return }
        let owner = responder.next?.responderWithAccessory
        if owner?.canBecomeFirstResponder == true, owner?.becomeFirstResponder() == true { return }
        outermost.showInputViews(isAnimated: true)
    }

    /// Shows the input views of the object that takes keys, as controllers appear, disappear and are presented.
    final func showInputViews(isAnimated: Bool) {
        let outermost = outermost
        // Most stages never have any.
        guard outermost.responders.hasInputViews || firstResponder?.hasInputViews == true else { return }
        outermost.responders.hasInputViews = true
        outermost.inputViews.show(firstResponder, isAnimated: isAnimated)
    }

    /// The height of the input views that are shown, in points.
    final var inputHeight: CGFloat { responders.hasInputViews ? inputViews.height : 0 }

    /// Lays out what follows the keyboard's area.
    final func keyboardAreaChanged() {
        func mark(_ view: UIView) {
            if view.settings?.followsKeyboard == true { view.setNeedsLayout() }
            (view as? UIScrollView)?.leaveRoomForKeyboard()
            for inner in view.subviews { mark(inner) }
        }
        mark(self)
    }
}

extension UIResponder {
    /// Whether there is anything to be shown at the bottom while this object takes keys.
    fileprivate final var hasInputViews: Bool { inputView != nil || responderWithAccessory != nil }
}

extension UIScrollView {
    /// Lets the content of a table's or a collection's controller be scrolled beyond the input views, as those controllers do.
    fileprivate final func leaveRoomForKeyboard() {
        guard viewController is UITableViewController || viewController is UICollectionViewController,
            let window = window?.outermost, let superview
        else { return }
        let bottom = window.convert(CGPoint(x: 0, y: frame.maxY), from: superview).y
        let covered = bottom - (window.bounds.height - window.inputHeight)
        let room = max(covered - safeAreaInsets.bottom, 0)
        let difference = room - (settings?.keyboardRoom ?? 0)
        guard difference != 0 else { return }
        rare.keyboardRoom = room
        contentInset.bottom += difference
    }
}
