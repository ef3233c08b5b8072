internal import Cassowary
import QuartzCore

/// The equations of a system: what its constraints say, what views want to be, and what is given.
@MainActor
struct ConstraintEquations {
    let owner: UIView
    let size: ConstraintSystem.Size
    var variables: ConstraintVariables
    /// The heights that follow from widths.
    var heights: [ObjectIdentifier: CGFloat] = [:]
    /// The sizes that have been found so far.
    var sizes: [ObjectIdentifier: CGSize] = [:]
    /// What was read off views beside their constraints and what they want to be.
    private(set) var inputs: [ConstraintInput] = []
    private var equations: [ConstraintEquation] = []
    /// The places of views among those beside them.
    private var ranks: [ObjectIdentifier: Int] = [:]

    init(owner: UIView, size: ConstraintSystem.Size, variables: ConstraintVariables) {
        self.owner = owner
        self.size = size
        self.variables = variables
    }

    /// The views and free guides of the constraints, and the views on their ways to each other, each once, the owner first.
    static func participants(
        _ constraints: [NSLayoutConstraint], _ owner: UIView, _ size: ConstraintSystem.Size
    ) -> [AnyObject] {
        var known: Set<ObjectIdentifier> = [ObjectIdentifier(owner)]
        var items: [AnyObject] = [owner]
        func add(_ item: AnyObject?) {
            if let item, known.insert(ObjectIdentifier(item)).inserted { items.append(item) }
        }
        for constraint in constraints {
            for (view, guide, attribute) in constraint.sides {
                add(view)
                if guide?.isFree == true { add(guide) }
                if guide == nil, let view { add(view.baselineView(attribute)) }
            }
        }
        for constraint in constraints {
            for view in constraint.linkedViews { add(view) }
        }
        // A parent whose length is unknown stretches those in it.
        var next = 0
        while next < items.count {
            if let view = items[next] as? UIView { add(view.stretchingParent(below: owner, isFitting: size.isFitting)) }
            next += 1
        }
        return items
    }

    /// Returns the equations, in the same order whatever the sizes are.
    mutating func make(_ constraints: [NSLayoutConstraint], _ items: [AnyObject]) -> [ConstraintEquation] {
        variables.cover(items)
        ranks = Self.ranks(of: items)
        equations = []
        inputs = []
        for item in items { addRules(item) }
        for constraint in constraints { add(constraint) }
        return equations
    }

    /// The places of views among those beside them, in the order in which a stack arranges them or they were added.
    private static func ranks(of items: [AnyObject]) -> [ObjectIdentifier: Int] {
        var ranks: [ObjectIdentifier: Int] = [:]
        var known: Set<ObjectIdentifier> = []
        for case let view as UIView in items {
            guard let parent = view.superview, known.insert(ObjectIdentifier(parent)).inserted else { continue }
            let views = (parent as? UIStackView)?.arrangedSubviews ?? parent.subviews
            for (index, view) in views.enumerated() { ranks[ObjectIdentifier(view)] = index }
        }
        return ranks
    }

    // MARK: Rules

    private mutating func rule(
        _ variable: Variable, _ relation: Constraint.Relation = .equal, _ constant: CGFloat,
        _ priority: Double = Constraint.required, weight: Double = 1, isMeasured: Bool = false
    ) {
        let expression = LinearExpression(variable) - LinearExpression(Double(constant))
        equations.append(
            ConstraintEquation(
                expression: expression, relation: relation, priority: priority, weight: weight, isMeasured: isMeasured))
    }

    private mutating func addRules(_ item: AnyObject) {
        guard let place = variables[item] else { return }
        rule(place.width, .greaterThanOrEqual, 0)
        rule(place.height, .greaterThanOrEqual, 0)
        guard item !== owner else {
            addOwner(place)
            return
        }
        if let guide = item as? UILayoutGuide { return addContent(guide, place) }
        guard let view = item as? UIView else { return }
        addRules(of: view, place)
    }

