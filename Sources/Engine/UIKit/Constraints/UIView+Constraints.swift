extension UIView {
    /// Has every view place its subviews again whose constraints may have to do with this one.
    final func constraintsChanged() {
        if !constraints.isEmpty { setNeedsLayout() }
        wantedSizeChanged()
    }

    /// Has every view place its subviews again where the size may matter that this one would like to have; its own subviews only
    /// follow if it gets that size.
    final func wantedSizeChanged() {
        superview?.setNeedsLayout()
        var ancestor = superview
        while let view = ancestor {
            if !view.constraints.isEmpty || view.constraintSolution != nil { view.setNeedsLayout() }
            ancestor = view.superview
        }
    }

    /// Deactivates the constraints between what leaves and what stays.
    final func dropConstraints(across leaving: UIView) {
        for ancestor in sequence(first: self, next: \.superview) where !ancestor.constraints.isEmpty {
            NSLayoutConstraint.deactivate(ancestor.constraints.filter { $0.reaches(into: leaving) })
        }
    }

    /// Makes the next update of constraints find this view.
    final func markConstraintUpdate() {
        constraintUpdate.isNeededBelow = true
        var ancestor = superview
        while let view = ancestor, !view.constraintUpdate.isNeededBelow {
            view.constraintUpdate.isNeededBelow = true
            ancestor = view.superview
        }
    }

    /// Updates from the leaves to the root, as parents' constraints may depend on their children's.
    final func updateConstraintsBelow() {
        guard constraintUpdate.isNeededBelow else { return }
        constraintUpdate.isNeededBelow = false
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard constraintUpdate.isNeeded else { return }
        constraintUpdate.isNeeded = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    /// The systems of the views above this one that have been solved, from the highest on.
    private final var systemsAbove: [ConstraintSystem] {
        var systems: [ConstraintSystem] = []
        var ancestor = holder
        while let view = ancestor {
            if let system = view.constraintSolution { systems.append(system) }
            ancestor = view.holder
        }
        systems.reverse()
        return systems
    }

    /// What places the views below this one, and no system of a view further up does.
    final var constraintReach: ConstraintReach { ConstraintReach(owner: self, systems: systemsAbove) }

    /// Places the subviews and guides by the system that each of them belongs to.
    final func placeByConstraints() {
        guard StageFlags.hasConstraints else { return }
        let above = systemsAbove
        guard !above.isEmpty else {
            // Most views have nothing to do with constraints, and keep nothing of them.
            guard hasConstraintsOfSubviews || constraintSolution != nil else { return }
            solve(ConstraintReach(owner: self, systems: []))?.apply()
            return
        }
        for system in above { system.refresh() }
        for system in systemsAbove { system.place(within: self) }
        solve(constraintReach)?.apply()
    }

    /// Whether the view or one of its subviews has constraints: else no system has its beginning here.
    private final var hasConstraintsOfSubviews: Bool {
        !constraints.isEmpty || subviews.contains { !$0.constraints.isEmpty }
    }

    /// Whether constraints of this view are about views within it.
    final var hasConstraintsAcross: Bool {
        guard StageFlags.hasConstraints, !subviews.isEmpty else { return false }
        return constraints.contains { $0.firstItem !== self || $0.secondItem.map { $0 !== self } ?? false }
    }

    /// Solves what places the views below this one; nil if nothing does.
    @discardableResult
    final func solve(_ reach: ConstraintReach) -> ConstraintSystem? {
        guard !reach.constraints.isEmpty else {
            constraintSolution = nil
            return nil
        }
        let solution = constraintSolution ?? ConstraintSystem(owner: self)
        constraintSolution = solution
        let calls = LayoutCalls.begin(.constraints, owner: type(of: self))
        solution.solve(reach)
        calls?.end()
        return solution
    }

    /// The solved systems of the views above this one, from the nearest on.
    final var systemsAround: [ConstraintSystem] {
        let ancestors = Array(sequence(first: self, next: \.superview).dropFirst())
        // From above: what belongs to a view there belongs to none further down.
        return ancestors.reversed().compactMap { view in
            view.updateConstraintsIfNeeded()
            return view.solve(view.constraintReach)
        }.reversed()
    }
}
