import Foundation
import Demonstrations
import Simulation
import Testing

@MainActor
@Suite struct GoldenTests {
    @Test(arguments: [
        ("monzo", 390.0, 844.0), ("stack", 390, 844), ("grid", 200, 300), ("dashboard", 390, 844), ("album", 390, 844),
        ("flip", 390, 844), ("feed", 390, 844), ("messages", 390, 844), ("type", 390, 844),
    ])
    func aRunIsAsItWasRecorded(_ scene: String, _ width: Double, _ height: Double) throws {
        let golden = GoldenTrajectory(scene)
        let stage = CGSize(width: width, height: height)
        let simulation = try SceneSimulation(scene: scene, stage: stage)
        let script = try InputScript(
            try golden.input(), scene: try SceneCatalogue.scene(named: scene), stage: stage, parameters: [:])
        var lines: [Data] = []
        try HeadlessRun(simulation: simulation, script: script, ticks: 300, every: 6).run { lines.append($0) }
        try golden.expect(lines)
    }
}
