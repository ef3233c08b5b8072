/// A simulation that keeps its history, and can show an earlier step of it again.
///
/// ``StageSimulation/tick`` is the step that is shown. From an earlier step ``StageSimulation/advance(to:with:)`` repeats
/// the history, up to its newest step. An event that takes effect on the way makes its step the newest one: the history
/// after it is cut off (``cut``), and pointers that are down at that step are cancelled.
@MainActor
public protocol RewindableSimulation: StageSimulation {
    /// The stage ticks that can be shown. The last one is the newest that was simulated.
    var stageTicks: ClosedRange<UInt32> { get }

    /// Begins to show another step.
    ///
    /// - Parameters:
    ///   - tick: the step; the nearest of ``stageTicks`` is taken.
    ///   - events: what has come since the step before. It takes effect before that, in a step of its own, in which
    ///     pointers that are down are cancelled.
    func seek(to tick: UInt32, after events: [InputEvent])

    /// Whether a step is sought and not reached yet. Until then the simulation does not advance.
    var isSeeking: Bool { get }

    /// The step that is sought, and the first and the last step that have been simulated on the way; nil if none is
    /// sought.
    var search: (target: UInt32, from: UInt32, reached: UInt32)? { get }

    /// Simulates one step of the way to the step that is sought, and further ones while there is time.
    ///
    /// Restoring the stage from which the way begins counts as a step.
    ///
    /// - Parameter hasTime: is asked after each step.
    func continueSeeking(while hasTime: () -> Bool)

    /// Ends the search. What is shown then is a step of the history.
    func stopSeeking()

    /// Advances towards `tick` by one step, and by further ones while there is time.
    ///
    /// - Parameters:
    ///   - tick: the step to advance to.
    ///   - events: what has come since the step before. It takes effect in the last step that is taken.
    ///   - hasTime: is asked after each step.
    /// - Precondition: `tick` is above ``StageSimulation/tick``, and no step is sought.
    func advance(to tick: UInt32, with events: [InputEvent], while hasTime: () -> Bool)

    /// The step after which history was cut off last, and the newest step that there was until then; nil if no history
    /// can be restored.
    var cut: (tick: UInt32, newest: UInt32)? { get }

    /// Restores what was cut off last, and begins to show the step of ``cut``, as ``seek(to:after:)`` does.
    ///
    /// What came in its place is cut off in turn. Does nothing if ``cut`` is nil.
    func restoreCut(after events: [InputEvent])

    /// Whether a step that ``advance(to:with:while:)`` began is simulated elsewhere, and not done yet.
    ///
    /// Until it is, ``StageSimulation/tick`` stays, and events that come are kept for the step after it.
    var isAwaitingStep: Bool { get }

    /// Whether a step that was simulated elsewhere is done, and ``StageSimulation/snapshot()`` has not returned it yet.
    var hasNewStep: Bool { get }

    /// Whether something is to be found out aside of what ``StageSimulation/costs(_:anew:)`` tells: what layouts take with other
    /// numbers of items.
    var hasMeasurement: Bool { get }

    /// Finds out a part of that, which takes about as long as it took to make the simulation. Nothing that is shown changes by it.
    func measure()

    /// The history's approximate size in bytes.
    var historySize: Int { get }

    /// Forgets all history before and after the step that is shown.
    ///
    /// A history begins again once the stage has been at rest.
    func forgetHistory()

    /// Whether ``sleep()`` would let go of anything: the newest step is shown, at rest, and can be made anew.
    var canSleep: Bool { get }

    /// Whether the stage is no more than its state and its history, until something is asked of it that takes more.
    ///
    /// What that takes is a step or two's time. Layers have other ids then.
    var isAsleep: Bool { get }

    /// Lets go of what can be made anew, if ``canSleep``.
    func sleep()

    /// Returns the record of what happened between two steps.
    ///
    /// It begins at the last rest before `from`.
    ///
    /// - Parameters:
    ///   - from: the first step; nil for the first that is remembered, which may be before ``stageTicks``.
    ///   - to: the last step.
    /// - Returns: a function that makes the JSON Lines, on any thread, in O(events).
    /// - Throws: an error that says which steps there are.
    func log(from: UInt32?, to: UInt32) throws -> @Sendable () -> [UInt8]
}

extension RewindableSimulation {
    /// False: steps are done when they are asked for.
    public var isAwaitingStep: Bool { false }
    /// False: what is found out aside is found out elsewhere, or nothing is.
    public var hasMeasurement: Bool { false }
    /// Does nothing.
    public func measure() {}
    /// False: steps are shown by whoever has asked for them.
    public var hasNewStep: Bool { false }

    /// False: a stage stays as it is.
    public var canSleep: Bool { false }
    /// False: it is awake.
    public var isAsleep: Bool { false }
    /// Does nothing.
    public func sleep() {}

    /// Begins to show another step, before which nothing has come.
    public func seek(to tick: UInt32) {
        seek(to: tick, after: [])
    }

    /// Restores what was cut off last, before which nothing has come.
    public func restoreCut() {
        restoreCut(after: [])
    }
}
