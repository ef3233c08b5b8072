import Scenes
import StageModel

extension RecordedSimulation: RewindableSimulation {
    /// Of a moment that is sought.
    struct Search {
        let target: UInt32
        /// nil: it has not begun.
        var player: HistoryPlayer?
        /// Steps that may be simulated, saved up for the beginning.
        var credit = 0

        /// What it takes to set up a stage at a checkpoint, in steps.
        static let beginning = 100
    }

    public var moments: ClosedRange<UInt32> {
        let window = UInt32(Self.shownWindow * simulation.rate)
        let oldest = max(history.oldest ?? newest, newest - min(newest, window))
        return min(oldest, tick)...newest
    }

    public var isSeeking: Bool { search != nil }

    public func seek(to tick: UInt32) {
        search = nil
        guard tick != self.tick else { return }
        settle()
        let target = min(max(tick, moments.lowerBound), newest)
        guard target != self.tick else { return }
        if past == nil { past = Past(newest: self.tick, live: shown) }
        search = Search(target: target)
    }

    public func continueSeeking(steps: Int) {
        guard var search else { return }
        search.credit += steps
        if search.player == nil {
            do {
                search.player = try player(for: &search)
            } catch {
                self.search = nil
                return
            }
        }
        self.search = search
        guard let player = search.player else { return }
        player.goOn(to: search.target, through: &history, steps: &search.credit)
        self.search?.credit = search.credit
        if player.tick == search.target {
            shown = player
            self.search = nil
            arrive()
        }
    }

    /// nil: it takes more than there is to spend.
    private func player(for search: inout Search) throws -> HistoryPlayer? {
        if let live = past?.live, live.tick == search.target { return live }
        let rest = try rest(from: search.target, to: search.target)
        // Perhaps what is shown is ahead on the same way.
        if rest.start.tick <= tick, tick < search.target { return shown }
        guard search.credit >= Search.beginning else { return nil }
        search.credit -= Search.beginning
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
        var steps = Int.max
        player.goOn(to: tick, through: &history, steps: &steps)
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
