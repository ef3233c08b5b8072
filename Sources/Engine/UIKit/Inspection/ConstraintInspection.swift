import QuartzCore

/// What an inspector reads of a constraint: a sentence, and whether what is shown is as it says.
@MainActor
package struct ConstraintInspection {
    /// The constraint in words, such as `leading = superview.leading + 16`.
    package let sentence: String
    /// How far what is shown is from what the constraint wants, in points; 0 where that can't be told.
    package let deviation: CGFloat
    /// The constraints that hold in place of one that does not, as sentences; empty for one that holds.
    package private(set) var winners: [String] = []
    private let constraint: NSLayoutConstraint

    /// Whether another constraint, or the autoresizing mask, has won against this one.
    package var isBroken: Bool { deviation > Self.tolerance }

    /// Half a point: what rounding to pixels can make.
    private static let tolerance: CGFloat = 0.5

    /// Reads a constraint.
    ///
    /// - Parameters:
    ///   - constraint: the constraint.
    ///   - view: the view that is called by no name in the sentence.
    init(_ constraint: NSLayoutConstraint, seenFrom view: UIView) {
        self.constraint = constraint
        sentence = Self.sentence(constraint, view)
        deviation = Self.deviation(constraint)
    }

    /// The greatest number of constraints that are told to win.
    private static let winnerLimit = 2

    /// Says of each of a view's constraints that is broken which others hold in its place: those that say something of the same view
    /// along the same axis and are no weaker, before others those of the same attribute.
    static func settle(_ all: [ConstraintInspection], of view: UIView) -> [ConstraintInspection] {
        all.map { broken in
            guard broken.isBroken, let attribute = broken.attribute(of: view) else { return broken }
            let rivals = all.filter { other in
                guard !other.isBroken, other.constraint.priority.rawValue >= broken.constraint.priority.rawValue,
                    let theirs = other.attribute(of: view)
                else { return false }
                return theirs.isHorizontal == attribute.isHorizontal
            }
            let same = rivals.filter { $0.attribute(of: view) == attribute }
            var settled = broken
            settled.winners = (same.isEmpty ? rivals : same).prefix(winnerLimit).map(\.sentence)
            return settled
        }
    }

    /// What the constraint says something about, of a view.
    private func attribute(of view: UIView) -> NSLayoutConstraint.Attribute? {
        if constraint.firstItem === view { return constraint.firstAttribute }
        return constraint.secondItem === view ? constraint.secondAttribute : nil
    }

    private static func sentence(_ constraint: NSLayoutConstraint, _ view: UIView) -> String {
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "\u{2264}"
            case .equal: "="
            case .greaterThanOrEqual: "\u{2265}"
            }
        var text = "\(side(constraint.firstItem, constraint.firstAttribute, view) ?? "?") \(sign) "
        let constant = constraint.constant
        if let second = side(constraint.secondItem, constraint.secondAttribute, view) {
            text += constraint.multiplier == 1 ? second : "\(number(constraint.multiplier)) \u{d7} \(second)"
            if constant != 0 { text += constant > 0 ? " + \(number(constant))" : " \u{2212} \(number(-constant))" }
        } else {
            text += number(constant)
        }
        if constraint.priority != .required { text += ", priority \(number(CGFloat(constraint.priority.rawValue)))" }
        if let identifier = constraint.identifier { text += ", \u{201c}\(identifier)\u{201d}" }
        return text
    }

    private static func side(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView
    ) -> String? {
        guard let item else { return nil }
        if item === view { return "\(attribute)" }
        let name =
            if item === view.superview {
                "superview"
            } else if let guide = item as? UILayoutGuide {
                guide.owningView === view ? "own guide" : "guide of \(guide.owningView.map(name) ?? "no view")"
            } else {
                (item as? UIView).map(name) ?? "\(type(of: item))"
            }
        return "\(name).\(attribute)"
    }

    private static func name(_ view: UIView) -> String {
        view.accessibilityIdentifier.map { "\(type(of: view)) \u{201c}\($0)\u{201d}" } ?? "\(type(of: view))"
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
    }

    // MARK: What is shown

    private static func deviation(_ constraint: NSLayoutConstraint) -> CGFloat {
        guard let owner = constraint.firstView?.window ?? constraint.firstView,
            let first = value(constraint.firstItem, constraint.firstAttribute, in: owner)
        else { return 0 }
        var wanted = constraint.constant
        if constraint.secondItem != nil {
            // Factors of places are told from the edge of whatever view has both, which is not known here.
            let isPlace = constraint.secondAttribute.part != .length
            guard !isPlace || constraint.multiplier == 1,
                let second = value(constraint.secondItem, constraint.secondAttribute, in: owner)
            else { return 0 }
            wanted += constraint.multiplier * second
        }
        return switch constraint.relation {
        case .equal: (first - wanted).magnitude
        case .lessThanOrEqual: max(first - wanted, 0)
        case .greaterThanOrEqual: max(wanted - first, 0)
        }
    }

    /// Returns an attribute's value in the space of the window; nil for those of baselines and margins, and of edges that
    /// are mirrored.
    private static func value(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in owner: UIView
    ) -> CGFloat? {
        guard !attribute.isInMargins, !attribute.isBaseline, let part = attribute.part else { return nil }
        let frame: CGRect
        if let view = item as? UIView {
            guard !attribute.followsTextDirection || view.effectiveUserInterfaceLayoutDirection == .leftToRight,
                hasPlainWay(view, to: owner)
            else { return nil }
            frame = view.superview?.convert(view.alignmentRect, to: owner) ?? view.alignmentRect
        } else if let guide = item as? UILayoutGuide, let view = guide.owningView, hasPlainWay(view, to: owner) {
            guard !attribute.followsTextDirection || view.effectiveUserInterfaceLayoutDirection == .leftToRight else {
                return nil
            }
            frame = view.convert(guide.layoutFrame, to: owner)
        } else {
            return nil
        }
        let (start, length) = attribute.isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        return switch part {
        case .start: start
        case .end: start + length
        case .center: start + length / 2
        case .length: length
        case .firstBaseline, .lastBaseline: nil
        }
    }

    /// Returns whether no view on the way is transformed: constraints are about frames without transforms.
    private static func hasPlainWay(_ view: UIView, to owner: UIView) -> Bool {
        sequence(first: view, next: \.superview).prefix { $0 !== owner }
            .allSatisfy { CATransform3DIsIdentity($0.layer.properties.transform) }
    }
}
