import QuartzCore

/// Places views by their constraints, by substitution: each pass takes the constraints of which one side is known; what
/// contradicts a known fact is left out.
///
/// Required constraints come first, then those that matter more than a view's own idea of its size, then that size, then the
/// others. Inequalities limit a view's own size, and count as equalities where nothing else says where a view is.
@MainActor
struct ConstraintSolver {
    private let owner: UIView
    private(set) var places: [ObjectIdentifier: ConstrainedPlace] = [:]

    init(owner: UIView) {
        self.owner = owner
    }

    /// Sets the frames of the views that `constraints` determine, in the space of `owner`.
    mutating func solve(_ constraints: [NSLayoutConstraint]) {
        let views = participants(constraints)
        for view in views { places[ObjectIdentifier(view)] = initial(view) }
        // Stable: among equals the one that was activated first counts.
        let ranked = constraints.enumerated().sorted {
            ($0.element.priority.rawValue, -$0.offset) > ($1.element.priority.rawValue, -$1.offset)
        }.map(\.element)
        let limits = ranked.filter { $0.relation != .equal }
        let equalities = ranked.filter { $0.relation == .equal }
        var open = equalities.filter { $0.priority == .required }
        substituteAll(&open)
        open += equalities.filter {
            $0.priority != .required && $0.priority.rawValue > UILayoutPriority.defaultLow.rawValue
        }
        substituteAll(&open)
        while let view = views.first(where: { isPlaced($0) && wantsOwnSize($0) }) ?? views.first(where: wantsOwnSize) {
            takeOwnSize(view, limits)
            substituteAll(&open)
        }
        open += equalities.filter { $0.priority.rawValue <= UILayoutPriority.defaultLow.rawValue } + limits
        substituteAll(&open)
        // Parents before those whose frames are told in their spaces.
        for view in views.filter(takesFrame).sorted(by: { $0.depth < $1.depth }) { place(view) }
    }

    /// Each pass settles a fact, or is the last.
    private mutating func substituteAll(_ open: inout [NSLayoutConstraint]) {
        while let index = open.firstIndex(where: { substitute($0) }) { open.remove(at: index) }
    }

    private func takesFrame(_ view: UIView) -> Bool {
        view !== owner && !view.translatesAutoresizingMaskIntoConstraints
    }