    private mutating func addRules(of view: UIView, _ place: ConstraintVariables.Place) {
        guard view.translatesAutoresizingMaskIntoConstraints else {
            addWishes(of: view, place)
            return
        }
        read(view) { $0.alignmentRect }
        let frame = view.alignmentRect
        let parent = view.stretchingParent(below: owner, isFitting: size.isFitting)
        let stretch = view.stretch
        func give(_ variable: Variable, _ value: CGFloat, _ share: CGFloat, _ length: Variable?, _ now: CGFloat) {
            var expression = LinearExpression(variable) - LinearExpression(Double(value))
            if let length, share != 0 {
                expression = expression - (LinearExpression(length) - LinearExpression(Double(now))) * Double(share)
            }
            equations.append(
                ConstraintEquation(expression: expression, relation: .equal, priority: Constraint.required))
        }
        let around = parent.flatMap { variables[$0] }
        let now = parent.map { $0.alignmentRect(forFrame: $0.bounds).size } ?? .zero
        give(place.x, frame.minX, stretch.minX, around?.width, now.width)
        give(place.y, frame.minY, stretch.minY, around?.height, now.height)
        give(place.width, frame.width, stretch.width, around?.width, now.width)
        give(place.height, frame.height, stretch.height, around?.height, now.height)
    }

    /// Notes something that was read off a view.
    private mutating func read(_ view: UIView, _ value: @escaping @MainActor (UIView) -> CGRect) {
        inputs.append(ConstraintInput(view, value))
    }

    private mutating func addWishes(of view: UIView, _ place: ConstraintVariables.Place) {
        let wanted = view.intrinsicContentSize
        let height = heights[ObjectIdentifier(view)] ?? wanted.height
        addWish(place.width, wanted.width, of: view, .horizontal)
        addWish(place.height, height, of: view, .vertical)
    }

    /// A scroll view's content begins at 0; that of one that lays it out itself has its size, too.
    private mutating func addContent(_ guide: UILayoutGuide, _ place: ConstraintVariables.Place) {
        guard let view = guide.owningView as? UIScrollView, guide === view.contentGuide else { return }
        rule(place.x, 0)
        rule(place.y, 0)
        guard !view.contentFollowsConstraints else { return }
        read(view) { CGRect(origin: .zero, size: ($0 as? UIScrollView)?.contentSize ?? .zero) }
        rule(place.width, view.contentSize.width)
        rule(place.height, view.contentSize.height)
    }

    private mutating func addOwner(_ place: ConstraintVariables.Place) {
        switch size {
        case .given:
            read(owner) { $0.alignmentRect(forFrame: CGRect(origin: .zero, size: $0.bounds.size)) }
            let size = owner.alignmentRect(forFrame: owner.bounds).size
            rule(place.width, size.width)
            rule(place.height, size.height)
        case .fitting(let size, let horizontal, let vertical):
            let target = owner.alignmentRect(forFrame: CGRect(origin: .zero, size: size))
            rule(place.width, target.width, horizontal)
            rule(place.height, target.height, vertical)
            addWishes(of: owner, place)
        }
    }

    private mutating func rule(_ variable: Variable, _ constant: CGFloat, _ priority: Double = Constraint.required) {
        rule(variable, .equal, constant, priority)
    }

