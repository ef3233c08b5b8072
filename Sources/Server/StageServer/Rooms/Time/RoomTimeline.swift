import StageModel
import Wire

/// A room's time: which stage tick is shown, how fast time goes on from it, and what waits until it does.
///
/// It alone advances the room's simulation. It knows no viewers and reads no clock: a `tick` is the room's.
@MainActor
struct RoomTimeline {
    /// The ticks for which a stage tick is sought before another one that is asked for takes its place.
    ///
    /// Until then the other one waits, so that somebody who drags through the time sees some of what is there.
    static let leastSearchTicks: UInt32 = 30

    /// What a step has led to.
    struct Outcome {
        /// Whether the stage has gone on or jumped, and may look otherwise.
        var isShown = false
        /// Whether more of the way to a stage tick has been simulated, without an end.
        var isSearching = false
        /// Whether an earlier stage tick is shown from now on, at which nobody holds what was held.
        var endsTouches = false
    }

    let simulation: any RewindableSimulation
    private var clock: RoomClock
    /// The stage tick that is sought next; beyond the newest, the one to simulate to.
    private var target: UInt32?
    /// The changes that wait for a step of their own, as time is stopped.
    private var waitingChanges: [InputEvent] = []
    /// What pointers that were down did since time was stopped.
    private var heldTouches = HeldTouches()
    /// What takes effect in the next step.
    private var input: [InputEvent] = []
    /// The tick at which the present search began.
    private var searchBegan: UInt32 = 0
    /// The tick at which a step was asked for that is simulated elsewhere.
    private var askedAt: UInt32 = 0
    /// Whether a search has ended, or has been given up, so that what is shown is to be sent.
    private var hasEndedSearch = false
    /// The number of jumps of the time: layers have other ids after each.
    private(set) var epoch: UInt64

    /// - Parameters:
    ///   - simulation: the stage.
    ///   - tick: the room's tick at which time begins to go on.
    ///   - epoch: the number of the first jump of the time.
    init(_ simulation: any RewindableSimulation, at tick: UInt32 = 0, epoch: UInt64) {
        self.simulation = simulation
        self.epoch = epoch
        clock = RoomClock(stageTick: simulation.tick, at: tick)
    }

    /// The rate that was asked for: 0 while time is stopped, else 0.05...1.
    var rate: Double { clock.rate }

    /// Whether input waits until time goes on.
    var isStopped: Bool { clock.isStopped || isSeeking }

    /// Whether a stage tick is being sought, or is to be.
    var isSeeking: Bool { target != nil || simulation.isSeeking }

    /// The number of changes that wait for steps of their own.
    var waitingChangeCount: Int { waitingChanges.count }

    /// Returns whether a step would do something.
    ///
    /// A search waits as long as nobody is there to see its result.
    func needsStep(isWatched: Bool) -> Bool {
        isSeeking
            ? isWatched
            : simulation.hasNewStep
                || !simulation.isAwaitingStep
                    && (hasEndedSearch || !waitingChanges.isEmpty || (!clock.isStopped && stageNeedsStep))
    }

    /// Whether a step is simulated elsewhere that is to be shown as soon as it is done.
    var isAwaitingStep: Bool { simulation.isAwaitingStep }

    /// Whether nothing waits for time to go on, and the stage can sleep.
    var canSleep: Bool {
        !isSeeking && !hasEndedSearch && waitingChanges.isEmpty && input.isEmpty && heldTouches.isEmpty
            && simulation.canSleep
    }

    /// Notes that the stage was made anew, as something was asked of it.
    mutating func noteWaking() {
        epoch += 1
    }

    private var stageNeedsStep: Bool { !input.isEmpty || simulation.needsStep }

    /// Returns whether a step has more to do than to go on by one of the stage.
    func needsLongStep(isWatched: Bool) -> Bool {
        !waitingChanges.isEmpty || hasEndedSearch || (isSeeking && isWatched)
    }

    /// Returns the stage tick in which input takes effect that comes at a tick.
    func nextStageTick(at tick: UInt32) -> UInt32 { max(clock.stageTick(at: tick), simulation.tick + 1) }

    // MARK: Input

    /// Has what a pointer, a wheel or a key did take effect in the next step; while time is stopped, pointers' waits.
    mutating func send(_ event: InputEvent) {
        if isStopped {
            heldTouches.add(event)
        } else {
            input.append(event)
        }
    }

    /// Has a change of parameters or an action take effect in the next step; while time is stopped, in one of its own.
    mutating func sendChange(_ event: InputEvent) {
        if isStopped {
            waitingChanges.append(event)
        } else {
            input.append(event)
        }
    }

    private mutating func applyWaitingChanges() {
        guard !waitingChanges.isEmpty, !simulation.isAwaitingStep else { return }
        let events = drainInput() + heldTouches.removeAll() + waitingChanges
        waitingChanges = []
        simulation.advance(to: simulation.tick + 1, with: events)
    }

