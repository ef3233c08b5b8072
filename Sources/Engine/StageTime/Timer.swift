import QuartzCore

/// A timer on the stage's time, with the interface of Foundation's `Timer`.
///
/// It fires in the first step at its time or after; a timer that is due several times in one step fires once.
@preconcurrency @MainActor
open class Timer: NSObject {
    /// The seconds between two firings; 0 for a timer that fires once.
    open private(set) var timeInterval: TimeInterval
    /// Has no effect: a timer fires in the first step at its time.
    open var tolerance: TimeInterval = 0
    /// The object that was given when the timer was made.
    open private(set) var userInfo: Any?
    /// Whether the timer will fire again.
    open private(set) var isValid = true

    private let action: (Timer) -> Void
    /// The time of the next firing in the stage's seconds.
    private var due: TimeInterval
    private weak var clock: FrameClock?
    private var scheduled: ScheduledAction?

    /// Makes a timer that never fires, to be replaced by another one.
    public override convenience init() {
        self.init(due: FrameClock.current.time, interval: 0, repeats: false, userInfo: nil) { _ in }
    }

    private init(
        due: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any?, _ action: @escaping (Timer) -> Void
    ) {
        // Foundation's least interval.
        timeInterval = repeats ? max(interval, 0.0001) : 0
        self.due = due
        self.userInfo = userInfo
        self.action = action
        super.init()
    }

    /// Makes a timer that waits for `RunLoop.add(_:forMode:)`.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(
            due: FrameClock.current.time + max(interval, 0), interval: interval, repeats: repeats, userInfo: nil, block)
    }

    /// Makes a timer that waits for `RunLoop.add(_:forMode:)`.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(
            due: date.timeIntervalSinceReferenceDate - FrameClock.startDate, interval: interval, repeats: repeats,
            userInfo: nil, block)
    }

    /// Makes a timer that waits for `RunLoop.add(_:forMode:)`, and retains its target until it is invalid.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            due: FrameClock.current.time + max(ti, 0), interval: ti, repeats: yesOrNo, userInfo: userInfo
        ) { timer in
            aSelector.perform(on: aTarget, with: timer)
        }
    }

    /// Makes a timer that waits for `RunLoop.add(_:forMode:)`, and retains its target until it is invalid.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(
            due: date.timeIntervalSinceReferenceDate - FrameClock.startDate, interval: ti, repeats: rep, userInfo: ui
        ) { timer in
            s.perform(on: t, with: timer)
        }
    }

    /// Makes and starts a timer.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Makes and starts a timer, which retains its target until it is invalid.
    @discardableResult
    open class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.start()
        return timer
    }

    /// The date of the next firing; setting it moves that.
    open var fireDate: Date {
        get { Date(timeIntervalSinceReferenceDate: FrameClock.startDate + due) }
        set {
            due = newValue.timeIntervalSinceReferenceDate - FrameClock.startDate
            if scheduled != nil { schedule() }
        }
    }

    /// Fires now.
    ///
    /// A timer that doesn't repeat is invalid then.
    open func fire() {
        guard isValid else { return }
        if timeInterval == 0 { end() }
        action(self)
    }

    /// Ends the timer for good, and releases its target.
    open func invalidate() {
        end()
    }

    /// Starts the timer on the stage whose code is running.
    final func start() {
        guard isValid, clock == nil else { return }
        clock = FrameClock.current
        schedule()
    }

    private func schedule() {
        scheduled?.cancel()
        // The stage keeps a timer that runs, as a run loop does.
        scheduled = clock?.schedule(at: due) { [self] in fireWhenDue() }
    }

    private func fireWhenDue() {
        if timeInterval > 0 {
            let late = max((clock?.time ?? due) - due, 0)
            due += timeInterval * ((late / timeInterval + FrameClock.tolerance).rounded(.down) + 1)
            schedule()
        }
        fire()
    }

    private func end() {
        isValid = false
        scheduled?.cancel()
        scheduled = nil
        userInfo = nil
    }
}

extension RunLoop {
    /// Starts the timer on the stage whose code is running.
    ///
    /// The run loop and mode make no difference.
    @preconcurrency @MainActor
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.start()
    }
}
