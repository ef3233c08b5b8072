extension UIView {
    /// Has every view place its subviews again whose constraints may have to do with this one.
    final func constraintsChanged() {
        if !constraints.isEmpty { setNeedsLayout() }
        superview?.setNeedsLayout()
        var ancestor = superview
        while let view = ancestor {
            if !view.constraints.isEmpty { view.setNeedsLayout() }
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

    /// What places the views below this one: its own constraints, those of single subviews, and what other views on the way
    /// say of those that take part.
    final var constraintSystem: [NSLayoutConstraint] {
        var system = constraints.filter { !($0.concernsOneView && $0.firstView === self) }
        for view in subviews where !view.constraints.isEmpty && !view.translatesAutoresizingMaskIntoConstraints {
            system += view.constraints.filter { $0.concernsOneView && $0.firstView === view }
        }
        guard !system.isEmpty else { return [] }
        var known = Set(system.map(ObjectIdentifier.init))
        var visited: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var next = 0
        while next < system.count {
            for view in system[next].views
            where visited.insert(ObjectIdentifier(view)).inserted && view.isDescendant(of: self) {
                for ancestor in sequence(first: view, next: \.superview).prefix(while: { $0 !== self }) {
                    system += ancestor.constraints.filter {
                        $0.concerns(view) && known.insert(ObjectIdentifier($0)).inserted
                    }
                }
            }
            next += 1
        }
        return system
    }

    /// Solves what places the views below this one; nil if nothing does.
    @discardableResult
    final func solve(_ constraints: [NSLayoutConstraint]) -> ConstraintSystem? {
        guard !constraints.isEmpty else {
            constraintSolution = nil
            return nil
        }
        let solution = constraintSolution ?? ConstraintSystem(owner: self)
        constraintSolution = solution
        let calls = LayoutCalls.begin(.constraints, owner: type(of: self))
        solution.solve(constraints)
        calls?.end()
        return solution
    }

    /// The solved systems of the views above this one, from the nearest on.
    final var systemsAround: [ConstraintSystem] {
        let ancestors = Array(sequence(first: self, next: \.superview).dropFirst())
        // From above: what a view there places counts further down.
        return ancestors.reversed().compactMap { view in
            view.updateConstraintsIfNeeded()
            return view.solve(view.constraintSystem)
        }.reversed()
    }
}
