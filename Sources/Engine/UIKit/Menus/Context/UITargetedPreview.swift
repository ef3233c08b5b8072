import QuartzCore

/// How a view looks while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// Behind the view; nil for the view's own.
    open var backgroundColor: UIColor?
    /// What is seen of the view, in its space; nil for all of it.
    ///
    /// Only the path's bounding box and the rounding of its corners are seen here.
    open var visiblePath: UIBezierPath?
    /// Has no effect: the shadow is that of what is seen.
    open var shadowPath: UIBezierPath?

    /// Makes parameters for a view as it is.
    public override init() {
        super.init()
    }

    /// Returns parameters with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        (copy.backgroundColor, copy.visiblePath, copy.shadowPath) = (backgroundColor, visiblePath, shadowPath)
        return copy
    }
}

/// The place at which a preview begins or ends.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view in which the place is.
    open private(set) var container: UIView
    /// The preview's centre in the container.
    open private(set) var center: CGPoint
    /// The preview's transform there.
    open private(set) var transform: CGAffineTransform

    /// Makes a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

/// A view that is lifted, how it looks then, and from where.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// Where the preview begins or ends.
    open private(set) var target: UIPreviewTarget
    /// The view.
    open private(set) var view: UIView
    private let looks: UIPreviewParameters
    /// Whether the target is the view's own place, wherever it goes.
    final private(set) var isWhereItsViewIs = false

    /// Makes a preview of a view that begins at a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        looks = parameters
        self.target = target
    }

    /// Makes a preview of a view that begins where the view is.
    ///
    /// - Precondition: the view is in another one.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            preconditionFailure("a preview without a target needs a view that is in another one")
        }
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
        isWhereItsViewIs = true
    }

    /// Makes a preview of a view as it is, where it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// How the view looks.
    open var parameters: UIPreviewParameters { looks }
    /// The size of what is seen.
    open var size: CGSize { looks.visiblePath?.bounds.size ?? view.bounds.size }
}
