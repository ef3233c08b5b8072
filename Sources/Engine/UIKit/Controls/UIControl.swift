import QuartzCore

/// A view that is used with a finger and tells its targets.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// A set of events that a control sends.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger came down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down on the control again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside of the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside of the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control's value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action, such as a button's tap.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The edited text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// A set of a control's states.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Neither highlighted, disabled, selected nor focused.
        public static let normal: State = []
        /// A finger is down on the control.
        public static let highlighted = State(rawValue: 1)
        /// The control takes no touches.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The keyboard's focus is on the control.
        public static let focused = State(rawValue: 8)
        /// The bits for states of an app's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that are the system's own.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// A horizontal place of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// A vertical place of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// The distance in points outside of the control at which a finger that came down inside still counts as inside, as
    /// in UIKit.
    static let reach: CGFloat = 70

    /// Whether the control takes touches; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    /// Whether the control is selected.
    open var isSelected = false {
        didSet {
            accessibility.isSelected = isSelected
            if isSelected != oldValue { stateChanged() }
        }
    }
    /// Whether the control looks pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// The horizontal place of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The vertical place of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// The states that the control is in.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a finger is down that came down on the control.
    open private(set) var isTracking = false
    /// Whether that finger is inside of the control.
    open private(set) var isTouchInside = false
    private final weak var trackedTouch: UITouch?

    /// Those without a target are for whoever has the method.
    private final var targets: [(target: WeakTarget?, action: Selector, events: Event)] = []
    private final var actions: [(action: UIAction, events: Event)] = []

    /// Has no effect: there is no mouse pointer on a stage.
    open var toolTip: String?
    /// Has no effect: symbols stand still.
    open var isSymbolAnimationEnabled = false
    /// Has no effect: a control's menu is that of its button.
    open var isContextMenuInteractionEnabled = false
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibility.ownRole = .button
    }

    /// Makes a control that performs an action for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessibility.ownRole = .button
        InterfaceCoder.of(coder)?.decodeControl(self)
    }

    /// Is called in controls of the engine when the look has changed.
    func stateChanged() { if laysOutItsState { setNeedsLayout() } }

    /// Whether the layout shows the state, as that of the engine's controls does: UIKit lays out no plain control for it.
    var laysOutItsState: Bool { false }

    // MARK: Targets

    /// The target is not retained; without one, the first object has the method called that has it, from the first responder
    /// or the control on.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append((target.map(WeakTarget.init), action, controlEvents))
    }

    /// Removes all actions of `target` for these events; nil removes those of all targets.
    ///
    /// Without an action, or with one that has no name, all of the target's are removed.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in targets.indices.reversed() where !targets[index].events.isDisjoint(with: controlEvents) {
            let entry = targets[index]
            guard target == nil || entry.target?.object === (target as AnyObject),
                action.map(entry.action.canBe) ?? true
            else { continue }
            targets[index].events.subtract(controlEvents)
            if targets[index].events.isEmpty { targets.remove(at: index) }
        }
    }

    /// Returns the names of a target's actions for events, without their arguments; nil if it has none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let found = targets.filter {
            $0.target?.object === (target as AnyObject) && !$0.events.isDisjoint(with: controlEvent)
        }.compactMap(\.action.name)
        return found.isEmpty ? nil : found
    }

    /// Adds an action for events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
    }

    /// Removes the actions with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
    }

    /// Performs an action as one of the control's own.
    open func sendAction(_ action: UIAction) { action.run(from: self) }

    /// The targets of all actions.
    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { $0.target?.object as? NSObject })
    }

    /// The events that have an action.
    open var allControlEvents: Event {
        targets.reduce(into: actions.reduce(into: Event()) { $0.formUnion($1.events) }) { $0.formUnion($1.events) }
    }

    /// Calls the targets and actions of events.
    open func sendActions(for controlEvents: Event) {
        for (target, action, events) in targets where !events.isDisjoint(with: controlEvents) {
            if target == nil || target?.object != nil { sendAction(action, to: target?.object, for: currentEvent) }
        }
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.run(from: self) }
    }

    /// Calls a method of a target, or without one, of the first object that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Whether a touch opens the control's menu; without effect for controls that have none.
    open var showsMenuAsPrimaryAction = false

    // MARK: Tracking

    /// Begins to track a touch; false ignores it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Goes on tracking a touch that has moved; false ends it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Ends tracking a touch; nil if it was cancelled.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Ends tracking a touch that was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        currentEvent = event
        defer { currentEvent = nil }
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        currentEvent = event
        defer { currentEvent = nil }
        guard isTracking, let touch = tracked(in: touches) else { return }
        let wasInside = isTouchInside
        isTouchInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        currentEvent = event
        defer { currentEvent = nil }
        guard isTracking, let touch = tracked(in: touches) else { return }
        let isInside = isTouchInside
        stopTracking()
        endTracking(touch, with: event)
        sendActions(for: isInside ? [.touchUpInside, primaryEvent] : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        currentEvent = event
        defer { currentEvent = nil }
        guard isTracking, tracked(in: touches) != nil else { return }
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// The event that a tap sends beside `touchUpInside`, for controls of the engine.
    var primaryEvent: Event { [] }

    /// The event whose actions are sent.
    private final var currentEvent: UIEvent?

    private func tracked(in touches: Set<UITouch>) -> UITouch? { touches.first { $0 === trackedTouch } }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
