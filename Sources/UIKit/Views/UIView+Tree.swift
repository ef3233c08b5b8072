import QuartzCore

extension UIView {
    /// Takes a view from where it is, or moves it among its siblings.
    final func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "a view can't hold itself")
        if view.superview === self {
            move(view, to: index)
            return
        }
        let changesWindow = view.window !== window
        view.willMove(toSuperview: self)
        if changesWindow { view.announceMove(toWindow: window) }
        view.superview?.detach(view)
        let index = min(max(index, 0), subviews.count)
        // Sublayers that are no views' stay behind those that are.
        let foreign = (layer.sublayers?.count ?? 0) - subviews.count
        subviews.insert(view, at: index)
        layer.insertSublayer(view.layer, at: UInt32(index + foreign))
        view.superview = self
        if view.subtreeNeedsLayout { view.markSubtree() }
        if view.constraintUpdate.isNeededBelow { view.markConstraintUpdate() }
        setNeedsLayout()
        if changesWindow { view.notifyWindowChange() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    final func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        let index = min(max(index, 0), subviews.count - 1)
        guard old != index else { return }
        let foreign = (layer.sublayers?.count ?? 0) - subviews.count
        subviews.remove(at: old)
        subviews.insert(view, at: index)
        layer.insertSublayer(view.layer, at: UInt32(index + foreign))
    }

    /// Returns the index of `sibling` without counting `view`.
    final func indexWithout(_ view: UIView, of sibling: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
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
        for view in subviews { view.announceMove(toWindow: window) }
    }

    final func notifyWindowChange() {
        if window != nil { Appearances.apply(to: self) }
        didMoveToWindow()
        for view in subviews { view.notifyWindowChange() }
    }

    /// Makes the next layout pass find this view.
    final func markSubtree() {
        subtreeNeedsLayout = true
        var ancestor = superview
        while let view = ancestor, !view.subtreeNeedsLayout {
            view.subtreeNeedsLayout = true
            ancestor = view.superview
        }
    }
}
