import QuartzCore

/// A linear relation between attributes of two views or guides: first = multiplier * second + constant.
///
/// What such layouts use: sizes, edges and centres, baselines, solved by ``ConstraintSystem``.
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
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
    }

    /// A relation between two attributes.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    @Unretained private var firstOwnView: UIView?
    let firstGuide: UILayoutGuide?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The relation between the attributes.
    public let relation: Relation
    @Unretained private var secondOwnView: UIView?
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

    /// The view on the left side, or that of the guide there; a guide may get its view after the constraint.
    var firstView: UIView? { firstGuide?.owningView ?? firstOwnView }
    var secondView: UIView? { secondGuide?.owningView ?? secondOwnView }

    /// The first view or guide.
    public var firstItem: AnyObject? { firstGuide ?? firstView }
    /// The second view or guide; nil for a constant size.
    public var secondItem: AnyObject? { secondGuide ?? secondView }

    @Unretained private var owner: UIView?

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
        firstOwnView = view1 as? UIView
        firstAttribute = attr1
        self.relation = relation
        secondGuide = view2 as? UILayoutGuide
        secondOwnView = view2 as? UIView
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

    /// The constraint as UIKit prints it: `<NSLayoutConstraint:0x... UILabel:0x....width == 100   (active)>`.
    public override var description: String { MainActor.assumeIsolated { text } }

    /// Whether the constraint is mirrored where texts are read from the right: one of leading or trailing edges.
    var followsTextDirection: Bool { firstAttribute.followsTextDirection || secondAttribute.followsTextDirection }

    /// Whether the view that owns the constraint arranges its content from the right.
    var isRightToLeft: Bool { (owner ?? firstView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func concerns(_ view: UIView) -> Bool { firstView === view || secondView === view }

    func reaches(into view: UIView) -> Bool {
        [firstView, secondView].contains { $0?.isDescendant(of: view) == true }
    }

    var concernsOneView: Bool {
        guard firstGuide?.isFree != true, secondGuide?.isFree != true else { return false }
        return secondView == nil || firstView === secondView
    }

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
