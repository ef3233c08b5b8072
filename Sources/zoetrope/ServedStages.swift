import Foundation
import Demonstrations
import SceneContract
import Simulation
import StageModel
import StageServer

/// The stages of the rooms that are served.
struct ServedStages: Sendable {
    /// Points.
    let size: CGSize
    /// What `album` shows; empty: the built-in ones.
    let photos: [Photo]

    @MainActor
    func make(_ scene: String, _ checkpoint: StageCheckpoint?) throws -> any RewindableSimulation {
        guard var checkpoint else {
            return RecordedSimulation(try SceneSimulation(scene: scene, stage: size, photos: photos))
        }
        // The stage is the one that this run was asked for; who wants several has said which.
        if checkpoint.others.isEmpty {
            (checkpoint.stageWidth, checkpoint.stageHeight) = (size.width, size.height)
        }
        return RecordedSimulation(try SceneSimulation(checkpoint: checkpoint, photos: photos))
    }

    /// Goes on where another node's stage stood.
    @MainActor
    func resume(_ scene: String, _ changes: [HistoryChange], _ newest: UInt32) throws -> any SimulationOpening {
        try HistoryOpening(changes, to: newest, scene: scene, photos: photos)
    }

    /// Of a log that says where it begins, the stage is that start's: else its touches would meet other things.
    func read(_ scene: String, _ log: StageLog) throws -> StageServer.BeginOpening {
        let input = try ParsedInput(log.text)
        return { try LogOpening(input, tick: log.tick, scene: scene, stage: size, photos: photos) }
    }
}
