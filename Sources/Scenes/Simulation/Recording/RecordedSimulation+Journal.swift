import Foundation
import SceneContract
import StageModel

extension RecordedSimulation: JournaledSimulation {
    /// Returns what was added to the history since this was asked last.
    public func drainHistoryChanges() -> [HistoryChange] { history.drainChanges() }

    /// Returns what makes the history anew, from the last rest before `tick` on.
    public func historyChanges(from tick: UInt32) -> [HistoryChange] { history.changes(from: tick) }

    /// The newest sample of each pointer that is down.
    public var heldPointers: [PointerSample] { shown.heldPointers }
}

/// A simulation that is made to go on where another one stood, by that one's history.
@MainActor
public final class HistoryOpening: FollowingOpening {
    private var history: StageHistory
    private let player: HistoryPlayer
    private var end: UInt32

    /// - Parameters:
    ///   - changes: of the other one's history, in order.
    ///   - end: the newest stage tick.
    ///   - definition: of the scene.
    ///   - photos: what `album` shows; empty: the built-in ones.
    /// - Throws: `SceneError`, if that is no history of the scene; ``HistoryFault``, if it does not reach to its end.
    public init(
        _ changes: [HistoryChange], to end: UInt32, of definition: any SceneDefinition, photos: [Photo] = []
    ) throws {
        history = RecordedSimulation.emptyHistory()
        for change in changes { history.make(change) }
        guard let rest = history.rest(before: end) else {
            throw HistoryFault.forgotten(tick: end, oldest: history.oldest)
        }
        let simulation = try SceneSimulation(
            checkpoint: rest.start.checkpoint, of: definition, tick: rest.start.tick, photos: photos)
        player = HistoryPlayer(simulation, at: rest.place)
        self.end = end
    }

    /// Goes on for as long as there is time.
    ///
    /// - Parameter hasTime: is asked between steps.
    /// - Returns: the simulation once it is where the other stood; nil before.
    /// - Throws: nothing so far.
    public func goOn(while hasTime: () -> Bool) throws -> (any RewindableSimulation)? {
        catchUp(while: hasTime) ? RecordedSimulation(player, history) : nil
    }

    /// Simulates towards the newest stage tick, by one step at least.
    ///
    /// - Parameter hasTime: is asked after each step.
    /// - Returns: whether it has been reached.
    public func catchUp(while hasTime: () -> Bool) -> Bool {
        if player.tick < end { player.goOn(to: end, through: &history, while: hasTime) }
        return player.tick >= end
    }

    /// Takes in what the other one's history gained, and how far it has come.
    ///
    /// - Parameters:
    ///   - changes: of the history, in order, after those that are known.
    ///   - newest: the newest stage tick.
    /// - Throws: ``HistoryFault``, if something of the history was cut off or forgotten: what was simulated may not count.
    public func follow(_ changes: [HistoryChange], to newest: UInt32) throws {
        for change in changes {
            switch change {
            case .rest, .events: history.make(change)
            case .cut, .forgotten: throw HistoryFault.forgotten(tick: newest, oldest: history.oldest)
            }
        }
        // A history that is too long begins anew, and with it goes what was not simulated yet.
        guard let oldest = history.oldest, oldest <= player.tick else {
            throw HistoryFault.forgotten(tick: newest, oldest: history.oldest)
        }
        end = newest
    }
}
