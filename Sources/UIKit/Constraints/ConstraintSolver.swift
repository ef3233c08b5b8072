import QuartzCore

/// Places views by their constraints, by substitution: each pass takes the constraints of which one side is known.
@MainActor
struct ConstraintSolver {
    /// What is known of a view along one axis.
    private struct Span {
        var start: CGFloat?
        var end: CGFloat?
        var center: CGFloat?
        var length: CGFloat?

        /// Two facts give the rest.
        mutating func complete() {
            if length == nil {
                if let start, let end { length = end - start }
                if let start, let center { length = (center - start) * 2 }
                if let end, let center { length = (end - center) * 2 }
            }
            guard let length else { return }
            if start == nil { start = end.map { $0 - length } ?? center.map { $0 - length / 2 } }
            guard let start else { return }
            end = end ?? start + length
            center = center ?? start + length / 2
        }
    }

    private struct Place {
        var x = Span()
        var y = Span()
    }

    private let owner: UIView
    private var places: [ObjectIdentifier: Place] = [:]

    init(owner: UIView) {
        self.owner = owner
    }

    /// Sets the frames of the views that `constraints` determine, in the space of `owner`.
    mutating func solve(_ constraints: [NSLayoutConstraint]) {
        let equalities = constraints.filter { $0.relation == .equal }
        let views = participants(equalities)
        for view in views { places[ObjectIdentifier(view)] = initial(view) }
        // Each pass settles a fact at least, or is the last.
        var open = equalities
        var usesIntrinsicSizes = false
        while true {
            let before = open.count
            open.removeAll { substitute($0) }
            if open.count == before {
                guard !usesIntrinsicSizes else { break }
                usesIntrinsicSizes = true
                for view in views where takesFrame(view) { fillIntrinsic(view) }
            }
        }
        for view in views where takesFrame(view) { place(view) }
    }

    private func takesFrame(_ view: UIView) -> Bool {
        view !== owner && !view.translatesAutoresizingMaskIntoConstraints
    }

    private func participants(_ constraints: [NSLayoutConstraint]) -> [UIView] {
        var views: [UIView] = []
        for view in constraints.flatMap({ [$0.firstItem, $0.secondItem] }).compactMap({ $0 })
        where !views.contains(where: { $0 === view }) {
            views.append(view)
        }
        return views
    }

    private func initial(_ view: UIView) -> Place {
        guard !takesFrame(view) else { return Place() }
        let frame = view === owner ? owner.bounds : view.superview?.convert(view.frame, to: owner) ?? view.frame
        var place = Place(
            x: Span(start: frame.minX, length: frame.width), y: Span(start: frame.minY, length: frame.height))
        place.x.complete()
        place.y.complete()
        return place
    }

    private mutating func fillIntrinsic(_ view: UIView) {
        let size = view.intrinsicContentSize
        let key = ObjectIdentifier(view)
        if places[key]?.x.length == nil, size.width >= 0 { places[key]?.x.length = size.width }
        if places[key]?.y.length == nil, size.height >= 0 { places[key]?.y.length = size.height }
        places[key]?.x.complete()
        places[key]?.y.complete()
    }

    /// True once the constraint has nothing more to say.
    private mutating func substitute(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.firstItem else { return true }
        guard let second = constraint.secondItem else {
            set(constraint.firstAttribute, of: first, to: constraint.constant)
            return true
        }
        if let value = value(constraint.secondAttribute, of: second) {
            set(constraint.firstAttribute, of: first, to: constraint.multiplier * value + constraint.constant)
            return true
        }
        if let value = value(constraint.firstAttribute, of: first), constraint.multiplier != 0 {
            set(constraint.secondAttribute, of: second, to: (value - constraint.constant) / constraint.multiplier)
            return true
        }
        return false
    }

    private func value(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> CGFloat? {
        guard let place = places[ObjectIdentifier(view)] else { return nil }
        return switch attribute {
        case .left, .leading: place.x.start
        case .right, .trailing: place.x.end
        case .centerX: place.x.center
        case .width: place.x.length
        case .top: place.y.start
        case .bottom: place.y.end
        case .centerY: place.y.center
        case .height: place.y.length
        case .notAnAttribute: nil
        }
    }

    private mutating func set(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, to value: CGFloat) {
        guard takesFrame(view), var place = places[ObjectIdentifier(view)] else { return }
        switch attribute {
        case .left, .leading: place.x.start = place.x.start ?? value
        case .right, .trailing: place.x.end = place.x.end ?? value
        case .centerX: place.x.center = place.x.center ?? value
        case .width: place.x.length = place.x.length ?? value
        case .top: place.y.start = place.y.start ?? value
        case .bottom: place.y.end = place.y.end ?? value
        case .centerY: place.y.center = place.y.center ?? value
        case .height: place.y.length = place.y.length ?? value
        case .notAnAttribute: break
        }
        place.x.complete()
        place.y.complete()
        places[ObjectIdentifier(view)] = place
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
