import QuartzCore

extension UIView {
    /// Returns the size in which the constraints, and what the view itself shows, have room, as near to a target as their priorities
    /// allow.
    ///
    /// A view without constraints has its own idea, or else the target: nothing speaks against it.
    final func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let reach = fittingReach
        guard !reach.constraints.isEmpty else {
            let own = sizeThatFits(target)
            let isPlain = own == bounds.size && intrinsicContentSize == CGSize(width: -1, height: -1)
            return CGSize(
                width: isPlain || horizontal == .required ? target.width : own.width,
                height: isPlain || vertical == .required ? target.height : own.height)
        }
        let system = ConstraintSystem(owner: self)
        system.solve(
            reach,
            .fitting(target, horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue)))
        return system.size
    }

    /// The constraints that say how large the view wants to be, whatever is around it.
    final var fittingReach: ConstraintReach {
        updateConstraintsIfNeeded()
        return ConstraintReach(fitting: self)
    }
}

extension NSLayoutConstraint {
    /// A direction of layout.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
