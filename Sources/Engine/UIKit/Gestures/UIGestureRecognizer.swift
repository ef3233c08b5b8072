import QuartzCore

/// A recogniser of a gesture in the touches of its view and those within it.
///
/// A subclass overrides the `touches...` methods and sets ``state``; setting it to `.began` or `.ended` asks first: the
/// delegate, the recognisers that must fail before, and those that have already begun with the same touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// A state of a recogniser.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The state of a recognised gesture without duration, which is `ended`.
        public static let recognized = State.ended
    }

    /// The view whose touches are observed.
    open internal(set) var view: UIView? {
        get { ownView }
        set { ownView = newValue }
    }
    @Unretained private final var ownView: UIView?
    /// The object that decides whether gestures are recognised.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name of one's choice.
    open var name: String?
    /// Whether the view's touches are cancelled once the gesture is recognised; true by default.
    open var cancelsTouchesInView = true
    /// Has no effect: the view's touches are not delayed.
    open var delaysTouchesBegan = false
    /// Has no effect: the ends of the view's touches are not delayed.
    open var delaysTouchesEnded = true

    /// Has no effect: touches are fingers'.
    open var allowedTouchTypes: [NSNumber] = []
    /// Has no effect: a stage has no buttons.
    open var allowedPressTypes: [NSNumber] = []
    /// Has no effect: touches are fingers'.
    open var requiresExclusiveTouchType = true
    /// The keys that are held: none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The mouse's buttons that are held: the first, as for a finger.
    open var buttonMask: UIEvent.ButtonMask { .primary }
    /// Disabling a recogniser that is at work cancels its gesture.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            abandon()
        }
    }

    /// The touches that the recogniser follows, in the order in which they began.
    final var touches: [UITouch] = []
    private final var targets: [(target: WeakTarget, action: Selector)] = []
    private final var closures: [@MainActor (UIGestureRecognizer) -> Void] = []
    private final var failureRequirements: [Weak<UIGestureRecognizer>] = []
    private final var storedState = State.possible
    /// The state that waits for other recognisers to fail, and those.
    private final var pendingState: State?
    private final var blockers: [Weak<UIGestureRecognizer>] = []
    /// The recognisers that wait for this one to fail.
    private final var waiters: [Weak<UIGestureRecognizer>] = []
    /// The last place of a gesture without touches.
    final var lastLocation = CGPoint.zero

    /// Makes a recogniser that calls a method of a target, which it does not retain.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Adds a method of a target that is called when the state changes.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append((WeakTarget(target), action))
    }

    /// Removes an action of `target`; nil stands for all targets, or for all actions, as does an action without a name.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.target.object === (target as AnyObject))
                && (action.map(entry.action.canBe) ?? true)
        }
    }

    /// The engine's own way to listen.
    final func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        closures.append(action)
    }

    /// Takes the state, the view and the place of another recogniser, whose touches it does not follow.
    func show(_ other: UIGestureRecognizer) {
        (storedState, view, lastLocation) = (other.state, other.view, other.location(in: nil))
    }

    // MARK: State

    /// The recogniser's state; subclasses set it.
    open var state: State {
        get { storedState }
        set { transition(to: newValue) }
    }

    /// Whether the gesture is under way.
    final var isActive: Bool { storedState == .began || storedState == .changed }

    private func transition(to new: State) {
        switch (storedState, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            recognize(as: new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            finish(.failed)
        case (.began, .changed), (.changed, .changed), (.began, .began), (.changed, .began):
            storedState = .changed
            sendActions()
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            finish(new)
        case (.began, .failed), (.changed, .failed):
            finish(.cancelled)
        default:
            break
        }
    }

    private func recognize(as new: State) {
        guard isGestureAllowed, view?.gestureRecognizerShouldBegin(self) != false,
            delegate?.gestureRecognizerShouldBegin(self) != false,
            !GestureArbiter.isPrevented(self)
        else {
            finish(.failed)
            return
        }
        let undecided = GestureArbiter.requirements(of: self)
        guard undecided.isEmpty else {
            pendingState = new
            blockers = undecided.map { Weak($0) }
            for other in undecided { other.waiters.append(Weak(self)) }
            return
        }
        pendingState = nil
        if new == .ended {
            finish(.ended)
        } else {
            storedState = new
            didBegin()
            GestureArbiter.recognized(self)
            guard isEnabled else { return }
            tellWaiters(recognized: true)
            sendActions()
        }
    }

    private func finish(_ new: State) {
        pendingState = nil
        let wasActive = isActive
        storedState = new
        if new == .ended, !wasActive { GestureArbiter.recognized(self) }
        if new != .failed { sendActions() }
        lastLocation = location(in: nil)
        touches = []
        reset()
        storedState = .possible
        tellWaiters(recognized: new == .ended)
    }

    /// For recognisers of the engine: whether a gesture may begin, beside what the view and the delegate say.
    var isGestureAllowed: Bool { true }

    /// Is called in recognisers of the engine when a continuous gesture begins, before its targets.
    func didBegin() {}

    /// Stops whatever the recogniser is doing.
    final func abandon() {
        switch storedState {
        case .began, .changed: finish(.cancelled)
        case .possible where !touches.isEmpty || pendingState != nil: finish(.failed)
        default: break
        }
    }

    private func sendActions() {
        for (target, action) in targets {
            guard let object = target.object else { continue }
            action.perform(on: object, with: self)
        }
        for closure in closures { closure(self) }
    }

    // MARK: Requirements

    /// Has this recogniser wait until another one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.value == nil }
        failureRequirements.append(Weak(otherGestureRecognizer))
    }

    /// Returns whether this recogniser waits until another one has failed; false in the base class.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another recogniser waits until this one has failed; false in the base class.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether this recogniser, once it has begun, prevents another one; true in the base class.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another recogniser that has begun prevents this one; true in the base class.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.value === other }
            || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    private func tellWaiters(recognized: Bool) {
        let told = waiters.compactMap(\.value)
        waiters = []
        for waiter in told { waiter.requirementDecided(failed: !recognized) }
    }

    /// Goes on with a recognition that waited once nothing holds it up, or gives it up.
    private func requirementDecided(failed: Bool) {
        guard let pendingState else { return }
        guard failed else {
            finish(.failed)
            return
        }
        guard !blockers.contains(where: { $0.value?.isUndecided == true }) else { return }
        recognize(as: pendingState)
    }

    final var isWaiting: Bool { pendingState != nil }

    /// Whether the recogniser may still find its gesture in the touches that it has seen.
    final var isUndecided: Bool { storedState == .possible && (!touches.isEmpty || isWaiting || isBetweenTouches) }

    /// Whether part of the gesture is done and no touch is down, for recognisers of the engine.
    var isBetweenTouches: Bool { false }

    // MARK: Touches

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { touches.count }

    /// The mean of the touches' places.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return view?.convert(lastLocation, from: nil) ?? lastLocation }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// Returns the place of one touch in a view's coordinates; nil for the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches[touchIndex].location(in: view)
    }

    /// Called when a gesture is over and the next may begin.
    open func reset() {}

    /// Stops following a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
    }

    /// Handles touches that have begun; the base class does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles touches that have moved; the base class does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles touches that have been lifted; the base class does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles touches that have been cancelled; the base class does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    final func attach(to view: UIView?) {
        abandon()
        self.view = view
    }

    /// Whether changes of a touch still concern the recogniser.
    func stillFollows(_ touch: UITouch) -> Bool {
        touches.contains { $0 === touch }
    }

    /// Whether the recogniser wants to follow a touch that begins; subclasses of the engine narrow it.
    func accepts(_ touch: UITouch) -> Bool {
        isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }
}

/// A target that is not retained.
///
/// A value type can't be held weakly and is kept.
struct WeakTarget {
    private weak var reference: AnyObject?

    init(_ target: Any) {
        reference = target as AnyObject
    }

    var object: AnyObject? { reference }
}

final class Weak<Value: AnyObject> {
    weak var value: Value?

    init(_ value: Value) {
        self.value = value
    }
}
