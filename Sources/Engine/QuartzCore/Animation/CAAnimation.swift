import CoreGraphics
import ObjectiveCRuntime

/// The effect of an animation before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The animation's last value stays after its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The animation's first value holds before its begin time.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both ``forwards`` and ``backwards``.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation has no effect outside of its time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The methods by which an object follows an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Is called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Is called when the animation has ended; `flag` is false if it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {
        isDefault()
    }
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        isDefault()
    }

    private func isDefault(_ method: StaticString = #function) {
        UncalledMethods.note(method, on: self, of: "CAAnimationDelegate") { $0 is any CAAnimationDelegate.Type }
    }
}

/// A change of a layer's attributes over time.
///
/// Times are seconds of the simulation.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction, CAMediaTiming, @preconcurrency NSCopying {
    /// The time at which the animation begins, in its layer's time; 0 is replaced by the time at which it is added to
    /// the layer.
    open var beginTime: CFTimeInterval = 0
    /// The length of one run in seconds; 0, the default, stands for 0.25 s.
    open var duration: CFTimeInterval = 0
    /// The rate of the animation's time to its layer's; 1 by default.
    open var speed: Float = 1
    /// The time within the animation at which it begins, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of runs, which may be a fraction; 0 counts as 1.
    open var repeatCount: Float = 0
    /// The length of all runs in seconds; 0 leaves it to ``repeatCount``.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one backwards.
    open var autoreverses = false
    /// The effect outside of the animation's time; none by default.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the animation is taken off its layer at its end; true by default.
    open var isRemovedOnCompletion = true
    /// The curve of each run; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Has no effect: a stage makes 60 steps a second.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The object that is told when the animation begins and ends, which the animation keeps, as on Apple's systems.
    open var delegate: (any CAAnimationDelegate)?

    /// The begin time of the last start, if that start chose it.
    private var chosenBegin: CFTimeInterval?

    /// Whether code may hold the animation, so that a layer takes a copy of it.
    package final var isShared = true

    /// A closure for UIKit that runs when the animation ends.
    package var didStop: (@MainActor (_ finished: Bool) -> Void)?

    public override init() {
        super.init()
    }

    /// Returns an animation of the same class with the same values, made by its own `init()` as on Apple's systems: what a class
    /// that inherits from those here stores besides begins anew.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = ObjectCreation.make(type(of: self)) as? CAAnimation else { return self }
        copy.take(self)
        return copy
    }

    /// Takes over the values of another animation of the same class.
    func take(_ other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        (fillMode, isRemovedOnCompletion) = (other.fillMode, other.isRemovedOnCompletion)
        (timingFunction, delegate, didStop) = (other.timingFunction, other.delegate, other.didStop)
        (ownValues, chosenBegin) = (other.ownValues, other.chosenBegin)
    }

    /// What code keeps by keys of its own, mostly to know the animation again at its end.
    private var ownValues: [String: Any] = [:]

    /// Returns what was set for a key; nil if nothing was.
    open func value(forKey key: String) -> Any? { ownValues[key] }

    /// Keeps a value under a key of one's own; attributes are not set by it.
    open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }

    /// Returns whether an attribute is archived: never, as there are no archives.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    /// Returns the value of an attribute that was never set; nil in the base class.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// The length of one run in the animation's own time.
    package var runDuration: CFTimeInterval { duration > 0 ? duration : 0.25 }

    /// The length of all runs in the animation's own time; infinite if it repeats for ever or stands still.
    private var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = runDuration * (autoreverses ? 2 : 1)
        return repeatCount > 0 ? once * CFTimeInterval(repeatCount) : once
    }

    private func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The time at which the last run ends, in the simulation's time; infinite if never.
    var endTime: CFTimeInterval {
        speed > 0 ? beginTime + (activeDuration - timeOffset) / CFTimeInterval(speed) : .infinity
    }

    package func hasEnded(at time: CFTimeInterval) -> Bool {
        speed > 0 && localTime(at: time) >= activeDuration
    }

    /// Returns the progress of the run at `time`, with the timing function applied; nil where the animation has no
    /// effect.
    package func progress(at time: CFTimeInterval) -> CGFloat? {
        var local = localTime(at: time)
        if local < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            local = 0
        }
        let end = activeDuration
        if local >= end {
            guard fillMode == .forwards || fillMode == .both || local < end + FrameClock.tolerance else { return nil }
            local = end
        }
        let runs = local / runDuration
        var run = runs.rounded(.down)
        // The end of the last run is 1 of that run, not 0 of one that never comes.
        if local == end, run == runs, run > 0 { run -= 1 }
        let fraction = CGFloat(runs - run)
        let isBackward = autoreverses && Int(run) % 2 == 1
        return curve(isBackward ? 1 - fraction : fraction)
    }

    /// Maps a fraction of a run to progress.
    package func curve(_ fraction: CGFloat) -> CGFloat {
        timingFunction?.progress(at: fraction) ?? fraction
    }

    /// Applies the animation at `time` to a layer's attributes.
    package func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {}

    /// Adds the animation to the layer `anObject` under the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    func start(at time: CFTimeInterval) {
        // Used again, an animation begins anew, as Apple's does, which is copied when it is added.
        if beginTime == 0 || beginTime == chosenBegin {
            beginTime = time
            chosenBegin = time
        }
        delegate?.animationDidStart(self)
    }

    /// Is called when the animation has been added to a layer.
    func attached(to layer: CALayer) {}

    /// Ends the animation without calling delegate or completion.
    func abandon() {
        didStop = nil
    }

    func stop(finished: Bool) {
        didStop?(finished)
        delegate?.animationDidStop(self, finished: finished)
    }
}

/// An animation of one attribute of a layer, named by its key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The attribute's key path, such as `position.x` or `transform.rotation.z`.
    ///
    /// Other paths than those of ``CALayer``'s animatable attributes have no effect.
    open var keyPath: String? {
        didSet { key = valueFunction?.key ?? keyPath.flatMap(AnimatableKey.init(rawValue:)) }
    }
    /// Whether the animation's value is added to the layer's.
    open var isAdditive = false
    /// Whether each run continues from the value at which the one before ended.
    open var isCumulative = false
    /// The function that makes the attribute's transform of the values, which are numbers then.
    open var valueFunction: CAValueFunction? {
        didSet { key = valueFunction?.key ?? keyPath.flatMap(AnimatableKey.init(rawValue:)) }
    }
    package private(set) var key: AnimatableKey?

    /// Makes an animation of a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        key = path.flatMap(AnimatableKey.init(rawValue:))
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, valueFunction) = (other.keyPath, other.valueFunction)
        (isAdditive, isCumulative) = (other.isAdditive, other.isCumulative)
    }

    /// Returns the value at `progress`, given the value without the animation.
    package func value(at progress: CGFloat, over underlying: AnimatableValue) -> AnimatableValue? { nil }

    package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
        guard let key, let progress = progress(at: time) else { return }
        let underlying = properties[key]
        guard let value = value(at: progress, over: underlying) else { return }
        properties[key] = isAdditive ? underlying.adding(value) : value
    }
}
