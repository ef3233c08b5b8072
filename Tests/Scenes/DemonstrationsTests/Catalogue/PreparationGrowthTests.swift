import Demonstrations
import SceneContract
import Simulation
import StageModel
import Testing
import UIKit

/// What the demonstrations' layouts prepare with ten times their items.
///
/// A room measures its scene so as it runs, with its parameters; here all are.
@MainActor
@Suite struct PreparationGrowthTests {
    private let stage = CGSize(width: 390, height: 844)

    /// The scenes of some number of items, of which there can be many more.
    private nonisolated static let scenes = ["album", "grid", "monzo", "stack"]

    @Test(arguments: scenes)
    func prepareMakesNoMoreAttributesWithTenTimesTheItems(name: String) throws {
        let definition = try SceneCatalogue.scene(named: name)
        let declared = definition.parameters(stage: stage).first { $0.name == "itemCount" }
        let parameter = try #require(declared)
        guard case .integer(let count) = parameter.defaultValue, case .integer(let range) = parameter.kind else {
            throw SceneError.badValue("itemCount", parameter.defaultValue, allowed: "a number")
        }
        try #require(range.contains(10 * count))
        let costs = try [count, 10 * count].map { count in
            try SceneSimulation.preparation(scaled: 1) {
                try SceneSimulation(definition, stage: stage, parameters: ["itemCount": .integer(count)])
            }
        }
        #expect(costs.allSatisfy { !$0.isEmpty })
        #expect(costs[1].map(\.items) == costs[0].map { 10 * $0.items })
        for (few, many) in zip(costs[0], costs[1]) { #expect(!many.hasGrown(since: few), "\(few) \(many)") }
    }
}
