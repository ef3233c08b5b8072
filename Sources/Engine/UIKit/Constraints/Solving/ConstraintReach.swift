/// What places the views below one view: its own constraints, those of single subviews, and what other views on the way say of those
/// that take part, without what belongs to a system of a view further up.
@MainActor
struct ConstraintReach {
    // The owner keeps the system, and the system this.
    private unowned let owner: UIView
    private(set) var constraints: [NSLayoutConstraint] = []
    private var known: Set<ObjectIdentifier> = []
    private var views: Set<ObjectIdentifier> = []
    /// The constraints of each view by the views that they depend on.
    private var index: [ObjectIdentifier: [ObjectIdentifier: [NSLayoutConstraint]]] = [:]

    /// Reaches nothing.
    init(owner: UIView) {
        self.owner = owner
    }

    /// Reaches what systems of views above the owner do not.
    init(owner: UIView, systems: [ConstraintSystem]) {
        self.init(owner: owner)
        func belongsFurtherUp(_ constraint: NSLayoutConstraint) -> Bool {
            !systems.isEmpty && constraint.linkedViews.contains { view in systems.contains { $0.reaches(view) } }
        }
        for constraint in owner.constraints where !(constraint.concernsOneView && constraint.firstView === owner) {
            if !belongsFurtherUp(constraint) { add(constraint) }
        }
        for view in owner.subviews where !view.constraints.isEmpty && !view.translatesAutoresizingMaskIntoConstraints {
            for constraint in view.constraints where constraint.concernsOneView && constraint.firstView === view {
                if !belongsFurtherUp(constraint) { add(constraint) }
            }
        }
        var next = 0
        while next < constraints.count {
            for view in constraints[next].linkedViews { visit(view) }
            next += 1
        }
    }

    /// Whether the constraints say something of a view below the owner, or depend on where it is.
    func reaches(_ view: UIView) -> Bool { views.contains(ObjectIdentifier(view)) }

    /// Takes constraints in that say something of the owner itself.
    func adding(_ more: [NSLayoutConstraint]) -> ConstraintReach {
        var reach = self
        for constraint in more { reach.add(constraint) }
        return reach
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        if known.insert(ObjectIdentifier(constraint)).inserted { constraints.append(constraint) }
    }

    private mutating func visit(_ view: UIView) {
        guard view !== owner, !reaches(view), view.isDescendant(of: owner) else { return }
        views.insert(ObjectIdentifier(view))
        for ancestor in sequence(first: view, next: \.superview).prefix(while: { $0 !== owner }) {
            for constraint in saying(ancestor, of: view) { add(constraint) }
        }
        if let parent = view.stretchingParent(below: owner) { visit(parent) }
        // The mask of a view that fills its superview is a constraint, too: what the view holds has a say in the superview's length.
        for child in view.subviews where !child.constraints.isEmpty && child.stretchingParent(below: owner) === view {
            if child.stretch.size != .zero { visit(child) }
        }
    }

    private mutating func saying(_ ancestor: UIView, of view: UIView) -> [NSLayoutConstraint] {
        guard !ancestor.constraints.isEmpty else { return [] }
        let key = ObjectIdentifier(ancestor)
        if index[key] == nil {
            var entries: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
            for constraint in ancestor.constraints {
                for view in constraint.linkedViews { entries[ObjectIdentifier(view), default: []].append(constraint) }
            }
            index[key] = entries
        }
        return index[key]?[ObjectIdentifier(view)] ?? []
    }
}

extension NSLayoutConstraint {
    /// The view in whose space the constraint's places are told: the one that owns it, or the superview of the only view.
    final var space: UIView? { concernsOneView ? firstView?.superview ?? firstView : systemView }

    /// The views that the constraint depends on: its own, and, of places, those between them and the space in which they are told.
    final var linkedViews: [UIView] {
        var linked = views
        guard let space = systemView, !concernsOneView else { return linked }
        let sides = [(firstView, firstGuide, firstAttribute), (secondView, secondGuide, secondAttribute)]
        let origins = [firstOrigin, secondOrigin].compactMap { $0.map { ($0.view, $0.guide, $0.attribute) } }
        for case (let view?, let guide, let attribute) in sides + origins where attribute.part != .length {
            guard guide?.isFree == true || view !== space else { continue }
            var next = guide?.isFree == true ? view : view.superview
            while let parent = next, parent !== space {
                linked.append(parent)
                next = parent.superview
            }
        }
        return linked
    }
}

extension UIView {
    /// The superview whose length, which constraints find, the view's frame follows by its mask; nil if there is none: the owner's
    /// own has nothing to do with a system below it, and what a scroll view holds has no say in its length.
    final func stretchingParent(below owner: UIView) -> UIView? {
        guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty, self !== owner,
            let superview, superview !== owner, !superview.translatesAutoresizingMaskIntoConstraints,
            superview.autoresizesSubviews, !(superview is UIScrollView)
        else { return nil }
        return superview
    }
}
