import Foundation
import Scenes
import StageModel
import Testing

@testable import Simulation

@MainActor @Suite struct StageSettingsTests {
    private let stage = CGSize(width: 390, height: 844)

    @Test func everySceneHasThem() throws {
        for scene in SceneSimulation.scenes(stage: stage) {
            let settings = scene.parameters.filter { $0.group == .stage }.map(\.name)
            #expect(settings == ["contentSizeCategory", "userInterfaceStyle", "layoutDirection"])
            #expect(scene.swift.contains("contentSizeCategory") == false)
        }
    }

    @Test func textsFollowTheSizeCategory() throws {
        let simulation = try SceneSimulation(scene: "type", stage: stage)
        let before = sizes(simulation)
        simulation.advance(to: 1, with: [.set(["contentSizeCategory": .text("accessibilityLarge")])])
        #expect((sizes(simulation).max() ?? 0) > (before.max() ?? 0) * 1.5)
        #expect(simulation.values["contentSizeCategory"] == .text("accessibilityLarge"))
    }

    private func sizes(_ simulation: SceneSimulation) -> [Double] {
        simulation.snapshot().nodes.flatMap(\.text.fragments).map(\.style.size.points)
    }

    @Test func theyAreKeptByCheckpoints() throws {
        let simulation = try SceneSimulation(
            scene: "type", stage: stage, parameters: ["userInterfaceStyle": .text("dark")])
        let again = try SceneSimulation(checkpoint: simulation.checkpoint())
        #expect(again.values["userInterfaceStyle"] == .text("dark"))
        #expect(again.snapshot().nodes.map(\.backgroundColor) == simulation.snapshot().nodes.map(\.backgroundColor))
    }

    @Test func badValuesNameWhatIsAllowed() throws {
        let simulation = try SceneSimulation(scene: "monzo", stage: stage)
        #expect(throws: SceneError.badValue("userInterfaceStyle", .text("blue"), allowed: "light, dark")) {
            try simulation.check(.set(["userInterfaceStyle": .text("blue")]))
        }
        #expect(
            throws: SceneError.unknownParameter(
                "size", scene: "monzo",
                known: try SceneCatalogue.scene(named: "monzo").withStageSettings.parameters(stage: stage).map(\.name))
        ) {
            try simulation.check(.set(["size": .integer(1)]))
        }
    }
}
