import QuartzCore

/// A guide for the line below a row: constraints of the row's own give way to others.
@MainActor
final class SeparatorGuide {
    let guide = UILayoutGuide()
    private unowned let cell: UIView
    private let left: NSLayoutConstraint
    private let right: NSLayoutConstraint
    private let bottom: NSLayoutConstraint
    private let height: NSLayoutConstraint

    /// Adds the guide to a row.
    init(in cell: UIView) {
        self.cell = cell
        cell.addLayoutGuide(guide)
        left = guide.leftAnchor.constraint(equalTo: cell.leftAnchor)
        right = guide.rightAnchor.constraint(equalTo: cell.rightAnchor)
        bottom = guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
        height = guide.heightAnchor.constraint(equalToConstant: 0)
        for constraint in [left, right, bottom, height] {
            constraint.priority = UILayoutPriority(1)
            constraint.isActive = true
        }
    }

    /// Returns where the line is by the constraints, given where the list has it.
    func frame(insteadOf frame: CGRect) -> CGRect {
        let wanted = [frame.minX, frame.maxX - cell.bounds.width, frame.maxY - cell.bounds.height, frame.height]
        var changed = false
        for (constraint, constant) in zip([left, right, bottom, height], wanted) where constraint.constant != constant {
            constraint.constant = constant
            changed = true
        }
        // What the constraints have made of the former place is of no use: they are solved in the pass that follows.
        return changed ? frame : guide.layoutFrame
    }
}
