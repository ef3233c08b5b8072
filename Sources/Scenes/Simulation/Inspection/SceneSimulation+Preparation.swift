import QuartzCore
import SceneContract
import StageModel
import UIKit

extension SceneSimulation {
    /// Returns what the layouts of a scene take to prepare themselves with other numbers of items, on a stage of its own that is
    /// given up after it.
    ///
    /// What is not there is asked for as something that is; code that asks for it in a way of its own may trap. To be called in a
    /// process that may end by it.
    ///
    /// - Parameters:
    ///   - scale: by how much the numbers of items are multiplied.
    ///   - make: makes the simulation.
    /// - Returns: what each collection view's layout took, by its layer.
    /// - Throws: what `make` throws.
    public static func preparation(
        scaled scale: Double, _ make: () throws -> SceneSimulation
    ) throws -> [PreparationCost] {
        ScaledData.scale = scale
        defer { ScaledData.scale = 1 }
        let simulation = try make()
        _ = simulation.snapshot()
        return simulation.stages[0].preparation
    }
}

extension SimulatedStage {
    /// What the layouts of the collection views take that the snapshot has shown.
    fileprivate var preparation: [PreparationCost] {
        clock.perform {
            var found: [PreparationCost] = []
            var waiting = [window as UIView]
            while let view = waiting.popLast() {
                waiting += view.subviews
                guard let view = view as? UICollectionView, view.layer.presentationID != 0,
                    let measured = LayoutPreparation(of: view)
                else { continue }
                found.append(
                    PreparationCost(
                        layer: view.layer.presentationID, owner: "\(type(of: view.collectionViewLayout))",
                        items: measured.items, made: measured.made, time: measured.time))
            }
            return found.sorted { $0.layer < $1.layer }
        }
    }
}
