import Scenes
import StageModel

extension RecordedSimulation: RewindableSimulation {
    /// A moment that is sought.
    struct Sought {
        let target: UInt32
        /// Who goes there, and from where; nil: nobody has begun to.
        var way: (player: HistoryPlayer, from: UInt32)?
        /// Whether what was cut off there is to follow it then.
        var restoresCut = false
    }

    public var moments: ClosedRange<UInt32> {
        let window = UInt32(Self.shownWindow * simulation.rate)
        let oldest = max(history.oldest ?? newest, newest - min(newest, window))
        return min(oldest, tick)...newest
    }

    public var isSeeking: Bool { sought != nil }

    public var search: (target: UInt32, from: UInt32, reached: UInt32)? {
        sought.map { sought in
            let start = min(tick, sought.target)
            return (sought.target, sought.way?.from ?? start, sought.way?.player.tick ?? start)
        }
    }

    public func seek(to tick: UInt32) {
        sought = nil
        guard tick != self.tick else { return }
        settle()
        let target = min(max(tick, moments.lowerBound), newest)
        guard target != self.tick else { return }
        if past == nil { past = Past(newest: self.tick, live: shown) }
        sought = Sought(target: target)
    }

    public func stopSeeking() {
        sought = nil
    }

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
        return HistoryPlayer(simulation, at: rest.place)
    }

    // MARK: History

    public var historySize: Int { history.cost + (setAside?.tail.cost ?? 0) }

    public func forgetHistory() {
        // Where only repeating everything from the start leads to a moment, there would be no moments.
        guard simulation.definition.isRestorable else { return }
        sought = nil
        pending += leaveThePast()
        setAside = nil
        history.forgetAll()
        if let start = shown.start() { history.rest(start) }
    }

    /// The moments that can be simulated again; nil: none until the stage has been at rest.
    public var recordedTicks: ClosedRange<UInt32>? {
        history.oldest.map { $0...newest }
    }

    /// Another simulation, at `tick`, as this one was then; what this one reported since the rest before, it has yet to
    /// give. O(steps since the rest before).
    ///
    /// - Throws: ``HistoryFault``.
    public func simulation(at tick: UInt32) throws -> SceneSimulation {
        let player = try player(from: try rest(from: tick, to: tick))
        player.goOn(to: tick, through: &history) { true }
        return player.simulation
    }

    /// `simulate`'s input for a run that goes as this one did. It begins at the rest before `from`.
    ///
    /// - Throws: ``HistoryFault``.
    public func script(from: UInt32, to end: UInt32) throws -> InputScript {
        let rest = try rest(from: from, to: end)
        return InputScript(start: rest.start, entries: history.entries(after: rest, to: end))
    }

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
