import Foundation
import Scenes
import StageModel

extension RecordedSimulation: JournaledSimulation {
    public func takeHistoryChanges() -> [HistoryChange] { history.takeChanges() }
    public func historyChanges(from tick: UInt32) -> [HistoryChange] { history.changes(from: tick) }
    public var heldPointers: [PointerSample] { shown.heldPointers }
}

/// A simulation that is made to go on where another one stood, by that one's history.
@MainActor
public final class HistoryOpening: SimulationOpening {
    private var history: StageHistory
    private let player: HistoryPlayer
    private let end: UInt32

    /// - Parameters:
    ///   - changes: of the other one's history, in order.
    ///   - end: the newest moment.
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

    public convenience init(
        _ changes: [HistoryChange], to end: UInt32, scene name: String, photos: [Photo] = []
    ) throws {
        try self.init(changes, to: end, of: SceneCatalogue.scene(named: name), photos: photos)
    }

    public func goOn(while hasTime: () -> Bool) throws -> (any RewindableSimulation)? {
        if player.tick < end { player.goOn(to: end, through: &history, while: hasTime) }
        return player.tick < end ? nil : RecordedSimulation(player, history)
    }
}
