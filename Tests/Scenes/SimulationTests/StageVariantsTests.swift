import Foundation
import Demonstrations
import SceneContract
import StageModel
import Testing

@testable import Simulation

/// Stages of one simulation that have values of their own and are touched at once.
@MainActor
@Suite struct StageVariantsTests {
    private func stage(_ columns: Int, width: Double = 390, height: Double = 844) -> StageCheckpoint.Stage {
        .init(width: width, height: height, overrides: ["columns": .integer(columns)])
    }

    private func checkpoint(
        _ stages: [StageCheckpoint.Stage], parameters: [String: StageValue] = [:], columns: Int? = nil,
        sharesTouches: Bool = true
    ) -> StageCheckpoint {
        StageCheckpoint(
            scene: "grid", stageWidth: 0, stageHeight: 0, parameters: parameters, columns: columns,
            sharesTouches: sharesTouches
        ).with(stages)
    }

    private func value(_ name: String, _ simulation: SceneSimulation, _ stage: Int) throws -> StageValue {
        let names = simulation.scene.parameters.map(\.name)
        return simulation.stages[stage].content.values[try #require(names.firstIndex(of: name))]
    }

    private func offset(_ simulation: SceneSimulation, _ stage: Int) throws -> Double {
        let view = try #require(simulation.stages[stage].content.observedViews.first?.view)
        return Double(simulation.stages[stage].clock.perform { view.layer.presented.bounds.origin.y })
    }

    /// A drag upwards by 90 points on the first stage.
    private func drag(_ simulation: some StageSimulation) {
        for step in 0...10 as ClosedRange<UInt32> {
            let phase: PointerSample.Phase = step == 0 ? .down : step == 10 ? .up : .move
            let sample = PointerSample(pointer: 1, phase: phase, x: 200, y: 500 - 10 * Double(min(step, 9)))
            simulation.advance(to: simulation.tick + 1, with: [.pointer(sample)])
        }
    }

    @Test func eachStageHasItsOwnValuesAndTheRestOfTheRooms() throws {
        let simulation = try SceneSimulation(
            checkpoint: checkpoint([stage(2), stage(4)], parameters: ["spacing": .number(20)]))
        #expect(try [0, 1].map { try value("columns", simulation, $0) } == [.integer(2), .integer(4)])
        #expect(try [0, 1].map { try value("spacing", simulation, $0) } == [.number(20), .number(20)])
        // The room's value of what no stage takes from it is the one that it would have.
        #expect(simulation.values["columns"] == .integer(3))
        simulation.advance(to: 1, with: [.set(["columns": .integer(5), "spacing": .number(10)])])
        #expect(try [0, 1].map { try value("columns", simulation, $0) } == [.integer(2), .integer(4)])
        #expect(try [0, 1].map { try value("spacing", simulation, $0) } == [.number(10), .number(10)])
        #expect(simulation.values["columns"] == .integer(5))
    }

    @Test func aValueThatOneStageAloneHasIsSetOnTheOthers() throws {
        let simulation = try SceneSimulation(
            checkpoint: checkpoint([.init(width: 390, height: 844), stage(4)], parameters: ["columns": .integer(2)]))
        simulation.advance(to: 1, with: [.set(["columns": .integer(5)])])
        #expect(try [0, 1].map { try value("columns", simulation, $0) } == [.integer(5), .integer(4)])
    }

    @Test func aVersionIsRefusedWithTheReason() throws {
        let checkpoint = checkpoint([stage(2), .init(width: 390, height: 844, version: "before")])
        let error = #expect(throws: SceneError.self) { try SceneSimulation(checkpoint: checkpoint) }
        #expect(error?.description.contains("side by side in rooms of zoetrope preview alone") == true)
    }

    @Test func oneFingerMovesAllInProportionToTheirSizes() throws {
        let simulation = try SceneSimulation(checkpoint: checkpoint([stage(2), stage(2, height: 422), stage(2)]))
        drag(simulation)
        let offsets = try (0..<3).map { try offset(simulation, $0) }
        #expect(offsets[0] > 60)
        #expect(offsets[2] == offsets[0])
        #expect(offsets[1] > 25 && offsets[1] < offsets[0] * 0.6)
        while simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
        #expect(try offset(simulation, 2) == offset(simulation, 0))
    }

    @Test func touchesThatAreNotSharedAreOfOneStage() throws {
        let simulation = try SceneSimulation(checkpoint: checkpoint([stage(2), stage(2)], sharesTouches: false))
        drag(simulation)
        #expect(try offset(simulation, 0) > 60)
        #expect(try offset(simulation, 1) == 0)
    }

    @Test func whatIsPrintedOfAStepIsOfAllStages() throws {
        let simulation = try SceneSimulation(checkpoint: checkpoint([stage(2), stage(4, height: 600)]))
        drag(simulation)
        let views = simulation.record(moving: true, events: []).views
        #expect(views.map(\.name) == ["cells", "cells 2"])
        #expect(views.map { $0.frame[3] } == [844, 600])
        #expect(views.allSatisfy { $0.contentOffset[1] > 30 })
        #expect(views[1].items.count > views[0].items.count)
    }

    @Test func stagesStandInRowsWithWordsOverEach() throws {
        let stages = [2, 3, 4].map { stage($0, width: 300, height: $0 == 2 ? 400 : 500) }
        let simulation = try SceneSimulation(checkpoint: checkpoint(stages, columns: 2))
        let snapshot = simulation.snapshot()
        #expect(snapshot.stageSize == FixedPair(32 + 300 + 32 + 300 + 32, 32 + 32 + 500 + 32 + 32 + 500 + 32))
        let windows = snapshot.nodes.filter { $0.parent == 1 && $0.item.count == 3 }
        #expect(
            windows.map(\.position) == [
                FixedPair(32 + 150, 64 + 200), FixedPair(364 + 150, 64 + 250), FixedPair(32 + 150, 628 + 250),
            ])
        let captions = snapshot.nodes.filter { $0.parent == 1 && !$0.text.fragments.isEmpty }
        #expect(
            captions.map(\.text.string) == [
                "columns 2, 300 \u{D7} 400", "columns 3, 300 \u{D7} 500", "columns 4, 300 \u{D7} 500",
            ])
        #expect(snapshot.nodes.map(\.id) == snapshot.nodes.map(\.id).sorted())
        // Looks speak for themselves.
        let dark = StageCheckpoint.Stage(
            width: 390, height: 844, overrides: ["userInterfaceStyle": .text("dark"), "safeArea": .text("none")])
        let variants = StageVariants(of: checkpoint([dark, .init(width: 390, height: 844)]))
        let setting = Parameter(
            name: "userInterfaceStyle", kind: .choice(["light", "dark"]), defaultValue: .text("light"), summary: "",
            group: .stage)
        #expect(variants.captions([setting]) == ["safe area none, dark", ""])
    }

    @Test func oneStageIsKeptWithItsValuesAndWhereItStood() throws {
        let simulation = RecordedSimulation(
            try SceneSimulation(checkpoint: checkpoint([stage(2), stage(4, height: 600)])))
        drag(simulation)
        while simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
        #expect(
            simulation.scene.actions.suffix(2).map(\.title) == [
                "Keep columns 2, 390 \u{D7} 844", "Keep columns 4, 390 \u{D7} 600",
            ])
        let place = try offset(simulation.simulation, 1)
        let before = simulation.tick
        #expect(throws: Never.self) { try simulation.check(.action("keepStage2")) }
        #expect(throws: SceneError.self) { try simulation.check(.action("keepStage3")) }
        simulation.advance(to: before + 1, with: [.action("keepStage2")])
        #expect(simulation.snapshot().stageSize == FixedPair(390, 600))
        #expect(simulation.values["columns"] == .integer(4))
        #expect(try offset(simulation.simulation, 0) == place)
        #expect(simulation.stageVariants.isEmpty)
        #expect(!simulation.scene.actions.contains { $0.name.hasPrefix("keep") })
        #expect(simulation.checkpoint().others.isEmpty && !simulation.checkpoint().sharesTouches)
        // What was there before can be seen again, and gone on from.
        simulation.seek(to: before)
        while simulation.isSeeking { simulation.continueSeeking { true } }
        #expect(simulation.stageVariants.count == 2)
        #expect(simulation.values["columns"] == .integer(3))
    }

    @Test func aFingerThatIsDownAsAStageIsKeptIsLetGo() throws {
        let simulation = try SceneSimulation(checkpoint: checkpoint([stage(2), stage(4)]))
        simulation.advance(to: 1, with: [.pointer(.init(pointer: 1, phase: .down, x: 200, y: 500))])
        for step in 2...6 as ClosedRange<UInt32> {
            let y = 500 - 20 * Double(step)
            simulation.advance(to: step, with: [.pointer(.init(pointer: 1, phase: .move, x: 200, y: y))])
        }
        simulation.advance(to: 7, with: [.action("keepStage1")])
        simulation.advance(to: 8, with: [.pointer(.init(pointer: 1, phase: .move, x: 200, y: 100))])
        while simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
        #expect(try offset(simulation, 0) < 200)
    }

    @Test func aLogOfStagesReplaysToTheSamePicture() throws {
        let recorded = RecordedSimulation(
            try SceneSimulation(checkpoint: checkpoint([stage(2), stage(4, height: 600)], columns: 1)))
        drag(recorded)
        recorded.advance(to: recorded.tick + 1, with: [.set(["columns": .integer(6)])])
        while recorded.needsStep { recorded.advance(to: recorded.tick + 1) }
        recorded.advance(to: recorded.tick + 1, with: [.action("keepStage1")])
        let replayed = try recorded.replayed()
        #expect(replayed.snapshot() == recorded.snapshot())
        #expect(replayed.checkpoint() == recorded.checkpoint())
    }

    @Test func whatStagesCanNotHaveIsRefused() throws {
        let wrong: [StageCheckpoint] = [
            checkpoint([stage(1000), stage(2)]), checkpoint([stage(2), stage(2)], columns: 0),
            checkpoint([stage(2), .init(width: 390, height: 844, overrides: ["none": .integer(1)])]),
        ]
        for checkpoint in wrong {
            #expect(throws: SceneError.self) { try SceneSimulation(checkpoint: checkpoint) }
        }
        let simulation = try SceneSimulation(checkpoint: checkpoint([stage(2), stage(4)]))
        #expect(throws: SceneError.self) { try simulation.check(.set(["columns": .integer(1000)])) }
    }

    @Test func aCheckpointIsReadAsItWasWritten() throws {
        let all = checkpoint([stage(2), stage(4, height: 600)], columns: 1)
        let text = try JSONEncoder().encode(all)
        #expect(try JSONDecoder().decode(StageCheckpoint.self, from: text) == all)
        // Versions without stages of several kinds wrote none of it.
        let plain = StageCheckpoint(scene: "grid", stageWidth: 390, stageHeight: 844)
        let words = String(decoding: try JSONEncoder().encode(plain), as: UTF8.self)
        for name in ["overrides", "columns", "sharesTouches"] { #expect(!words.contains(name)) }
    }
}
