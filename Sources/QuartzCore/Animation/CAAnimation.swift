import CoreGraphics

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {
        isDefault()
    }
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        isDefault()
    }

    private func isDefault(_ method: StaticString = #function) {
        UncalledMethods.note(method, on: self, of: "CAAnimationDelegate") { $0 is any CAAnimationDelegate.Type }
    }
}

/// A change over time, with `CAMediaTiming`'s attributes. Times are seconds of the simulation.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
    /// When it begins; 0 is replaced by the time at which it is added to a layer.
    open var beginTime: CFTimeInterval = 0
    /// Length of one run; 0 stands for 0.25 s.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?

    /// The begin time of the last start, if that start chose it.
    private var chosenBegin: CFTimeInterval?

    /// UIKit's own way to hear of the end.
    package var didStop: (@MainActor (_ finished: Bool) -> Void)?

    public override init() {
        super.init()
    }

    /// One run's length in its own time.
    package var runDuration: CFTimeInterval { duration > 0 ? duration : 0.25 }

    /// Length of all runs in its own time; infinite if it repeats for ever or stands still.
    private var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = runDuration * (autoreverses ? 2 : 1)
        return repeatCount > 0 ? once * CFTimeInterval(repeatCount) : once
    }

    private func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// When the last run ends, in the simulation's time; infinite if never.
    var endTime: CFTimeInterval {
        speed > 0 ? beginTime + (activeDuration - timeOffset) / CFTimeInterval(speed) : .infinity
    }

    package func hasEnded(at time: CFTimeInterval) -> Bool {
        speed > 0 && localTime(at: time) >= activeDuration
    }

    /// Progress of the current run at `time`, the timing function applied; nil where the animation has no effect.
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

    /// Changes `properties` to what the animation makes of them at `time`.
    package func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {}

    /// Adds the animation to the layer `anObject`.
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

    /// Ends without telling anyone.
    func abandon() {
        didStop = nil
    }

    func stop(finished: Bool) {
        didStop?(finished)
        delegate?.animationDidStop(self, finished: finished)
    }
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String? {
        didSet { key = keyPath.flatMap(AnimatableKey.init(rawValue:)) }
    }
    open var isAdditive = false
    open var isCumulative = false
    package private(set) var key: AnimatableKey?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        key = path.flatMap(AnimatableKey.init(rawValue:))
    }

    /// The value at `progress`, given the one underneath.
    package func value(at progress: CGFloat, over underlying: AnimatableValue) -> AnimatableValue? { nil }

    package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
        guard let key, let progress = progress(at: time) else { return }
        let underlying = properties[key]
        guard let value = value(at: progress, over: underlying) else { return }
        properties[key] = isAdditive ? underlying.adding(value) : value
    }
}