    /// A view hugs what it shows, and resists being cut.
    ///
    /// Of views that do so alike the first gives way: Apple documents of stacks that the order of their views counts, and it is
    /// the first label of three that grows (ivanthinking.net, "Horizontal Stack Content Hugging"), and of any two labels the one
    /// that was added earlier that grows and is cut (blog.csdn.net/u013406800/article/details/103859529).
    private mutating func addWish(
        _ length: Variable, _ wanted: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis
    ) {
        guard wanted >= 0 else { return }
        let isMeasured = axis == .vertical && view.heightFollowsWidth
        // A wish counts a little more than a constraint of the same priority, which else would leave both open: Interface Builder,
        // which solves by Apple's engine, notes for a label with a trailing constraint of 750, as many, its whole width as the frame
        // (UserCollectionViewCell.xib of DisplaySwitcher: 96.5 points in a view of 80).
        let preference = 1e-3
        let weight = 1 + Double(min(ranks[ObjectIdentifier(view)] ?? 0, 1000)) * 1e-6
        rule(
            length, .lessThanOrEqual, wanted,
            Double(view.contentHuggingPriority(for: axis).rawValue) + preference, weight: weight,
            isMeasured: isMeasured)
        rule(
            length, .greaterThanOrEqual, wanted,
            Double(view.contentCompressionResistancePriority(for: axis).rawValue) + preference, weight: weight,
            isMeasured: isMeasured)
    }

    // MARK: Constraints

    private mutating func add(_ constraint: NSLayoutConstraint) {
        let isMirrored = constraint.followsTextDirection && constraint.isRightToLeft
        let space = constraint.space
        guard let first = constraint.firstView,
            let left = expression(
                of: first, constraint.area(constraint.firstGuide, isFirst: true), constraint.firstAttribute, isMirrored,
                space)
        else { return }
        var right = LinearExpression(Double(constraint.constant))
        for (origin, factor) in [(constraint.firstOrigin, 1), (constraint.secondOrigin, -constraint.multiplier)] {
            guard let origin else { continue }
            guard let view = origin.view,
                let start = expression(of: view, origin.guide, origin.attribute, isMirrored, space)
            else { return }
            right = right + start * Double(factor)
        }
        if let second = constraint.secondView,
            let other = expression(
                of: second, constraint.area(constraint.secondGuide, isFirst: false), constraint.secondAttribute,
                isMirrored, space)
        {
            right = right + other * Double(constraint.multiplier)
        }
        let relation: Constraint.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let hasBaseline = [constraint.firstAttribute, constraint.secondAttribute].contains { $0.isBaseline }
        equations.append(
            ConstraintEquation(
                expression: left - right, relation: relation, priority: Double(constraint.priority.rawValue),
                source: constraint, isMeasured: hasBaseline))
    }

    /// What an attribute is in unknowns, in the space of a view; in a mirrored constraint places along the x axis count from right to
    /// left.
    private mutating func expression(
        of view: UIView, _ guide: UILayoutGuide?, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool,
        _ space: UIView?
    ) -> LinearExpression? {
        let isFree = guide?.isFree == true
        guard let part = attribute.part, let place = variables[isFree ? guide! : view] else { return nil }
        if part == .firstBaseline || part == .lastBaseline { return baseline(of: view, part, space) }
        // Margins count from a scroll view's content, too.
        let edges = attribute.isInMargins ? view.layoutMarginsGuide : isFree ? nil : guide
        let insets = insets(of: view, edges)
        let (before, after) =
            attribute.isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let start =
            part == .length ? LinearExpression() : start(of: view, isFree ? guide : nil, attribute.isHorizontal, space)
        let length = LinearExpression(attribute.isHorizontal ? place.width : place.height)
        let isBackward = isMirrored && attribute.isHorizontal
        let sign = isBackward ? -1.0 : 1
        switch (part, isBackward && attribute.followsTextDirection) {
        case (.start, false), (.end, true): return (start + LinearExpression(Double(before))) * sign
        case (.end, _), (.start, true): return (start + length - LinearExpression(Double(after))) * sign
        case (.center, _): return (start + length * 0.5 + LinearExpression(Double(before - after) / 2)) * sign
        case (.length, _): return length - LinearExpression(Double(before + after))
        case (.firstBaseline, _), (.lastBaseline, _): return nil
        }
    }