    private func participants(_ constraints: [NSLayoutConstraint]) -> [UIView] {
        var known: Set<ObjectIdentifier> = []
        return constraints.flatMap { [$0.firstView, $0.secondView] }.compactMap { $0 }
            .filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    private func initial(_ view: UIView) -> ConstrainedPlace {
        guard !takesFrame(view) else { return ConstrainedPlace() }
        let frame = view === owner ? owner.bounds : view.superview?.convert(view.frame, to: owner) ?? view.frame
        return ConstrainedPlace(frame)
    }

    // MARK: A view's own size

    private func isPlaced(_ view: UIView) -> Bool {
        guard let place = places[ObjectIdentifier(view)] else { return false }
        return place.x.isPlaced || place.y.isPlaced
    }

    private func wantsOwnSize(_ view: UIView) -> Bool {
        guard takesFrame(view), let place = places[ObjectIdentifier(view)] else { return false }
        let size = view.intrinsicContentSize
        return (place.x.length == nil && size.width >= 0) || (place.y.length == nil && size.height >= 0)
    }

    private mutating func takeOwnSize(_ view: UIView, _ limits: [NSLayoutConstraint]) {
        guard var place = places[ObjectIdentifier(view)] else { return }
        let size = view.intrinsicContentSize
        if place.x.length == nil, size.width >= 0 {
            place.x.length = limited(size.width, of: view, horizontally: true, limits)
        }
        if place.y.length == nil, size.height >= 0 {
            place.y.length = limited(size.height, of: view, horizontally: false, limits)
        }
        place.complete()
        places[ObjectIdentifier(view)] = place
    }

    /// The length nearest to `length` that the inequalities allow.
    private func limited(
        _ length: CGFloat, of view: UIView, horizontally: Bool, _ limits: [NSLayoutConstraint]
    ) -> CGFloat {
        guard let place = places[ObjectIdentifier(view)] else { return length }
        let span = horizontally ? place.x : place.y
        return limits.reduce(length) { length, constraint in
            guard let limit = limit(constraint, on: view), limit.attribute.isHorizontal == horizontally else {
                return length
            }
            switch limit.attribute.part {
            case .length:
                return limit.isUpper ? min(length, limit.value) : max(length, limit.value)
            case .end where limit.isUpper:
                let room = span.start.map { limit.value - $0 } ?? span.center.map { 2 * (limit.value - $0) }
                return room.map { max(0, min(length, $0)) } ?? length
            case .start where !limit.isUpper:
                let room = span.end.map { $0 - limit.value } ?? span.center.map { 2 * ($0 - limit.value) }
                return room.map { max(0, min(length, $0)) } ?? length
            case .start, .end, .center, nil:
                return length
            }
        }
    }

    private struct Limit {
        var attribute: NSLayoutConstraint.Attribute
        var value: CGFloat
        var isUpper: Bool
    }

    /// What an inequality says of one attribute of `view`, if its other side is known.
    private func limit(_ constraint: NSLayoutConstraint, on view: UIView) -> Limit? {
        if constraint.firstView === view, let value = target(of: constraint) {
            return Limit(
                attribute: constraint.firstAttribute, value: value, isUpper: constraint.relation == .lessThanOrEqual)
        }
        if constraint.secondView === view, let value = source(of: constraint) {
            let isUpper = (constraint.relation == .greaterThanOrEqual) == (constraint.multiplier > 0)
            return Limit(attribute: constraint.secondAttribute, value: value, isUpper: isUpper)
        }
        return nil
    }

    // MARK: Substitution

    /// True once the constraint has nothing more to say.
    private mutating func substitute(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.firstView else { return true }
        if let value = target(of: constraint) {
            settle(constraint.firstAttribute, of: first, at: value)
            return true
        }
        guard let second = constraint.secondView, let value = source(of: constraint) else { return false }
        settle(constraint.secondAttribute, of: second, at: value)
        return true
    }

    /// The first view's value, if the second side is known.
    private func target(of constraint: NSLayoutConstraint) -> CGFloat? {
        let inset = constraint.firstAttribute.shift(of: constraint.firstGuide)
        guard let second = constraint.secondView else { return constraint.constant - inset }
        guard let value = places[ObjectIdentifier(second)]?[constraint.secondAttribute] else { return nil }
        let other = value + constraint.secondAttribute.shift(of: constraint.secondGuide)
        return constraint.multiplier * other + constraint.constant - inset
    }

    /// The second view's value, if the first side is known.
    private func source(of constraint: NSLayoutConstraint) -> CGFloat? {
        guard let first = constraint.firstView, constraint.multiplier != 0,
            let value = places[ObjectIdentifier(first)]?[constraint.firstAttribute]
        else { return nil }
        let own = value + constraint.firstAttribute.shift(of: constraint.firstGuide)
        return (own - constraint.constant) / constraint.multiplier
            - constraint.secondAttribute.shift(of: constraint.secondGuide)
    }

    private mutating func settle(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, at value: CGFloat) {
        guard takesFrame(view) else { return }
        places[ObjectIdentifier(view)]?.settle(attribute, at: value)
    }

    /// What is not determined stays as it is.
    private func place(_ view: UIView) {
        guard let place = places[ObjectIdentifier(view)], let parent = view.superview else { return }
        let old = parent.convert(view.frame, to: owner)
        let rect = CGRect(
            x: place.x.start ?? old.minX, y: place.y.start ?? old.minY, width: place.x.length ?? old.width,
            height: place.y.length ?? old.height)
        let frame = parent.convert(rect, from: owner)
        if view.frame != frame { view.frame = frame }
    }
}

extension UIView {
    /// How many ancestors the view has.
    fileprivate var depth: Int { sequence(first: self, next: \.superview).reduce(-1) { count, _ in count + 1 } }
}
