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

/// The part of a controller's view that is covered at its top or at its bottom, by bars and by the stage's device.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool
    private weak var height: NSLayoutConstraint?

    var length: CGFloat { owningView.map { Self.length(in: $0, isTop: isTop) } ?? 0 }

    init(atTopOf view: UIView) {
        isTop = true
        super.init(view) {
            UIEdgeInsets(top: 0, left: 0, bottom: $0.bounds.height - Self.length(in: $0, isTop: true), right: 0)
        }
    }

    init(atBottomOf view: UIView) {
        isTop = false
        super.init(view) {
            UIEdgeInsets(top: $0.bounds.height - Self.length(in: $0, isTop: false), left: 0, bottom: 0, right: 0)
        }
    }

    private static func length(in view: UIView, isTop: Bool) -> CGFloat {
        let covered = view.coveredInsets
        return isTop ? covered.top : covered.bottom
    }

    /// Adds the two constraints that hold the guide of a controller, to its view.
    ///
    /// They say what is known anyway. EasyPeasy's tests count them among the view's, on iOS.
    func holdByConstraints() {
        guard let owningView else { return }
        let edge =
            isTop
            ? topAnchor.constraint(equalTo: owningView.topAnchor)
            : bottomAnchor.constraint(equalTo: owningView.bottomAnchor)
        let height = heightAnchor.constraint(equalToConstant: length)
        NSLayoutConstraint.activate([edge, height])
        self.height = height
    }

    /// Follows what is covered now.
    func update() { height?.constant = length }
}
