import QuartzCore

/// A linear relation between attributes of two views or guides: first = multiplier * second + constant.
///
/// What such layouts use: sizes, edges and centres, solved by substitution (`ConstraintSolver`).
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
    /// An attribute of a view or a guide.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
    }

    /// A relation between two attributes.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    private(set) weak var firstView: UIView?
    let firstGuide: UILayoutGuide?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The relation between the attributes.
    public let relation: Relation
    private(set) weak var secondView: UIView?
    let secondGuide: UILayoutGuide?
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// The factor of the second attribute.
    public let multiplier: CGFloat
    /// The points that are added to the second attribute.
    public var constant: CGFloat {
        didSet { owner?.constraintsChanged() }
    }
    /// The higher, the more it counts against constraints that contradict it.
    public var priority = UILayoutPriority.required {
        didSet { owner?.constraintsChanged() }
    }
    /// A name of one's choice.
    public var identifier: String?

    /// The first view or guide.
    public var firstItem: AnyObject? { firstGuide ?? firstView }
    /// The second view or guide; nil for a constant size.
    public var secondItem: AnyObject? { secondGuide ?? secondView }

    private weak var owner: UIView?

    /// Makes a constraint: first = multiplier * second + constant, or one of the inequalities.
    ///
    /// - Parameters:
    ///   - view1: a view or a guide.
    ///   - attr1: its attribute.
    ///   - relation: equal, at least or at most.
    ///   - view2: a view, a guide, or nil for a constant size.
    ///   - attr2: its attribute.
    ///   - multiplier: the factor of the second attribute.
    ///   - c: the points that are added.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstGuide = view1 as? UILayoutGuide
        firstView = firstGuide?.owningView ?? view1 as? UIView
        firstAttribute = attr1
        self.relation = relation
        secondGuide = view2 as? UILayoutGuide
        secondView = secondGuide?.owningView ?? view2 as? UIView
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
    }

    /// One that says nothing, to be replaced.
    public override convenience init() {
        self.init(
            item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    /// An active constraint belongs to the nearest common ancestor of its views; one of a single view to that view.
    ///
    /// - Precondition: to become active, the views must have one.
    public var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive, let first = firstView else { return }
            if newValue {
                guard let ancestor = Self.commonAncestor(first, secondView) else {
                    preconditionFailure("a constraint's views have no common ancestor: add them to one first")
                }
                owner = ancestor
                ancestor.constraints.append(self)
                ancestor.constraintsChanged()
            } else {
                owner?.constraints.removeAll { $0 === self }
                owner?.constraintsChanged()
                owner = nil
            }
        }
    }

    func concerns(_ view: UIView) -> Bool { firstView === view || secondView === view }

    var concernsOneView: Bool { secondView == nil || firstView === secondView }

    /// Activates constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private static func commonAncestor(_ first: UIView, _ second: UIView?) -> UIView? {
        guard let second else { return first }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}