    private mutating func insets(of view: UIView, _ guide: UILayoutGuide?) -> UIEdgeInsets {
        guard let guide else { return .zero }
        func insets(_ view: UIView) -> UIEdgeInsets {
            guide === view.layoutMarginsGuide ? view.layoutMargins : guide.insets
        }
        read(view) { view in
            let insets = insets(view)
            return CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom)
        }
        return insets(view)
    }

    /// Where a view or a guide begins, in the space of a view around it, or in its own.
    private mutating func start(
        of view: UIView, _ guide: UILayoutGuide?, _ isHorizontal: Bool, _ space: UIView?
    ) -> LinearExpression {
        func along(_ point: CGPoint) -> Double { Double(isHorizontal ? point.x : point.y) }
        func unknown(_ item: AnyObject) -> LinearExpression {
            guard let place = variables[item] else { return LinearExpression() }
            return LinearExpression(isHorizontal ? place.x : place.y)
        }
        // What lies between a view's frame and its alignment rectangle.
        func inset(_ view: UIView) -> Double {
            along(view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)).origin)
        }
        func scrolled(_ view: UIView) -> Double {
            read(view) { CGRect(origin: $0.bounds.origin, size: .zero) }
            return along(view.bounds.origin)
        }
        if guide == nil, view === space { return LinearExpression(scrolled(view) + inset(view)) }
        var start = unknown(guide ?? view)
        var next = guide == nil ? view.superview : view
        while let parent = next, parent !== space {
            start = start + unknown(parent) - LinearExpression(inset(parent) + scrolled(parent))
            next = parent.superview
        }
        return start
    }

    /// The baseline of a view's first or last line; the bottom edge of a view without text.
    private mutating func baseline(
        of view: UIView, _ part: NSLayoutConstraint.Attribute.Part, _ space: UIView?
    ) -> LinearExpression? {
        let target = view.baselineView(part == .firstBaseline ? .firstBaseline : .lastBaseline)
        guard let place = variables[target] else { return nil }
        let wanted = target.intrinsicContentSize
        let size = sizes[ObjectIdentifier(target)] ?? CGSize(width: max(wanted.width, 0), height: max(wanted.height, 0))
        let top = start(of: target, nil, false, space)
        let bottom = top + LinearExpression(place.height)
        guard let baselines = target.baselines(in: size) else { return bottom }
        return part == .firstBaseline
            ? top + LinearExpression(Double(baselines.first))
            : bottom - LinearExpression(Double(size.height - baselines.last))
    }
}

extension NSLayoutConstraint {
    /// What the constraint is about, by view, guide and attribute.
    fileprivate var sides: [(view: UIView?, guide: UILayoutGuide?, attribute: Attribute)] {
        [
            (firstView, area(firstGuide, isFirst: true), firstAttribute),
            (secondView, area(secondGuide, isFirst: false), secondAttribute),
        ] + [firstOrigin, secondOrigin].compactMap { $0.map { ($0.view, $0.guide, $0.attribute) } }
    }

    /// Returns the guide that one side of the constraint means: its own, or a scroll view's content, if the side is an edge
    /// of a scroll view and the other one is in it.
    fileprivate func area(_ guide: UILayoutGuide?, isFirst: Bool) -> UILayoutGuide? {
        guard guide == nil, let view = (isFirst ? firstView : secondView) as? UIScrollView,
            let other = isFirst ? secondView : firstView, other !== view, other.isDescendant(of: view)
        else { return guide }
        switch (isFirst ? firstAttribute : secondAttribute).part {
        case .start, .end: return view.contentLayoutGuide
        default: return nil
        }
    }
}

extension UIView {
    /// The view whose text an attribute is about: this one but for baselines.
    final func baselineView(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
        var view = self
        // A stack's first view may be a stack.
        for _ in 0..<16 {
            let next =
                switch attribute {
                case .firstBaseline: view.forFirstBaselineLayout
                case .lastBaseline: view.forLastBaselineLayout
                default: view
                }
            guard next !== view else { break }
            view = next
        }
        return view
    }
}
