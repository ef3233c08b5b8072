import QuartzCore

/// A pointer that is down; the same object until it is lifted.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    /// A phase of a touch.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// Of a pointer above a view, which stages don't have.
        case regionEntered, regionMoved, regionExited
    }

    /// A type of touches; all are direct here.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        /// A pencil, by its older name.
        public static var stylus: TouchType { .pencil }
    }

    /// Whether the touch has begun, moved, rested, ended or been cancelled.
    public internal(set) var phase = Phase.began
    /// The time of the newest sample in seconds of the simulation.
    public internal(set) var timestamp: TimeInterval
    /// The number of taps at this place, this one included.
    public internal(set) var tapCount = 1
    /// The view that was hit when the touch began.
    public internal(set) var view: UIView? {
        get { hitView }
        set { hitView = newValue }
    }
    @Unretained private var hitView: UIView?
    /// The window in which the touch began.
    public var window: UIWindow? { ownWindow }
    @Unretained private var ownWindow: UIWindow?
    /// The recognisers that receive the touch.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// The radius of what touches in points: a fingertip's.
    public var majorRadius: CGFloat { 20 }
    /// How far the radius may be off.
    public var majorRadiusTolerance: CGFloat { 5 }
    /// The type: direct.
    public var type: TouchType { .direct }
    /// The angle of a pencil to the surface: a finger's, which is upright.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// Returns the direction in which a pencil is tilted: 0 for a finger.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction in which a pencil is tilted: that of the first axis for a finger.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The force: always 0.
    public var force: CGFloat { 0 }
    /// The greatest force: 0, as of screens that feel none.
    public var maximumPossibleForce: CGFloat { 0 }

    /// Whether the touch stopped a moving scroll view, after which it is no tap.
    var stoppedScrolling = false
    /// The scroll views that the touch has stopped and not yet let go.
    var caughtScrollViews: [Unretained<UIScrollView>] = []
    /// Whether a scroll view around the touched view has not let it have the touch.
    var isKeptFromView = false
    /// What lets the view hear of the touch later, as a scroll view around it waits for a drag; nil once it has.
    var delay: ScheduledAction?
    /// Whether a gesture has taken the touch from its view.
    private(set) var isCancelledInView = false

    /// The place in the window's coordinates.
    var location: CGPoint
    var previousLocation: CGPoint
    private(set) var previousTimestamp: TimeInterval
    /// The place at which the touch began, in the window's coordinates.
    let origin: CGPoint
    let began: TimeInterval

    /// Makes a touch of nothing at the origin.
    public convenience override init() {
        self.init(window: nil, location: .zero, timestamp: 0)
    }

    init(window: UIWindow?, location: CGPoint, timestamp: TimeInterval) {
        ownWindow = window
        self.location = location
        previousLocation = location
        origin = location
        began = timestamp
        previousTimestamp = timestamp
        self.timestamp = timestamp
    }

    func update(_ phase: Phase, location: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        previousLocation = self.location
        previousTimestamp = self.timestamp
        self.location = location
        self.timestamp = max(timestamp, self.timestamp)
    }

    /// Returns the place in a view's coordinates; nil for the window's.
    public func location(in view: UIView?) -> CGPoint {
        view?.convert(location, from: nil) ?? location
    }

    /// Returns the place before the last change, in a view's coordinates; nil for the window's.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocation, from: nil) ?? previousLocation
    }

    /// Cancels the touch for its view, as a gesture has taken it.
    func cancelInView() {
        guard !isCancelledInView else { return }
        isCancelledInView = true
        let wasHeard = !isKeptFromView && delay == nil
        forgetDelay()
        if wasHeard { view?.touchesCancelled([self], with: nil) }
    }

    func forgetDelay() {
        delay?.cancel()
        delay = nil
    }

    /// How far the touch is from where it began, in points of the window.
    var distanceFromOrigin: CGFloat {
        hypot(location.x - origin.x, location.y - origin.y)
    }
}

/// A change of one or more touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The touches that the event is about.
    open var allTouches: Set<UITouch>? { members }
    /// The time of the event, in seconds of the simulation.
    open var timestamp: TimeInterval { time }
    private final let members: Set<UITouch>
    private final let time: TimeInterval

    /// A kind of events; all are of touches here.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    /// What an event is about, more closely; always nothing here.
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The first one.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second one.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// The keys that are held down meanwhile: none, as far as a stage knows.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The pointer's buttons that are held down: none, as all touches are fingers here.
    open var buttonMask: ButtonMask { [] }

    /// The kind: touches.
    open var type: EventType { .touches }
    /// What the event is about, more closely: nothing.
    open var subtype: EventSubtype { .none }

    /// Makes an event without touches.
    public override init() {
        (members, time) = ([], 0)
        super.init()
    }

    init(touches: Set<UITouch>, timestamp: TimeInterval) {
        (members, time) = (touches, timestamp)
        super.init()
    }

    /// Returns the samples between a touch's last two frames: the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns where a touch may be next: nothing is foretold.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
    /// Returns the event's touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    /// Returns the event's touches that a recogniser receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// Returns the event's touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }
}
