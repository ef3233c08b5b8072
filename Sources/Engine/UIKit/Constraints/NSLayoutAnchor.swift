import QuartzCore

/// What an anchor is for.
struct AnchorPlace: Hashable, Sendable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    /// What a distance counts from.
    var origin: [ObjectIdentifier: NSLayoutConstraint.Attribute] = [:]
}

private protocol PlacedAnchor {
    var place: AnchorPlace { get }
}

/// One attribute of a view or a guide, to make constraints with.
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType>: NSObject {
    fileprivate let item: AnyObject
    fileprivate let attribute: NSLayoutConstraint.Attribute
    /// What a distance counts from; nil for any other attribute.
    fileprivate let origin: ConstraintOrigin?
    fileprivate nonisolated let place: AnchorPlace

    init(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, from origin: ConstraintOrigin? = nil
    ) {
        self.item = item
        self.attribute = attribute
        self.origin = origin
        var place = AnchorPlace(item: ObjectIdentifier(item), attribute: attribute)
        if let origin, let item: AnyObject = origin.guide ?? origin.view {
            place.origin = [ObjectIdentifier(item): origin.attribute]
        }
        self.place = place
    }

    /// Whether another object is an anchor for the same attribute of the same view or guide.
    ///
    /// Views make their anchors anew each time.
    public nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? any PlacedAnchor)?.place == place }

    /// The same for anchors of the same attribute of the same view or guide.
    public nonisolated override var hash: Int { place.hashValue }

    /// Returns the distance from this attribute to another one, less than 0 if the other one comes before.
    fileprivate func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        NSLayoutDimension(other.item, other.attribute, from: ConstraintOrigin(item, attribute))
    }

    /// Returns a constraint that makes this attribute equal to another one.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor)
    }

    /// Returns a constraint that makes this attribute equal to another one plus a constant in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: c)
    }

    /// Returns a constraint that makes this attribute at least another one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Returns a constraint that makes this attribute at most another one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: c)
    }

    fileprivate func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        (constraint.firstOrigin, constraint.secondOrigin) = (origin, anchor?.origin)
        return constraint
    }
}

/// An attribute along the x axis: an edge or the centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance to another attribute, to make constraints with.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Returns a constraint that puts this attribute a multiple of the standard space after another one.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, constant: multiplier * LayoutSpace.standard) }

    /// Returns a constraint that puts this attribute at least a multiple of the standard space after another one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: multiplier * LayoutSpace.standard) }

    /// Returns a constraint that puts this attribute at most a multiple of the standard space after another one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: multiplier * LayoutSpace.standard) }
}

/// An attribute along the y axis: an edge, a baseline or the centre.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance to another attribute, to make constraints with.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Returns a constraint that puts this attribute a multiple of the standard space below another one.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, constant: multiplier * LayoutSpace.standard) }

    /// Returns a constraint that puts this attribute at least a multiple of the standard space below another one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: multiplier * LayoutSpace.standard) }

    /// Returns a constraint that puts this attribute at most a multiple of the standard space below another one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: multiplier * LayoutSpace.standard) }
}

/// The spaces between views that constraints know.
enum LayoutSpace {
    /// The space for which no number is given, in points.
    static let standard: CGFloat = 8
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that makes the dimension equal to a number of points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, nil, constant: c)
    }

    /// Returns a constraint that makes the dimension at least a number of points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, constant: c)
    }

    /// Returns a constraint that makes the dimension at most a number of points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, constant: c)
    }

    /// Returns a constraint that makes the dimension equal to a multiple of another one plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint that makes the dimension at least a multiple of another one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint that makes the dimension at most a multiple of another one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}

/// An object that has anchors: a view or a guide.
@preconcurrency @MainActor
public protocol LayoutAnchoring: AnyObject {}

extension UIView: LayoutAnchoring {}
extension UILayoutGuide: LayoutAnchoring {}

extension LayoutAnchoring {
    /// The edge at which text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge at which text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The centre along the x axis.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The centre along the y axis.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
    final func baselineAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, attribute)
    }
}

extension NSLayoutAnchor: PlacedAnchor {}
