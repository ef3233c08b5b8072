import StageModel
import Wire

/// Which stage tick is shown.
extension Room {
    /// Whether input waits until somebody has time go on.
    var holdsTime: Bool { clock.isStill || isSeeking }

    var isSeeking: Bool { wanted != nil || simulation.isSeeking }

    /// The ticks for which a stage tick is sought before another one that is asked for takes its place.
    ///
    /// Until then the other one waits, so that somebody who drags through the time sees some of what is there.
    static let seekPatience: UInt32 = 30

    /// Whether the stage has something to do.
    ///
    /// A search waits as long as nobody is there to see its result.
    var isGoing: Bool {
        isSeeking
            ? roster.count > 0
            : hasStopped || !owed.isEmpty || (!clock.isStill && simulation.needsStep)
    }

    /// Carries out a request about time, in a step to come.
    ///
    /// - Throws: the reason why it is not allowed, or not possible.
    func turn(_ request: ViewerRequest, by member: Roster.Member, at time: StepTime) throws {
        catchUp(with: time.tick)
        if !isSeeking { payStep() }
        let stageTicks = simulation.stageTicks
        if case .seek(let tick?) = request, !stageTicks.contains(tick) { throw NoSuchStageTick(stageTicks: stageTicks) }
        if case .restore = request, simulation.cut == nil { throw NothingCut() }
        try control.touch(member.viewer, member.role, at: time.instant)
        switch request {
        case .rate(let rate):
            set(rate, at: time.tick)
        case .step(let ticks):
            set(0, at: time.tick)
            let last = Int(stageTicks.upperBound) + Int(WireFormat.stepsBeyond)
            let goal = min(max(Int(wanted ?? simulation.tick) + ticks, Int(stageTicks.lowerBound)), last)
            wanted = UInt32(clamping: goal)
        case .seek(let tick):
            set(tick == nil ? 1 : 0, at: time.tick)
            wanted = tick ?? stageTicks.upperBound
        case .restore:
            set(0, at: time.tick)
            wanted = nil
            simulation.stopSeeking()
            letGo()
            soughtSince = time.tick
            simulation.restoreCut()
            // Where it is found at once it is another stage tick all the same.
            if !simulation.isSeeking { hasStopped = true }
        default: break
        }
    }

    /// Shows one stage tick of a stage that begins with a log, or goes on where the log ends.
    func begin(at stageTick: UInt32?) {
        if stageTick != nil { clock.set(rate: 0, at: 0) }
        wanted = min(stageTick ?? .max, simulation.stageTicks.upperBound)
    }

    /// Returns the record of what happened between two stage ticks.
    ///
    /// - Parameters:
    ///   - from: the first; nil for the first that is remembered.
    ///   - end: the last; nil for the newest.
    ///   - tick: the grid's tick.
    /// - Returns: a function that makes the JSON Lines, on any thread.
    /// - Throws: an error that says which stage ticks there are.
    func log(from: UInt32?, to end: UInt32?, at tick: UInt64) throws -> @Sendable () -> [UInt8] {
        catchUp(with: UInt32(truncatingIfNeeded: tick - min(tick, firstTick)))
        let newest = simulation.stageTicks.upperBound
        // Whoever asks knows the newest one as well as its clock and the line allow.
        func known(_ stageTick: UInt32) -> UInt32 {
            stageTick > newest && stageTick - newest <= 60 ? newest : stageTick
        }
        return try simulation.log(from: from.map(known), to: end.map(known) ?? newest)
    }

    /// Advances the simulation of a stage at rest, whose time has gone on without steps.
    func catchUp(with tick: UInt32) {
        let now = clock.stageTick(at: tick)
        if !isGoing, !isSeeking, !clock.isStill, now > simulation.tick { simulation.advance(to: now) }
    }

    private func set(_ rate: Double, at tick: UInt32) {
        clock.set(rate: rate, at: tick)
        // Of the step that is due nothing has been shown.
        if rate == 0 { clock.move(to: simulation.tick, at: tick) }
    }

    /// Has a change take effect; while time stands still, in a step of its own.
    func change(_ event: InputEvent) {
        if holdsTime {
            owed.append(event)
        } else {
            simulation.send(event)
            hasInput = true
        }
    }

