import QuartzCore

/// A linear relation between attributes of two views or guides: first = multiplier * second + constant.
///
/// What such layouts use: sizes, edges and centres, baselines, solved by `ConstraintSystem`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
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

    @Unretained private final var firstOwnView: UIView?
    private(set) final var firstGuide: UILayoutGuide?
    /// The attribute of the first item.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// The relation between the attributes.
    open private(set) var relation = Relation.equal
    @Unretained private final var secondOwnView: UIView?
    private(set) final var secondGuide: UILayoutGuide?
    /// The attribute of the second item; none without a second item.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// The factor of the second attribute.
    open private(set) var multiplier: CGFloat = 1
    /// The points that are added to the second attribute.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { owner?.constraintsChanged() } }
    }
    /// The higher, the more it counts against constraints that contradict it.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { owner?.constraintsChanged() } }
    }
    /// A name of one's choice.
    open var identifier: String?
    /// Has no effect: a view's copy has its constraints.
    open var shouldBeArchived = false

    /// What the first and the second attribute count from, if they are distances.
    final var firstOrigin: ConstraintOrigin?
    final var secondOrigin: ConstraintOrigin?

    /// The view on the left side, or that of the guide there; a guide may get its view after the constraint.
    final var firstView: UIView? { firstGuide?.owningView ?? firstOwnView }
    final var secondView: UIView? { secondGuide?.owningView ?? secondOwnView }
    /// The views on both sides.
    final var views: [UIView] { [firstView, firstOrigin?.view, secondView, secondOrigin?.view].compactMap(\.self) }

    /// The first view or guide.
    open var firstItem: AnyObject? { firstGuide ?? firstView }
    /// The second view or guide; nil for a constant size.
    open var secondItem: AnyObject? { secondGuide ?? secondView }

    /// The anchor of the first attribute, of any kind.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(firstItem ?? self, firstAttribute, from: firstOrigin)
    }
    /// The anchor of the second attribute, of any kind; nil for a constant size.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor($0, secondAttribute, from: secondOrigin) }
    }

    @Unretained private final var owner: UIView?
    /// The view that the constraint belongs to while it is active.
    final var systemView: UIView? { owner }

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
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        firstGuide = view1 as? UILayoutGuide
        firstOwnView = view1 as? UIView
        firstAttribute = attr1
        self.relation = relation
        secondGuide = view2 as? UILayoutGuide
        secondOwnView = view2 as? UIView
        // As on iOS: the tests of Stevia, which run there, read it of sizes whatever was passed.
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier
        constant = c
    }

    /// Makes a constraint that says nothing, to be replaced.
    public override init() {
        super.init()
    }

    /// An active constraint belongs to the nearest common ancestor of its views; one of a single view to that view.
    ///
    /// - Precondition: to become active, the views must have one.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive, let first = firstView else { return }
            if newValue {
                let common = views.reduce(first as UIView?) { found, view in
                    found.flatMap { Self.commonAncestor($0, view) }
                }
                guard let ancestor = common else {
                    preconditionFailure("a constraint's views have no common ancestor: add them to one first")
                }
                owner = ancestor
                StageFlags.hasConstraints = true
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
    open override var description: String { MainActor.assumeIsolated { text } }

    /// Whether the constraint is mirrored where texts are read from the right: one of leading or trailing edges.
    final var followsTextDirection: Bool { firstAttribute.followsTextDirection || secondAttribute.followsTextDirection }

    /// Whether the view that owns the constraint arranges its content from the right.
    final var isRightToLeft: Bool { (owner ?? firstView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func concerns(_ view: UIView) -> Bool { views.contains { $0 === view } }

    final func reaches(into view: UIView) -> Bool { views.contains { $0.isDescendant(of: view) } }

    final var concernsOneView: Bool {
        guard firstGuide?.isFree != true, secondGuide?.isFree != true else { return false }
        return views.allSatisfy { $0 === firstView }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Returns the constraints that a sentence of the visual format language describes.
    ///
    /// ```swift
    /// NSLayoutConstraint.constraints(
    ///     withVisualFormat: "H:|-[title]-(>=8)-[badge(24)]-|", metrics: nil, views: ["title": title, "badge": badge])
    /// ```
    ///
    /// The standard space is 8 points between views; to the superview's edge it is the superview's margin.
    ///
    /// - Parameters:
    ///   - format: the sentence.
    ///   - opts: its direction, and what is in line.
    ///   - metrics: the numbers that it names.
    ///   - views: the views and guides that it names.
    /// - Returns: the constraints, not yet active.
    /// - Precondition: the sentence is one of the language, and names what `metrics` and `views` have.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try visualFormat(format, opts, metrics ?? [:], views)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}
