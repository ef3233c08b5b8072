import QuartzCore

/// A timer on the stage's time, with the interface of Foundation's.
///
/// It fires in the first step at its time or after; a timer that is due several times in one step fires once.
@preconcurrency @MainActor
open class Timer: NSObject {
    /// Seconds between two firings; 0 for a timer that fires once.
    open private(set) var timeInterval: TimeInterval
    /// Kept for source compatibility.
    open var tolerance: TimeInterval = 0
    open private(set) var userInfo: Any?
    /// False once the timer will not fire any more.
    open private(set) var isValid = true

    private let action: (Timer) -> Void
    /// In the stage's seconds.
    private var due: TimeInterval
    private weak var clock: FrameClock?
    private var scheduled: ScheduledAction?

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

    /// A timer that waits for `RunLoop.add(_:forMode:)`.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(
            due: FrameClock.current.time + max(interval, 0), interval: interval, repeats: repeats, userInfo: nil, block)
    }

    /// A timer that waits for `RunLoop.add(_:forMode:)`.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(
            due: date.timeIntervalSinceReferenceDate - StageDate.start, interval: interval, repeats: repeats,
            userInfo: nil, block)
    }

    /// A timer that waits for `RunLoop.add(_:forMode:)`. It retains its target until it is over.
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

    /// A timer that waits for `RunLoop.add(_:forMode:)`. It retains its target until it is over.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(
            due: date.timeIntervalSinceReferenceDate - StageDate.start, interval: ti, repeats: rep, userInfo: ui
        ) { timer in
            s.perform(on: t, with: timer)
        }
    }

    /// A timer that runs.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// A timer that runs. It retains its target until it is over.
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

    /// When it fires next. Setting it moves that.
    open var fireDate: Date {
        get { Date(timeIntervalSinceReferenceDate: StageDate.start + due) }
        set {
            due = newValue.timeIntervalSinceReferenceDate - StageDate.start
            if scheduled != nil { schedule() }
        }
    }

    /// Fires now. A timer that doesn't repeat is over then.
    open func fire() {
        guard isValid else { return }
        if timeInterval == 0 { end() }
        action(self)
    }

    open func invalidate() {
        end()
    }

    /// Has the stage whose code is running fire the timer.
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
    /// Starts the timer on the stage whose code is running. The run loop and mode make no difference.
    @preconcurrency @MainActor
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.start()
    }
}