    private mutating func drainInput() -> [InputEvent] {
        defer { input.removeAll(keepingCapacity: true) }
        return input
    }

    // MARK: Requests

    /// Checks whether a request can be carried out at a tick, up to which the stage's time goes on.
    ///
    /// - Throws: the reason why it is not possible.
    mutating func prepare(_ request: TimeRequest, at tick: UInt32, isWatched: Bool) throws {
        catchUp(with: tick, isWatched: isWatched)
        if !isSeeking { applyWaitingChanges() }
        let stageTicks = simulation.stageTicks
        switch request {
        case .seek(let stageTick?) where !stageTicks.contains(stageTick):
            throw NoSuchStageTick(stageTicks: stageTicks)
        case .restore where simulation.cut == nil: throw NothingCut()
        case .rate, .step, .seek, .restore: break
        }
    }

    /// Carries out a request in a step to come.
    ///
    /// - Parameters:
    ///   - request: one that ``prepare(_:at:isWatched:)`` has let pass.
    ///   - tick: the room's tick.
    /// - Returns: whether it ends all touches.
    mutating func perform(_ request: TimeRequest, at tick: UInt32) -> Bool {
        let stageTicks = simulation.stageTicks
        switch request {
        case .rate(let rate):
            set(rate, at: tick)
        case .step(let count):
            set(0, at: tick)
            let last = Int(stageTicks.upperBound) + Int(WireFormat.stepsBeyond)
            let goal = min(max(Int(target ?? simulation.tick) + count, Int(stageTicks.lowerBound)), last)
            target = UInt32(clamping: goal)
        case .seek(let stageTick):
            set(stageTick == nil ? 1 : 0, at: tick)
            target = stageTick ?? stageTicks.upperBound
        case .restore:
            set(0, at: tick)
            target = nil
            simulation.stopSeeking()
            _ = heldTouches.removeAll()
            searchBegan = tick
            simulation.restoreCut(after: drainInput())
            // Where it is found at once it is another stage tick all the same.
            if !simulation.isSeeking { hasEndedSearch = true }
            return true
        }
        return false
    }

    private mutating func set(_ rate: Double, at tick: UInt32) {
        clock.set(rate: rate, at: tick)
        // Of the step that is due nothing has been shown.
        if rate == 0 { clock.move(to: simulation.tick, at: tick) }
    }

    /// Shows one stage tick of a stage that begins with a log; nil goes on where the log ends.
    mutating func begin(at stageTick: UInt32?) {
        if stageTick != nil { clock.set(rate: 0, at: 0) }
        target = min(stageTick ?? .max, simulation.stageTicks.upperBound)
    }

    /// Goes on as the time of a room elsewhere stood.
    ///
    /// - Parameters:
    ///   - rate: the rate that was asked for there.
    ///   - stageTick: the stage tick that was shown; nil: the newest.
    ///   - tick: the room's tick.
    mutating func resume(rate: Double, at stageTick: UInt32?, tick: UInt32) {
        if rate != 1 { clock.set(rate: rate, at: tick) }
        target = stageTick
    }

    /// The stage tick that is shown; nil: the newest.
    var shownEarlierStageTick: UInt32? {
        simulation.tick == simulation.stageTicks.upperBound ? nil : simulation.tick
    }

    // MARK: Steps

    /// Advances the simulation of a stage at rest, whose time has gone on without steps.
    private mutating func catchUp(with tick: UInt32, isWatched: Bool) {
        let now = clock.stageTick(at: tick)
        if !needsStep(isWatched: isWatched), !isSeeking, !clock.isStopped, now > simulation.tick, !isAwaitingStep {
            simulation.advance(to: now)
        }
    }

    /// Advances the stage to the stage tick that is due at a tick, or as far as there is time for, by a step at least.
    ///
    /// - Parameters:
    ///   - tick: the room's tick.
    ///   - slice: the time that may be used.
    ///   - wasMoving: whether the stage had something to do before this step.
    ///   - isTouched: whether a pointer is down, which lets time pass at rate 1.
    ///   - isWatched: whether anybody is there to see it.
    /// - Returns: what that has led to.
    mutating func advance(
        to tick: UInt32, within slice: TimeSlice, wasMoving: Bool, isTouched: Bool, isWatched: Bool
    ) -> Outcome {
        var outcome = Outcome()
        clock.set(isTouched: isTouched, at: tick)
        guard !isSeeking || isWatched else { return outcome }
        if simulation.isAwaitingStep { return outcome }
        outcome.isShown = showNewStep(at: tick)
        giveUpSearch(at: tick)
        if !simulation.isSeeking, let target { outcome.endsTouches = beginSearch(for: target, at: tick) }
        if simulation.isSeeking {
            simulation.continueSeeking(while: slice.hasTimeForStep)
            // To show what was found takes as long as a step, or longer.
            hasEndedSearch = !simulation.isSeeking && !slice.hasTimeForStep()
            guard !simulation.isSeeking, !hasEndedSearch else {
                outcome.isSearching = true
                return outcome
            }
            epoch += 1
        } else if hasEndedSearch {
            epoch += 1
        } else if !waitingChanges.isEmpty {
            applyWaitingChanges()
        } else {
            guard let next = dueStageTick(at: tick, wasMoving: wasMoving), next > simulation.tick else {
                return outcome
            }
            let events = drainInput() + heldTouches.removeAll()
            simulation.advance(to: next, with: events, while: slice.hasTimeForStep)
            if let beyond = target, simulation.tick >= beyond { target = nil }
        }
        hasEndedSearch = false
        if simulation.isAwaitingStep {
            askedAt = tick
            return outcome
        }
        clock.move(to: simulation.tick, at: tick)
        outcome.isShown = true
        return outcome
    }

