import QuartzCore

/// The surroundings of a popover, which covers the stage here, as on a phone; what it points at is stored.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView?
    /// The rectangle of ``sourceView`` that the popover points at.
    open var sourceRect = CGRect.null
    /// The bar's button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// The sides at which an arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The side at which the arrow is: unknown.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The views that take touches beside the popover; none are seen.
    open var passthroughViews: [UIView]?
    /// The popover's colour.
    open var backgroundColor: UIColor?
    /// Whether the popover may lie over what it points at.
    open var canOverlapSourceViewRect = false
    /// The space around the popover.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

/// The sides of a popover at which an arrow is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// At the top.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// At the bottom.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// At the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// At the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// At any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
