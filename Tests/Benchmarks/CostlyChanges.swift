import AllocationCount
import Demonstrations
import Foundation
import Simulation
import StageModel
import TestSupport

/// What the most expensive changes of parameters and traits take, of each scene of the catalogue.
@MainActor
enum CostlyChanges {
    /// Prints a line for each scene.
    ///
    /// - Parameter scenes: their names; none: all.
    /// - Throws: `SceneError`.
    static func print(_ scenes: [String]) throws {
        Swift.print("the most expensive step after a change to extremes, 390 x 844, on one core")
        Swift.print("| scene | ms | allocations | change |")
        Swift.print("|---|---|---|---|")
        for scene in scenes.isEmpty ? SceneSimulation.sceneNames : scenes {
            let simulation = try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844)
            let (change, time) = CostlyChange.worst(of: 300, in: simulation) { body in
                let start = threadTime()
                body()
                return Int(threadTime() - start)
            }
            let again = try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844)
            let (_, allocations) = CostlyChange.worst(of: 300, in: again) { body in
                let start = thread_allocation_count()
                body()
                return Int(thread_allocation_count() - start)
            }
            let values = change.change.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            Swift.print(
                "| \(scene) | \(Double(time / 10_000) / 100) | \(allocations) | \(values.joined(separator: ", ")) |")
        }
    }

    /// The processor time of the calling thread, in nanoseconds: clock_gettime(2).
    private static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
