import QuartzCore

/// A linear relation between attributes of two views: first = multiplier * second + constant.
///
/// What such layouts use: sizes, edges and centres, solved by substitution. Inequalities and priorities are kept but do not
/// take part; there is no simplex solver behind.
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
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

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public private(set) weak var firstItem: UIView?
    public let firstAttribute: Attribute
    public let relation: Relation
    public private(set) weak var secondItem: UIView?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    public var constant: CGFloat {
        didSet { owner?.setNeedsLayout() }
    }
    public var identifier: String?

    private weak var owner: UIView?

    public init(
        item view1: UIView, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: UIView?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
    }

    /// An active constraint belongs to the nearest common ancestor of its views.
    ///
    /// - Precondition: to become active, the views must have one.
    public var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive, let first = firstItem else { return }
            if newValue {
                guard let ancestor = Self.commonAncestor(first, secondItem) else {
                    preconditionFailure("a constraint's views have no common ancestor: add them to one first")
                }
                owner = ancestor
                ancestor.constraints.append(self)
                ancestor.setNeedsLayout()
            } else {
                owner?.constraints.removeAll { $0 === self }
                owner?.setNeedsLayout()
                owner = nil
            }
        }
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private static func commonAncestor(_ first: UIView, _ second: UIView?) -> UIView? {
        guard let second else { return first.superview ?? first }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}
