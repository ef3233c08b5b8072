extension UIView {
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    /// The size has changed that the view would like to have.
    public func invalidateIntrinsicContentSize() {
        var view: UIView? = self
        while let current = view {
            if current.constraints.contains(where: { $0.concerns(self) }) { current.setNeedsLayout() }
            view = current.superview
        }
    }
}
