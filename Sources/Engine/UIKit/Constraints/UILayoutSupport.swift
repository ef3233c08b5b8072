import QuartzCore

/// A part of a controller's view that a bar covers.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// The length of the part in points.
    var length: CGFloat { get }
    /// The part's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The part's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The part's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A part without height at the top or at the bottom of a view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { 0 }

    init(atTopOf view: UIView) {
        super.init(view) { UIEdgeInsets(top: 0, left: 0, bottom: $0.bounds.height, right: 0) }
    }

    init(atBottomOf view: UIView) {
        super.init(view) { UIEdgeInsets(top: $0.bounds.height, left: 0, bottom: 0, right: 0) }
    }
}
