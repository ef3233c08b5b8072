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
    private var equations: [ConstraintEquation] = []
    /// The places of views among those beside them.
    private var ranks: [ObjectIdentifier: Int] = [:]

    init(owner: UIView, size: ConstraintSystem.Size, variables: ConstraintVariables) {
        self.owner = owner
        self.size = size
        self.variables = variables
    }

    /// The views and free guides of the constraints, each once, the owner first.
    static func participants(_ constraints: [NSLayoutConstraint], _ owner: UIView) -> [AnyObject] {
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
        return items
    }

    /// Returns the equations, in the same order whatever the sizes are.
    mutating func make(_ constraints: [NSLayoutConstraint], _ items: [AnyObject]) -> [ConstraintEquation] {
        variables.cover(items)
        ranks = Self.ranks(of: items)
        equations = []
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
        guard !view.translatesAutoresizingMaskIntoConstraints else {
            give(place, view.alignmentRect(in: owner))
            return
        }
        addWishes(of: view, place)
    }

    private mutating func addWishes(of view: UIView, _ place: ConstraintVariables.Place) {
        let wanted = view.intrinsicContentSize
        let height = heights[ObjectIdentifier(view)] ?? wanted.height
        addWish(place.width, wanted.width, of: view, .horizontal)
        addWish(place.height, height, of: view, .vertical)
    }

    /// A scroll view's content begins where its bounds say; that of one that lays it out itself has its size, too.
    private mutating func addContent(_ guide: UILayoutGuide, _ place: ConstraintVariables.Place) {
        guard let view = guide.owningView as? UIScrollView, guide === view.contentGuide, let frame = variables[view]
        else { return }
        for (start, edge, offset) in [(place.x, frame.x, view.bounds.minX), (place.y, frame.y, view.bounds.minY)] {
            let expression = LinearExpression(start) - LinearExpression(edge) + LinearExpression(Double(offset))
            equations.append(
                ConstraintEquation(expression: expression, relation: .equal, priority: Constraint.required))
        }
        guard !view.contentFollowsConstraints else { return }
        rule(place.width, view.contentSize.width)
        rule(place.height, view.contentSize.height)
    }

    private mutating func addOwner(_ place: ConstraintVariables.Place) {
        switch size {
        case .given: give(place, owner.alignmentRect(forFrame: owner.bounds))
        case .fitting(let size, let horizontal, let vertical):
            let target = owner.alignmentRect(forFrame: CGRect(origin: owner.bounds.origin, size: size))
            rule(place.x, target.minX)
            rule(place.y, target.minY)
            rule(place.width, target.width, horizontal)
            rule(place.height, target.height, vertical)
            addWishes(of: owner, place)
        }
    }

    private mutating func give(_ place: ConstraintVariables.Place, _ frame: CGRect) {
        rule(place.x, frame.minX)
        rule(place.y, frame.minY)
        rule(place.width, frame.width)
        rule(place.height, frame.height)
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
        // A wish counts a little more than a constraint of the same priority, which else would leave both open.
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
        guard let first = constraint.firstView,
            let left = expression(
                of: first, constraint.area(constraint.firstGuide, isFirst: true), constraint.firstAttribute, isMirrored)
        else { return }
        var right = LinearExpression(Double(constraint.constant))
        for (origin, factor) in [(constraint.firstOrigin, 1), (constraint.secondOrigin, -constraint.multiplier)] {
            guard let origin else { continue }
            guard let view = origin.view,
                let start = expression(of: view, origin.guide, origin.attribute, isMirrored)
            else { return }
            right = right + start * Double(factor)
        }
        if let second = constraint.secondView,
            let other = expression(
                of: second, constraint.area(constraint.secondGuide, isFirst: false), constraint.secondAttribute,
                isMirrored)
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

    /// What an attribute is in unknowns; in a mirrored constraint places along the x axis count from right to left.
    private func expression(
        of view: UIView, _ guide: UILayoutGuide?, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
    ) -> LinearExpression? {
        let isFree = guide?.isFree == true
        guard let part = attribute.part, let place = variables[isFree ? guide! : view] else { return nil }
        if part == .firstBaseline || part == .lastBaseline { return baseline(of: view, part) }
        var insets = isFree ? .zero : guide?.insets ?? .zero
        if attribute.isInMargins { insets = view.layoutMargins }
        let (before, after) =
            attribute.isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let start = LinearExpression(attribute.isHorizontal ? place.x : place.y)
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

    /// The baseline of a view's first or last line; the bottom edge of a view without text.
    private func baseline(of view: UIView, _ part: NSLayoutConstraint.Attribute.Part) -> LinearExpression? {
        let target = view.baselineView(part == .firstBaseline ? .firstBaseline : .lastBaseline)
        guard let place = variables[target] else { return nil }
        let wanted = target.intrinsicContentSize
        let size = sizes[ObjectIdentifier(target)] ?? CGSize(width: max(wanted.width, 0), height: max(wanted.height, 0))
        let top = LinearExpression(place.y)
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
