import QuartzCore

extension UIView {
    /// Takes a view from where it is, or moves it among its siblings.
    final func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "a view can't hold itself")
        if view.superview === self {
            move(view, to: index)
            return
        }
        let window = window
        let changesWindow = view.window !== window
        let traits = view.traitsBeforeMove
        ObservedMessages.send("willMove", to: view, [self]) { view.willMove(toSuperview: self) }
        if changesWindow { view.announceMove(toWindow: window) }
        view.superview?.detach(view)
        put(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        if view.subtreeNeedsLayout { view.markSubtree() }
        if view.constraintUpdate.isNeededBelow { view.markConstraintUpdate() }
        subviewsChanged()
        view.moved(from: traits)
        if StageFlags.hasTints, view.ownTint == nil, tintColor != .systemBlue { view.announceTint() }
        if changesWindow { view.notifyWindowChange(isInWindow: window != nil) }
        ObservedMessages.send("didMoveToSuperview", to: view) { view.didMoveToSuperview() }
        didAddSubview(view)
    }

    final func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        let index = min(max(index, 0), subviews.count - 1)
        guard old != index else { return }
        subviews.remove(at: old)
        put(view, at: index)
    }

    /// Puts a view among the subviews, and its layer just below that of the view that follows: sublayers that are no
    /// views' stay where they are.
    private func put(_ view: UIView, at index: Int) {
        if index < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[index].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: index)
    }

    /// Inserts a view just above or below another one, and its layer next to that one's; above all others, if the other
    /// one is no subview.
    final func insert(_ view: UIView, nextTo sibling: UIView, isAbove: Bool) {
        guard view !== sibling, let index = indexWithout(view, of: sibling) else {
            if view !== sibling { addSubview(view) }
            return
        }
        insert(view, at: isAbove ? index + 1 : index)
        if isAbove { layer.insertSublayer(view.layer, above: sibling.layer) }
    }

    /// Returns the index of `sibling` without counting `view`.
    private func indexWithout(_ view: UIView, of sibling: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    /// Exchanges the places of two subviews, of which the first comes before the second.
    final func exchange(_ a: Int, _ b: Int) {
        guard a != b else { return }
        let (first, second) = (subviews[a], subviews[b])
        move(second, to: a)
        move(first, to: b)
    }

    /// Takes this view out of its superview, and tells it.
    final func leave(_ parent: UIView) {
        let hadWindow = window != nil
        let traits = traitsBeforeMove
        willMove(toSuperview: nil)
        if hadWindow { announceMove(toWindow: nil) }
        parent.detach(self)
        moved(from: traits)
        if hadWindow { notifyWindowChange(isInWindow: false) }
        ObservedMessages.send("didMoveToSuperview", to: self) { didMoveToSuperview() }
    }

    /// Whether this view is another one or within it.
    final func isWithin(_ view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    /// Takes a subview out without telling it.
    final func detach(_ view: UIView) {
        willRemoveSubview(view)
        if let index = subviews.firstIndex(where: { $0 === view }) { subviews.remove(at: index) }
        view.layer.removeFromSuperlayer()
        dropConstraints(across: view)
        view.superview = nil
    }

    final func announceMove(toWindow window: UIWindow?) {
        willMove(toWindow: window)
        viewController?.viewWillMove(isInWindow: window != nil)
        for view in subviews { view.announceMove(toWindow: window) }
    }

    /// Tells the view and all below it that they have come into another window, or out of any.
    final func notifyWindowChange(isInWindow: Bool) {
        if isInWindow {
            Appearances.apply(to: self)
            updateSafeArea()
            // Viewers are asked for its text.
            if accessibility.ownRole == .none, self is any UIKeyInput, canBecomeFirstResponder {
                accessibility.ownRole = .field
                if accessibility.label == nil { accessibility.label = "Text field" }
            }
        }
        ObservedMessages.send("didMoveToWindow", to: self) { didMoveToWindow() }
        for view in subviews { view.notifyWindowChange(isInWindow: isInWindow) }
        viewController?.viewDidMove(isInWindow: isInWindow)
    }

    /// Makes the next layout pass find this view.
    final func markSubtree() {
        subtreeNeedsLayout = true
        var ancestor = holder
        while let view = ancestor, !view.subtreeNeedsLayout {
            view.subtreeNeedsLayout = true
            ancestor = view.holder
        }
    }
}