    private func payStep() {
        guard !owed.isEmpty else { return }
        for event in held.take() + owed { simulation.send(event) }
        owed = []
        simulation.advance(to: simulation.tick + 1)
    }

    /// Has what a pointer did take effect; while time stands still, it waits.
    func feel(_ event: InputEvent) {
        if holdsTime {
            held.add(event)
        } else {
            simulation.send(event)
            hasInput = true
        }
    }

    /// Advances the stage to the stage tick that is due at a tick, or as far as there is time for, by a step at least.
    ///
    /// - Parameters:
    ///   - tick: the room's tick.
    ///   - slice: the time that may be used.
    ///   - wasMoving: whether the stage had something to do before this step.
    /// - Returns: whether the stage has gone on or jumped.
    func go(to tick: UInt32, within slice: TimeSlice, wasMoving: Bool) -> Bool {
        clock.set(isTouched: inputs.values.contains(where: \.isTouching), at: tick)
        guard !isSeeking || isGoing else { return false }
        giveUp(at: tick)
        if !simulation.isSeeking, let wanted { begin(wanted, at: tick) }
        if simulation.isSeeking {
            simulation.continueSeeking(while: slice.hasTimeForStep)
            guard !simulation.isSeeking else {
                reports.touch()
                return false
            }
            epoch += 1
        } else if hasStopped {
            epoch += 1
        } else if !owed.isEmpty {
            payStep()
        } else {
            guard let next = next(at: tick, wasMoving: wasMoving), next > simulation.tick else { return false }
            for event in held.take() { simulation.send(event) }
            simulation.advance(to: next, while: slice.hasTimeForStep)
            if let beyond = wanted, simulation.tick >= beyond { wanted = nil }
            hasInput = false
        }
        hasStopped = false
        clock.move(to: simulation.tick, at: tick)
        return true
    }

    /// Ends a search if something else is wanted in its place: the stage tick that is shown, or, after a while, any.
    private func giveUp(at tick: UInt32) {
        guard simulation.isSeeking, let wanted else { return }
        let isShown = wanted == simulation.tick
        guard isShown || tick - soughtSince > Self.seekPatience else { return }
        simulation.stopSeeking()
        hasStopped = true
        if isShown { self.wanted = nil }
    }

    private func begin(_ stageTick: UInt32, at tick: UInt32) {
        soughtSince = tick
        let newest = simulation.stageTicks.upperBound
        if stageTick < simulation.tick { letGo() }
        if stageTick > newest, simulation.tick == newest { return }
        // What is beyond the newest one is to be simulated once that is shown.
        wanted = stageTick > newest ? stageTick : nil
        simulation.seek(to: stageTick)
    }

    /// Returns the stage tick to advance to; nil if none is due.
    private func next(at tick: UInt32, wasMoving: Bool) -> UInt32? {
        if let beyond = wanted { return beyond }
        guard !clock.isStill, simulation.needsStep else { return nil }
        let due = clock.stageTick(at: tick)
        let goal = hasInput ? max(due, simulation.tick + 1) : due
        guard wasMoving, goal > simulation.tick else { return goal }
        return simulation.tick + min(goal - simulation.tick, RoomClock.maximumCatchUp)
    }

    /// Cancels what is held, as nobody holds it at another stage tick.
    private func letGo() {
        for viewer in inputs.keys { presence.lift(viewer) }
        inputs = [:]
        _ = held.take()
    }

    /// Returns the notice of the room's time.
    func stageTime(at tick: UInt32) -> StageTime {
        let stageTicks = simulation.stageTicks
        let isLive = simulation.tick == stageTicks.upperBound
        guard isLive, !holdsTime else {
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

/// Nobody touched a stage tick that was before, or it is too long ago.
struct NothingCut: Error, CustomStringConvertible {
    var description: String { "nothing was cut off that could be given back" }
}

/// A stage tick that is not remembered, or has not been yet.
struct NoSuchStageTick: Error, CustomStringConvertible {
    let stageTicks: ClosedRange<UInt32>

    var description: String { "there are the moments from \(stageTicks.lowerBound) to \(stageTicks.upperBound)" }
}
