import QuartzCore

/// Says how a pointer looks above a view; is not asked: viewers have pointers of their own.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}

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
