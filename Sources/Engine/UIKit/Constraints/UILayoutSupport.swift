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

    /// Adds the two constraints that hold the guide of a controller, to its view.
    ///
    /// They say what is known anyway. EasyPeasy's tests count them among the view's, on iOS.
    ///
    /// - Returns: the guide.
    func heldByConstraints(_ edge: KeyPath<UIView, NSLayoutYAxisAnchor>) -> BarLayoutGuide {
        guard let owningView else { return self }
        let own = edge == \UIView.topAnchor ? topAnchor : bottomAnchor
        NSLayoutConstraint.activate([
            own.constraint(equalTo: owningView[keyPath: edge]), heightAnchor.constraint(equalToConstant: 0),
        ])
        return self
    }
}
