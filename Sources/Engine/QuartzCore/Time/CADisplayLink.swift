import CoreGraphics

/// A timer that calls its target once a step of the simulation.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    /// The simulation's time of the step that is running, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The nominal length of a step: 1/60 s.
    open private(set) var duration: CFTimeInterval = 1.0 / 60
    /// The time of the next step, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// Whether calls are left out; false by default.
    ///
    /// Of a step's links, one that goes on is called after those that were running.
    open var isPaused = false {
        didSet { if oldValue, !isPaused { clock?.moveToEnd(self) } }
    }
    /// Of how many steps one is called; 1 by default.
    open var frameInterval = 1
    /// The steps since the last call.
    private var skipped = 0
    /// Has no effect: a link is called each step.
    open var preferredFramesPerSecond = 0
    /// Has no effect: a link is called each step.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Whether its calls are made up for when the simulation is late, rather than left out.
    package var isCalledEveryStep = false

    /// The call to the target; nil once the link has been invalidated.
    private var action: (@MainActor (CADisplayLink) -> Void)?
    private var clockReference: Backreference<FrameClock>?
    private var clock: FrameClock? { clockReference?.object }

    /// Makes a link that calls a method of `target`, which it retains, as Apple's does.
    public init(target: Any, selector: Selector) {
        // Apple's link retains its target too.
        action = { link in selector.perform(on: target, with: link) }
    }

    package init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
    }

    /// Starts the link on the simulation whose code is running.
    ///
    /// The run loop and mode make no difference.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        start()
    }

    package func start() {
        guard action != nil else { return }
        clockReference = FrameClock.current.reference
        FrameClock.current.add(self)
    }

    /// Takes the link off its simulation, to which it can be added again.
    ///
    /// The run loop and mode make no difference.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        clock?.remove(self)
        clockReference = nil
    }

    /// Ends the link for good, and releases its target.
    open func invalidate() {
        clock?.remove(self)
        clockReference = nil
        action = nil
    }

    func fire() {
        guard let clock else { return }
        skipped += 1
        guard skipped >= frameInterval else { return }
        skipped = 0
        let now = clock.time
        timestamp = now
        action?(self)
    }
}
