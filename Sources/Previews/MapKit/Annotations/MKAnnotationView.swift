import UIKit

/// The view of an annotation.
open class MKAnnotationView: UIView {
    /// How far a finger has moved the annotation: has no effect.
    public enum DragState: UInt, Sendable {
        /// One of them.
        case none, starting, dragging, canceling, ending
    }

    /// How the view hits others: has no effect.
    public enum CollisionMode: Int, Sendable {
        /// One of them.
        case rectangle, circle, none
    }

    /// The name by which views like it are found.
    public private(set) final var reuseIdentifier: String?
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The picture that it shows.
    open var image: UIImage? { didSet { showImage() } }
    /// How far its middle is from the annotation's place.
    open var centerOffset = CGPoint.zero { didSet { superview?.superview?.setNeedsLayout() } }
    /// How far the callout is from its usual place.
    open var calloutOffset = CGPoint.zero
    /// Whether it can be selected.
    open var isEnabled = true
    /// Whether a finger is on it: has no effect.
    open var isHighlighted = false
    /// Whether it is selected.
    open private(set) var isSelected = false
    /// Whether a callout is shown when it is selected.
    open var canShowCallout = false
    /// Whether a finger moves the annotation: has no effect.
    open var isDraggable = false
    /// How far a finger has moved the annotation.
    open var dragState = DragState.none
    /// What stands in the callout on the left.
    open var leftCalloutAccessoryView: UIView?
    /// What stands in the callout on the right.
    open var rightCalloutAccessoryView: UIView?
    /// What stands in the callout in place of the subtitle.
    open var detailCalloutAccessoryView: UIView?
    /// The name of the annotations that are shown as one where they are near: has no effect.
    open var clusteringIdentifier: String?
    /// Which of several views are shown: has no effect.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// How the view hits others: has no effect.
    open var collisionMode = CollisionMode.rectangle
    private final let picture = UIImageView()

    /// Makes the view of an annotation, with a name by which it is used again.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
        addParts()
    }

    /// Makes one of an Interface Builder file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    /// Adds what is seen of the annotation.
    func addParts() { addSubview(picture) }

    private func showImage() {
        picture.image = image
        bounds.size = image?.size ?? .zero
        picture.frame = bounds
        superview?.superview?.setNeedsLayout()
    }

    /// Is called before it shows another annotation.
    open func prepareForReuse() {}
    /// Is called before it is shown.
    open func prepareForDisplay() {}
    /// Sets whether it is selected.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sets how far a finger has moved the annotation.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}
