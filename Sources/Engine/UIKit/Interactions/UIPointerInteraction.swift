import QuartzCore

/// Says how a pointer looks above a view; is not asked: viewers have pointers of their own.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}

/// An area of a view above which a pointer would change; is not asked for.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The area, in the view's space.
    open private(set) var rect: CGRect
    /// A name of one's choice.
    open private(set) var identifier: AnyHashable?

    /// Makes an area.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// Where a pointer is that would be given an area; is not made here.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The place, in the view's space.
    open private(set) var location = CGPoint.zero
    /// The keys that are held down: none.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// What a pointer does to a view; has no effect.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
}

/// The form of a pointer; has no effect.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// The look of a pointer; has no effect.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// Makes a look of an effect and a form.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    /// Makes a look of a form.
    public init(shape: UIPointerShape, constrainedAxes: NSLayoutConstraint.Axis? = nil) {}
}

/// How a pointer would look above a view; has no effect: viewers have pointers of their own.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view in which the interaction is.
    open private(set) weak var view: UIView?
    /// The object that would say how the pointer looks.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer may change; has no effect.
    open var isEnabled = true

    /// Makes an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: viewers have pointers of their own.
    open func invalidate() {}
}

/// The title that a long press with large texts would show; has no effect.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view in which the interaction is.
    open private(set) weak var view: UIView?

    /// Makes an interaction.
    public override init() {
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}
