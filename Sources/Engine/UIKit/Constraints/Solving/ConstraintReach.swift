/// What places the views below one view: its own constraints, those of single subviews, and what other views on the way say of those
/// that take part, without what belongs to a system of a view further up.
@MainActor
struct ConstraintReach {
    // The owner keeps the system, and the system this.
    private unowned let owner: UIView
    /// Whether the owner's size is to be found.
    private var isFitting = false
    private(set) var constraints: [NSLayoutConstraint] = []
    /// How many of them had what they depend on taken in.
    private var linked = 0
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
        link()
    }

    /// Takes in what the constraints depend on.
    private mutating func link() {
        while linked < constraints.count {
            for view in constraints[linked].linkedViews { visit(view) }
            linked += 1
        }
    }

    /// Reaches what says how large the owner wants to be, whatever is around it: also what stretches with it.
    init(fitting owner: UIView) {
        self.init(owner: owner, systems: [])
        isFitting = true
        for constraint in owner.constraints where constraint.concernsOneView && constraint.firstItem === owner {
            if constraint.secondItem == nil { add(constraint) }
        }
        visitStretched(in: owner)
        link()
    }

    /// Whether the constraints say something of a view below the owner, or depend on where it is.
    func reaches(_ view: UIView) -> Bool { views.contains(ObjectIdentifier(view)) }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        if known.insert(ObjectIdentifier(constraint)).inserted { constraints.append(constraint) }
    }

    private mutating func visit(_ view: UIView) {
        guard view !== owner, !reaches(view), view.isDescendant(of: owner) else { return }
        views.insert(ObjectIdentifier(view))
        for ancestor in sequence(first: view, next: \.superview).prefix(while: { $0 !== owner }) {
            for constraint in saying(ancestor, of: view) { add(constraint) }
        }
        if let parent = view.stretchingParent(below: owner, isFitting: isFitting) { visit(parent) }
        visitStretched(in: view)
    }

    /// Takes in what has constraints and fills a view by its mask, which is a constraint, too: what it holds has a say in the view's
    /// length.
    private mutating func visitStretched(in view: UIView) {
        for child in view.subviews where child.stretchingParent(below: owner, isFitting: isFitting) === view {
            guard child.stretch.size != .zero else { continue }
            if !child.constraints.isEmpty {
                visit(child)
                for constraint in child.constraints where isFitting { add(constraint) }
            } else if isFitting {
                visitStretched(in: child)
            }
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
    /// The superview whose length, which constraints find, the view's frame follows by its mask; nil if there is none: what a scroll
    /// view holds has no say in its length.
    ///
    /// - Parameters:
    ///   - owner: the view that the constraints are below: its own length is given, unless it is to be found.
    ///   - isFitting: whether the owner's length is to be found.
    /// - Returns: the superview.
    final func stretchingParent(below owner: UIView, isFitting: Bool) -> UIView? {
        guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty, self !== owner,
            let superview, superview.autoresizesSubviews, !(superview is UIScrollView)
        else { return nil }
        if superview === owner { return isFitting ? superview : nil }
        guard superview.translatesAutoresizingMaskIntoConstraints else { return superview }
        // One that is stretched itself.
        return isFitting && superview.stretchingParent(below: owner, isFitting: true) != nil ? superview : nil
    }
}
