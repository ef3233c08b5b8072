import QuartzCore

/// An object that can get touches and keys.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The object that gets the events which this one does not handle.
    open var next: UIResponder? { nil }

    /// A stage has no keyboard focus: kept for source compatibility.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this object gets the keyboard's events.
    open var isFirstResponder: Bool { false }

    /// Makes this object the first responder if it can be one; returns whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Ends this object's state as the first responder; returns whether it has ended.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Is called for values observed with `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Handles touches that have begun; the base class passes them to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Handles touches that have moved; the base class passes them to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Handles touches that have been lifted; the base class passes them to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Handles touches that have been cancelled; the base class passes them to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
