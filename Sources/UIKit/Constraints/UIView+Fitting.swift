import QuartzCore

extension UIView {
    /// The least size in which the constraints have room: what hangs on the view's right and bottom edges says how far these
    /// have to be.
    final func fittingSize(_ target: CGSize, fixesWidth: Bool, fixesHeight: Bool) -> CGSize {
        let system = constraintSystem
        guard !system.isEmpty else {
            let own = sizeThatFits(target)
            return CGSize(
                width: fixesWidth ? target.width : own.width, height: fixesHeight ? target.height : own.height)
        }
        let before = layer.model.bounds
        defer {
            layer.model.bounds = before
            setNeedsLayout()
        }
        layer.model.bounds.size = CGSize(width: fixesWidth ? target.width : 0, height: fixesHeight ? target.height : 0)
        func isEnd(_ constraint: NSLayoutConstraint) -> Bool {
            guard let attribute = constraint.attribute(of: self) else { return false }
            switch attribute {
            case .right, .trailing, .centerX, .width: return !fixesWidth
            case .bottom, .centerY, .height: return !fixesHeight
            default: return false
            }
        }
        var solver = ConstraintSolver(owner: self)
        solver.solve(system.filter { !isEnd($0) })
        var size = layer.model.bounds.size
        for constraint in system where isEnd(constraint) { constraint.widen(&size, of: self) }
        for constraint in constraints where constraint.secondItem == nil && constraint.firstItem === self {
            if constraint.firstAttribute == .width, !fixesWidth { size.width = max(size.width, constraint.constant) }
            if constraint.firstAttribute == .height, !fixesHeight {
                size.height = max(size.height, constraint.constant)
            }
        }
        return size
    }
}

extension NSLayoutConstraint {
    /// Which attribute of `view` takes part; nil if none does.
    fileprivate func attribute(of view: UIView) -> Attribute? {
        guard secondItem != nil else { return nil }
        return firstView === view ? firstAttribute : secondView === view ? secondAttribute : nil
    }

    /// Makes `size` as large as another view's place needs.
    fileprivate func widen(_ size: inout CGSize, of owner: UIView) {
        let isFirst = firstView === owner
        guard let other = isFirst ? secondView : firstView, other !== owner, let parent = other.superview else {
            return
        }
        let frame = parent.convert(other.frame, to: owner)
        // first = second + constant: what the owner's edge is beyond the other's.
        let beyond = isFirst ? constant : -constant
        switch attribute(of: owner) {
        case .right, .trailing: size.width = max(size.width, frame.maxX + beyond)
        case .bottom: size.height = max(size.height, frame.maxY + beyond)
        case .width: size.width = max(size.width, frame.width + beyond)
        case .height: size.height = max(size.height, frame.height + beyond)
        case .centerX: size.width = max(size.width, frame.width)
        case .centerY: size.height = max(size.height, frame.height)
        default: break
        }
    }

    /// For source compatibility with hugging and compression.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
