import QuartzCore

/// An object that can get touches and keys.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The object that gets the events which this one does not handle.
    open var next: UIResponder? { nil }

    /// Whether this object takes keys if it is asked to; a controller that does is asked when it has appeared.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this object would stop being the first responder if it were asked; nobody but code asks.
    open var canResignFirstResponder: Bool { true }
    /// Whether this object gets the keyboard's events.
    open var isFirstResponder: Bool { inputWindow?.firstResponder === self }

    /// Makes this object the first responder if it can be one; returns whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let inputWindow else { return false }
        return inputWindow.makeFirst(self)
    }

    /// Ends this object's state as the first responder; returns whether it has ended.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        inputWindow?.endFirst(self)
        return true
    }

    // MARK: Keyboard and motion

    /// The view that takes a keyboard's place, at the bottom of the window, while this object takes keys; nil for none.
    open var inputView: UIView? { nil }
    /// The view that lies at the bottom of the window, above ``inputView``, while this object takes keys, or one of those
    /// whose events go on to it; nil for none.
    open var inputAccessoryView: UIView? { nil }
    /// Shows other input views, if this object takes keys.
    open func reloadInputViews() {
        if isFirstResponder { inputWindow?.showInputViews(isAnimated: false) }
    }
    /// The language of the keyboard: that of the stage's process.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// A bar of no effect: a stage has no keyboard over which it would lie.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    /// What takes changes back: that of the next responder, and at last the window's.
    open var undoManager: UndoManager? { next?.undoManager }
    /// The keys that this object would act on; has no effect.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Returns false: stages have no menus for editing.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// Returns nil: stages have no menus for editing.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    /// Does nothing: nothing is selected on a stage.
    open func cut(_ sender: Any?) {}
    /// Does nothing: nothing is selected on a stage.
    open func copy(_ sender: Any?) {}
    /// Does nothing; a field of text types what is on the pasteboard.
    open func paste(_ sender: Any?) {}
    /// Does nothing: nothing is selected on a stage.
    open func select(_ sender: Any?) {}
    /// Does nothing: nothing is selected on a stage.
    open func selectAll(_ sender: Any?) {}
    /// Does nothing: nothing is selected on a stage.
    open func delete(_ sender: Any?) {}
    /// Is not called: nobody shakes a stage.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Is not called: nobody shakes a stage.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Is not called: nobody shakes a stage.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Is not called: nothing controls a stage from afar.
    open func remoteControlReceived(with event: UIEvent?) {}

    // As a stage has no keyboard of its own, these tell of views in its place and above it alone.
    /// The name of the notification that input views are about to come, or others.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The name of the notification that input views have come, or others.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The name of the notification that input views are about to leave.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The name of the notification that input views have left.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The name of the notification that the area of input views is about to be another one.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The name of the notification that the area of input views has become another one.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of a keyboard's frame at the beginning of its change.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of a keyboard's frame at the end of its change.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of a keyboard's change, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of a keyboard's change.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether a keyboard belongs to this application.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

    // MARK: Accessibility

    private final var unheard: UnheardAccessibility?

    /// Whether assistive technology is told of this object; has no effect: the page tells of what has a label or text.
    open var isAccessibilityElement: Bool {
        get { unheard?.isElement ?? false }
        set { changeUnheard { $0.isElement = newValue } }
    }
    /// What the object does; the page doesn't tell it.
    open var accessibilityHint: String? {
        get { unheard?.hint }
        set { changeUnheard { $0.hint = newValue } }
    }
    /// Whether what is within the object is left out; has no effect.
    open var accessibilityElementsHidden: Bool {
        get { unheard?.hidesElements ?? false }
        set { changeUnheard { $0.hidesElements = newValue } }
    }
    /// Whether all beside the object is left out; has no effect.
    open var accessibilityViewIsModal: Bool {
        get { unheard?.isModal ?? false }
        set { changeUnheard { $0.isModal = newValue } }
    }
    /// Whether what is within the object is told before what follows; has no effect.
    open var shouldGroupAccessibilityChildren: Bool {
        get { unheard?.groupsChildren ?? false }
        set { changeUnheard { $0.groupsChildren = newValue } }
    }
    /// The elements within the object; has no effect.
    open var accessibilityElements: [Any]? {
        get { unheard?.elements }
        set { changeUnheard { $0.elements = newValue } }
    }
    /// The number of the elements within the object; the page doesn't ask for them.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// An element within the object by its place; nil for none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The place of an element within the object; `NSNotFound` for another one.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// Does nothing and returns false: the page taps.
    open func accessibilityActivate() -> Bool { false }
    /// Is asked to scroll by a screen reader; the page has a tree of its own, and asks nobody.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Does nothing.
    open func accessibilityIncrement() {}
    /// Is not called: the page has no gesture for going back.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Is not called: the page has no gesture for the most important action.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Does nothing.
    open func accessibilityDecrement() {}

    /// The object's place in its window, which stands for the screen, in points; nothing but views have one of their own.
    open var accessibilityFrame: CGRect {
        get { unheard?.frame ?? .zero }
        set { changeUnheard { $0.frame = newValue } }
    }
    /// The point that is tapped for the object, in points of its window; has no effect: the page taps its middle.
    open var accessibilityActivationPoint: CGPoint {
        get { unheard?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { changeUnheard { $0.activationPoint = newValue } }
    }
    /// The object's shape in its window; has no effect.
    open var accessibilityPath: UIBezierPath? {
        get { unheard?.path }
        set { changeUnheard { $0.path = newValue } }
    }
    /// Is not called: the page's tree has its own focus.
    open func accessibilityElementDidBecomeFocused() {}
    /// Is not called: the page's tree has its own focus.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns false: the page's tree has its own focus.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The place that was set; nil where none was.
    final var ownAccessibilityFrame: CGRect? { unheard?.frame }

    private func changeUnheard(_ change: (UnheardAccessibility) -> Void) {
        let settings = unheard ?? UnheardAccessibility()
        unheard = settings
        change(settings)
    }

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

    /// Handles presses of buttons that have begun, of which stages have none; the base class passes them to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Handles presses that have changed; the base class passes them to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Handles presses that have ended; the base class passes them to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Handles presses that have been cancelled; the base class passes them to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}

/// The settings of assistive technology that are kept without effect; few objects have any.
@MainActor
private final class UnheardAccessibility {
    var isElement = false
    var hint: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var path: UIBezierPath?
}

/// What menus for editing call, which every responder has: `#selector(UIResponderStandardEditActions.paste(_:))`.
public typealias UIResponderStandardEditActions = UIResponder
