import Foundation
import Demonstrations
import SceneContract
import StageModel
import Testing

@testable import Simulation

/// Several stages of one simulation.
@MainActor
@Suite struct SideBySideTests {
    private static let phone = StageCheckpoint.Stage(width: 390, height: 844)
    private static let small = StageCheckpoint.Stage(width: 320, height: 568)

    private func simulation(_ scene: String = "grid") throws -> SceneSimulation {
        try SceneSimulation(
            checkpoint: StageCheckpoint(
                scene: scene, stageWidth: Self.phone.width, stageHeight: Self.phone.height, others: [Self.small]))
    }

    private func offset(_ simulation: SceneSimulation, _ stage: Int) throws -> Double {
        let view = try #require(simulation.stages[stage].content.observedViews.first?.view)
        return Double(simulation.stages[stage].clock.perform { view.layer.presented.bounds.origin.y })
    }

    /// A drag of 100 points upwards.
    private func drag(_ simulation: some StageSimulation, atX x: Double, from tick: UInt32 = 0) {
        for step in 0...10 as ClosedRange<UInt32> {
            let phase: PointerSample.Phase = step == 0 ? .down : step == 10 ? .up : .move
            let sample = PointerSample(pointer: 1, phase: phase, x: x, y: 400 - 10 * Double(min(step, 9)))
            simulation.advance(to: tick + step + 1, with: [.pointer(sample)])
        }
    }

    /// The middle of the second stage.
    private let second = 32 + 390 + 32 + 160.0

    @Test func eachStageIsAsLargeAsItsOwnAndHasAPlaceOfItsOwn() throws {
        let simulation = try simulation()
        let snapshot = simulation.snapshot()
        #expect(snapshot.stageSize == FixedPair(32 + 390 + 32 + 320 + 32, 32 + 844 + 32))
        #expect(snapshot.nodes.map(\.id) == snapshot.nodes.map(\.id).sorted())
        #expect(Set(snapshot.nodes.map(\.id)).count == snapshot.nodes.count)
        let windows = snapshot.nodes.filter { $0.parent == 1 }
        #expect(windows.map(\.boundsSize) == [FixedPair(390, 844), FixedPair(320, 568)])
        #expect(windows.map(\.position) == [FixedPair(32 + 195, 32 + 422), FixedPair(second, 32 + 284)])
        let known = Set(snapshot.nodes.map(\.id) + [0])
        #expect(snapshot.nodes.allSatisfy { known.contains($0.parent) })
    }

    @Test func aDragMovesTheStageThatItIsMadeOn() throws {
        let simulation = try simulation()
        drag(simulation, atX: second)
        #expect(try offset(simulation, 0) == 0)
        #expect(try offset(simulation, 1) > 50)
    }

    @Test func aTouchBetweenStagesIsNobodys() throws {
        let simulation = try simulation()
        drag(simulation, atX: 32 + 390 + 16)
        #expect(try offset(simulation, 0) == 0)
        #expect(try offset(simulation, 1) == 0)
    }

    @Test func aParameterIsSetOnAll() throws {
        let simulation = try simulation()
        simulation.advance(to: 1, with: [.set(["columns": .integer(3)])])
        let names = simulation.scene.parameters.map(\.name)
        for stage in simulation.stages {
            #expect(Dictionary(uniqueKeysWithValues: zip(names, stage.content.values))["columns"] == .integer(3))
        }
        #expect(throws: SceneError.self) { try simulation.check(.set(["columns": .integer(1000)])) }
    }

    @Test func aLogReplaysAllStages() throws {
        let recorded = RecordedSimulation(try simulation())
        drag(recorded, atX: second)
        drag(recorded, atX: 200, from: 40)
        while recorded.needsStep { recorded.advance(to: recorded.tick + 1) }
        let shown = recorded.snapshot()
        let replayed = try recorded.replayed()
        #expect(replayed.snapshot() == shown)
        #expect(replayed.checkpoint() == recorded.checkpoint())
        #expect(replayed.checkpoint().others.count == 1)
        #expect(replayed.scrolls == recorded.scrolls)
    }

    @Test func moreStagesThanThereMayBeAreRefused() {
        let many = StageCheckpoint(
            scene: "grid", stageWidth: 390, stageHeight: 844, others: Array(repeating: Self.small, count: 8))
        let fault = #expect(throws: SceneError.self) { try SceneSimulation(checkpoint: many) }
        #expect(fault.map { "\($0)" }?.contains("at most 7 stages") == true)
        let tiny = StageCheckpoint(
            scene: "grid", stageWidth: 390, stageHeight: 844, others: [.init(width: 20, height: 400)])
        #expect(throws: SceneError.self) { try SceneSimulation(checkpoint: tiny) }
    }
}