    /// Takes note of a step that was simulated elsewhere.
    ///
    /// While it was awaited, time stood still.
    ///
    /// - Returns: whether there is one.
    private mutating func showNewStep(at tick: UInt32) -> Bool {
        guard simulation.hasNewStep else { return false }
        if let beyond = target, simulation.tick >= beyond { target = nil }
        clock.resume(from: simulation.tick, at: tick, after: askedAt)
        return true
    }

    /// Ends a search if something else is wanted in its place: the stage tick that is shown, or, after a while, any.
    private mutating func giveUpSearch(at tick: UInt32) {
        guard simulation.isSeeking, let target else { return }
        let isShown = target == simulation.tick
        guard isShown || tick - searchBegan > Self.leastSearchTicks else { return }
        simulation.stopSeeking()
        hasEndedSearch = true
        if isShown { self.target = nil }
    }

    /// - Returns: whether that ends all touches: nobody holds at another stage tick what was held.
    private mutating func beginSearch(for stageTick: UInt32, at tick: UInt32) -> Bool {
        searchBegan = tick
        let newest = simulation.stageTicks.upperBound
        let isEarlier = stageTick < simulation.tick
        if isEarlier { _ = heldTouches.removeAll() }
        if stageTick > newest, simulation.tick == newest { return isEarlier }
        // What is beyond the newest one is to be simulated once that is shown.
        target = stageTick > newest ? stageTick : nil
        simulation.seek(to: stageTick, after: drainInput())
        return isEarlier
    }

    /// Returns the stage tick to advance to; nil if none is due.
    private func dueStageTick(at tick: UInt32, wasMoving: Bool) -> UInt32? {
        if let beyond = target { return beyond }
        guard !clock.isStopped, stageNeedsStep else { return nil }
        let due = clock.stageTick(at: tick)
        let goal = input.isEmpty ? due : max(due, simulation.tick + 1)
        guard wasMoving, goal > simulation.tick else { return goal }
        return simulation.tick + min(goal - simulation.tick, RoomClock.maximumCatchUp)
    }

    // MARK: History

    /// Forgets the history, so that only what comes from now on is remembered.
    mutating func forgetHistory() {
        target = nil
        simulation.forgetHistory()
    }

    /// Returns the record of what happened between two stage ticks.
    ///
    /// - Parameters:
    ///   - from: the first; nil for the first that is remembered.
    ///   - end: the last; nil for the newest.
    ///   - tick: the room's tick.
    ///   - isWatched: whether anybody is in the room.
    /// - Returns: a function that makes the JSON Lines, on any thread.
    /// - Throws: an error that says which stage ticks there are.
    mutating func log(
        from: UInt32?, to end: UInt32?, at tick: UInt32, isWatched: Bool
    ) throws -> @Sendable () -> [UInt8] {
        catchUp(with: tick, isWatched: isWatched)
        let newest = simulation.stageTicks.upperBound
        // Whoever asks knows the newest one as well as its clock and the line allow.
        func known(_ stageTick: UInt32) -> UInt32 {
            stageTick > newest && stageTick - newest <= 60 ? newest : stageTick
        }
        return try simulation.log(from: from.map(known), to: end.map(known) ?? newest)
    }

    // MARK: Notices

    /// Returns the notice of the room's time.
    func stageTime(at tick: UInt32) -> StageTime {
        let stageTicks = simulation.stageTicks
        let isLive = simulation.tick == stageTicks.upperBound
        guard isLive, !isStopped else {
            var time = StageTime(
                rate: clock.rate, isLive: isLive, tick: simulation.tick, oldest: stageTicks.lowerBound,
                newest: stageTicks.upperBound)
            time.cut = cut
            time.search = simulation.search.map {
                StageTime.Search(target: $0.target, from: $0.from, reached: $0.reached)
            }
            return time
        }
        let newest = max(stageTicks.upperBound, clock.stageTick(at: tick))
        let oldest = max(stageTicks.lowerBound, newest - min(newest, WireFormat.historyLimit))
        var time = StageTime(rate: clock.rate, isLive: true, tick: newest, oldest: oldest, newest: newest)
        time.cut = cut
        return time
    }

    private var cut: StageTime.Cut? { simulation.cut.map { StageTime.Cut(tick: $0.tick, newest: $0.newest) } }
}
