import Foundation
import Demonstrations
import SceneContract
import Simulation
import StageModel
import Testing

@MainActor
@Suite struct StackConfigurationTests {
    private let stage = CGSize(width: 390, height: 844)

    @Test(arguments: [
        (["expandedHeight": 150.0], "expandedHeight (150) must be above collapsedHeight (200)"),
        (["expandedHeight": 200], "expandedHeight (200) must be above collapsedHeight (200)"),
        (["collapsedHeight": 720], "expandedHeight (720) must be above collapsedHeight (720)"),
        (["cardHeight": -1], "'-1' is no value for 'cardHeight'; allowed: 0 to 4000"),
        (["cardOffset": -0.5], "'-0.5' is no value for 'cardOffset'; allowed: 0 to 2000"),
        (["verticalSpacing": -8], "'-8' is no value for 'verticalSpacing'; allowed: 0 to 2000"),
    ])
    func aBadConfigurationIsRefused(_ values: [String: Double], _ message: String) throws {
        let values = values.mapValues { StageValue.number($0) }
        #expect {
            try SceneSimulation(scene: "stack", stage: stage, parameters: values)
        } throws: {
            "\($0)" == message
        }
    }

    @Test func aCardNeedsWidth() throws {
        #expect(throws: SceneError.self) {
            try SceneSimulation(
                scene: "stack", stage: stage, parameters: ["leftSpacing": .number(200), "rightSpacing": .number(190)])
        }
    }

    @Test func tooManyCardsAtOnceAreRefused() throws {
        #expect(throws: SceneError.self) {
            try SceneSimulation(
                scene: "stack", stage: stage, parameters: ["itemCount": .integer(100_000), "cardOffset": .number(0)])
        }
    }

    @Test func aRunningSceneKeepsItsLastGoodConfiguration() throws {
        let simulation = try SceneSimulation(scene: "stack", stage: stage)
        let before = simulation.snapshot()
        simulation.advance(
            to: 1,
            with: [
                .set(["expandedHeight": .number(100)]), .set(["cardOffset": .number(60), "cardHeight": .number(-1)]),
            ])
        #expect(simulation.snapshot().nodes == before.nodes)
        simulation.advance(to: 2, with: [.action("expand")])
        for tick in UInt32(3)...30 { simulation.advance(to: tick) }
        #expect(simulation.drainReports().contains { $0.detail == .text("expanded") })
    }
}
