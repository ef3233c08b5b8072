import SceneContract
import StageModel

extension RecordedSimulation: RewindableSimulation {
    /// A search for an earlier step.
    struct Sought {
        let target: UInt32
        /// The simulation that goes there, and the step at which it began; nil before it is made.
        var way: (player: HistoryPlayer, from: UInt32)?
        /// Whether the history that was cut off there is restored once the step is reached.
        var restoresCut = false
    }

    /// The steps that can be shown: those of the last ``shownWindow`` seconds that are in the history.
    public var stageTicks: ClosedRange<UInt32> {
        let window = UInt32(Self.shownWindow * shown.rate)
        let oldest = max(history.oldest ?? newest, newest - min(newest, window))
        return min(oldest, tick)...newest
    }

    /// Whether a step is sought and not reached yet.
    public var isSeeking: Bool { sought != nil }

    /// The step that is sought, and the first and the last step that have been simulated on the way; nil if none is
    /// sought.
    public var search: (target: UInt32, from: UInt32, reached: UInt32)? {
        sought.map { sought in
            let start = min(tick, sought.target)
            return (sought.target, sought.way?.from ?? start, sought.way?.player.tick ?? start)
        }
    }

    /// Begins to show the nearest of ``stageTicks`` to a step.
    public func seek(to tick: UInt32, after events: [InputEvent]) {
        sought = nil
        guard tick != self.tick || !events.isEmpty else { return }
        settle(events)
        let target = min(max(tick, stageTicks.lowerBound), newest)
        guard target != self.tick else { return }
        if past == nil { past = Past(newest: self.tick, live: shown) }
        sought = Sought(target: target)
    }

    /// Ends the search; what is shown stays as it is.
    public func stopSeeking() {
        sought = nil
    }

    /// Simulates one step of the way to the step that is sought, and further ones while there is time.
    public func continueSeeking(while hasTime: () -> Bool) {
        guard let sought else { return }
        guard let player = sought.way?.player ?? (try? player(for: sought.target)) else {
            self.sought = nil
            return
        }
        if sought.way == nil { self.sought?.way = (player, player.tick) }
        // Setting it up took as long as many steps.
        if player.tick < sought.target, sought.way != nil || hasTime() {
            player.goOn(to: sought.target, through: &history, while: hasTime)
        }
        guard player.tick == sought.target else { return }
        shown = player
        self.sought = nil
        if sought.restoresCut { exchangeCut() }
        arrive()
    }

    private func player(for target: UInt32) throws -> HistoryPlayer {
        if let live = past?.live, live.tick == target { return live }
        let rest = try rest(from: target, to: target)
        // Perhaps what is shown is ahead on the same way.
        if rest.start.tick <= tick, tick < target { return shown }
        return try player(from: rest)
    }

    private func player(from rest: StageHistory.Rest) throws -> HistoryPlayer {
        let start = rest.start
        let simulation = try SceneSimulation(
            checkpoint: start.checkpoint, of: simulation.definition, tick: start.tick, rate: simulation.rate,
            photos: simulation.photos)
        simulation.goOnRecording(as: self.simulation)
        return HistoryPlayer(simulation, at: rest.place)
    }

    // MARK: History

    /// The approximate size in bytes of the history, and of what was cut off it last.
    public var historySize: Int { history.cost + (setAside?.tail.cost ?? 0) }

    /// Forgets all history but the step that is shown.
    public func forgetHistory() {
        // Ticks that only repeating everything from the start leads to are none that can be shown.
        guard shown.definition.isRestorable else { return }
        sought = nil
        cancellations += leaveThePast()
        setAside = nil
        history.forgetAll()
        if let start = shown.start() { history.rest(start) }
    }

    /// The steps that can be simulated again; nil until the stage has been at rest.
    public var recordedTicks: ClosedRange<UInt32>? {
        history.oldest.map { $0...newest }
    }

    /// Returns another simulation, in the state in which this one was at `tick`.
    ///
    /// Its reports are those since the rest before. O(steps since the rest before).
    ///
    /// - Throws: ``HistoryFault``.
    public func simulation(at tick: UInt32) throws -> SceneSimulation {
        let player = try player(from: try rest(from: tick, to: tick))
        player.goOn(to: tick, through: &history) { true }
        return player.simulation
    }

    /// Returns an input for `simulate` that repeats this run, from the rest before `from` on.
    ///
    /// - Throws: ``HistoryFault``.
    public func script(from: UInt32, to end: UInt32) throws -> InputScript {
        let rest = try rest(from: from, to: end)
        return InputScript(start: rest.start, entries: history.entries(after: rest, to: end))
    }

    /// Returns a function that makes the JSON Lines of ``script(from:to:)``, on any thread.
    ///
    /// - Throws: ``HistoryFault``.
    public func log(from: UInt32?, to end: UInt32) throws -> @Sendable () -> [UInt8] {
        let script = try script(from: from ?? history.oldest ?? newest, to: end)
        return { Array(script.jsonLines) }
    }

    private func rest(from tick: UInt32, to end: UInt32) throws -> StageHistory.Rest {
        guard tick <= end else { throw HistoryFault.reversed(from: tick, to: end) }
        guard end <= newest else { throw HistoryFault.notYet(tick: end, newest: newest) }
        guard let rest = history.rest(before: tick) else {
            throw HistoryFault.forgotten(tick: tick, oldest: history.oldest)
        }
        return rest
    }
}
