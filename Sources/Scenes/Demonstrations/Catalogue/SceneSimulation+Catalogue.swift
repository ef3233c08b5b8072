import SceneContract
import Simulation
import StageModel
import UIKit

extension SceneSimulation {
    /// The names of the catalogue's scenes.
    public static var sceneNames: [String] { SceneCatalogue.names }

    /// Returns the descriptions of the catalogue's scenes, with the defaults for a stage of a size in points.
    public static func scenes(stage: CGSize) -> [SceneDescription] {
        SceneCatalogue.scenes.map { SceneDescription($0, stage: stage) }
    }

    /// Makes a simulation of a scene of the catalogue at 60 steps per second, with default parameters.
    ///
    /// - Throws: `SceneError`.
    public convenience init(scene name: String, stageWidth: Double, stageHeight: Double) throws {
        try self.init(scene: name, stage: CGSize(width: stageWidth, height: stageHeight))
    }

    /// Makes a simulation of a scene of the catalogue.
    ///
    /// - Parameters:
    ///   - name: the scene's name.
    ///   - stage: the stage's size in points.
    ///   - parameters: the values that differ from their defaults.
    ///   - rate: steps per second; above 0.
    ///   - photos: the photos that `album` shows; empty for the built-in ones.
    /// - Throws: `SceneError`.
    public convenience init(
        scene name: String, stage: CGSize, parameters: [String: StageValue] = [:], rate: Double = 60,
        photos: [Photo] = []
    ) throws {
        try self.init(
            SceneCatalogue.scene(named: name), stage: stage, parameters: parameters, rate: rate, photos: photos)
    }

    /// Makes a simulation of a scene of the catalogue that goes on from a checkpoint, as
    /// `init(checkpoint:of:tick:rate:photos:)` does.
    ///
    /// - Throws: `SceneError`, which names the fault and the valid values.
    public convenience init(
        checkpoint: StageCheckpoint, tick: UInt32 = 0, rate: Double = 60, photos: [Photo] = []
    ) throws {
        let definition = try SceneCatalogue.scene(named: checkpoint.scene)
        try self.init(checkpoint: checkpoint, of: definition, tick: tick, rate: rate, photos: photos)
    }
}

extension LogOpening {
    /// Begins the creation of a simulation of a scene of the catalogue, as `init(_:tick:of:stage:photos:)` does.
    ///
    /// - Throws: `SceneError` or `InputScript.Fault`, which name the fault and the valid values.
    public convenience init(
        _ log: ParsedInput, tick: UInt32?, scene name: String, stage: CGSize, photos: [Photo] = []
    ) throws {
        try self.init(log, tick: tick, of: SceneCatalogue.scene(named: name), stage: stage, photos: photos)
    }
}

extension HistoryOpening {
    /// Makes a simulation of a scene of the catalogue go on where another one stood, as `init(_:to:of:photos:)` does.
    ///
    /// - Throws: `SceneError`, if there is no such scene or that is no history of it; `HistoryFault`, if it does not
    ///   reach to its end.
    public convenience init(
        _ changes: [HistoryChange], to end: UInt32, scene name: String, photos: [Photo] = []
    ) throws {
        try self.init(changes, to: end, of: SceneCatalogue.scene(named: name), photos: photos)
    }
}
