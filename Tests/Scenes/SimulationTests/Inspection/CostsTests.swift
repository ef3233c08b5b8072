import Demonstrations
import Foundation
import StageModel
import TestSupport
import Testing
import UIKit

@testable import Simulation

/// What a stage tells an inspector of its steps' costs.
@MainActor
@Suite(.serialized) struct CostsTests {
    /// Has a clock go on by 1,000 ns each time that it is read.
    private func timed<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = LayoutCalls.readTime
        var time: UInt64 = 0
        LayoutCalls.readTime = {
            time += 1000
            return time
        }
        defer { LayoutCalls.readTime = before }
        return try body()
    }

    private func simulation(_ scene: String = "grid") throws -> SceneSimulation {
        let simulation = try SceneSimulation(scene: scene, stage: CGSize(width: 390, height: 844))
        _ = simulation.snapshot()
        return simulation
    }

    private func costs(_ simulation: any StageSimulation, _ question: CostQuestion = CostQuestion()) throws
        -> StageCosts
    {
        try #require(simulation.costs(question, anew: true))
    }

    /// Drags upwards, in some steps.
    private func drag(_ simulation: any StageSimulation, steps: UInt32 = 20) {
        for step in 0..<steps {
            let phase: PointerSample.Phase = step == 0 ? .down : step == steps - 1 ? .up : .move
            let sample = PointerSample(pointer: 1, phase: phase, x: 200, y: 600 - Double(step) * 15)
            simulation.advance(to: simulation.tick + 1, with: [.pointer(sample)])
            _ = simulation.snapshot()
        }
    }

    @Test func nothingIsRecordedBeforeSomebodyAsks() throws {
        let simulation = try simulation()
        drag(simulation)
        #expect(try costs(simulation).steps.isEmpty)
        drag(simulation)
        #expect(try costs(simulation).steps.map(\.tick) == Array(21...40))
    }

    @Test func aStepsTimesAreThoseOfItsPartsAndTheGestureBeginsWithTheFinger() throws {
        try timed {
            let simulation = try simulation()
            _ = try costs(simulation)
            drag(simulation)
            let costs = try costs(simulation, CostQuestion(steps: [10]))
            #expect(costs.steps.map(\.beginsGesture) == [true] + Array(repeating: false, count: 19))
            let step = try #require(costs.steps.first { $0.tick == 10 })
            for part in [StepPart.touches, .elements, .views, .capture] {
                #expect(step.times[part.rawValue] > 0, "\(part)")
            }
            #expect(step.times.count == StepPart.allCases.count && step.counts.count == StepPart.counted.count)
            #expect(step.counts[StepPart.elements.rawValue] == 1)
            #expect(step.seen > 0 && step.seen <= step.returned)
            // No time counts twice: all is in those that lie in no other.
            let parts = try #require(costs.details.first { $0.tick == 10 })
            let outer = parts.list.filter { $0.depth == 0 }.reduce(0) { $0 + $1.duration }
            #expect(step.times.indices.reduce(0) { $0 + step.times[$1] } == outer)
        }
    }

    @Test func aStepsPartsAreInTheirOrderWithWhatTheyWereGiven() throws {
        try timed {
            let simulation = try simulation()
            _ = try costs(simulation)
            drag(simulation)
            let parts = try #require(try costs(simulation, CostQuestion(steps: [10])).details.first)
            #expect(parts.list.map(\.start) == parts.list.map(\.start).sorted())
            let query = try #require(parts.list.first { $0.part == .elements })
            #expect(query.detail.contains("returned"))
            #expect(!query.owner.isEmpty)
            #expect(query.depth > 0)
        }
    }

    @Test func onlyWhatIsNewIsTold() throws {
        let simulation = try simulation()
        _ = try costs(simulation)
        drag(simulation)
        let first = try costs(simulation)
        #expect(try costs(simulation, CostQuestion(record: first.record, version: first.version)).steps.isEmpty)
        drag(simulation, steps: 2)
        let later = try costs(simulation, CostQuestion(record: first.record, version: first.version))
        #expect(later.steps.map(\.tick) == [21, 22])
    }

    @Test func noMoreThanTenSecondsOfStepsAreKnown() throws {
        let simulation = try simulation()
        _ = try costs(simulation)
        for _ in 0..<14 {
            drag(simulation, steps: 50)
            _ = try costs(simulation)
        }
        #expect(try costs(simulation).steps.map(\.tick) == Array(101...700))
    }

    @Test func stepsThatAreShownAgainKeepThoseAfterThemAndCostWhatTheyDid() throws {
        try timed {
            let simulation = RecordedSimulation(try simulation())
            _ = try costs(simulation)
            drag(simulation)
            let before = try costs(simulation, CostQuestion(steps: [9, 10]))
            simulation.seek(to: 10, after: [])
            simulation.continueSeeking { true }
            #expect(simulation.tick == 10)
            // It is shown, which costs more than it did: everything is drawn.
            _ = simulation.snapshot()
            let after = try costs(simulation, CostQuestion(steps: [9, 10]))
            #expect(after.record == before.record)
            #expect(after.steps == before.steps)
            #expect(after.details == before.details)
            let again = CostQuestion(record: before.record, version: before.version)
            #expect(try costs(simulation, again).steps.isEmpty)
        }
    }

    @Test func stepsAfterAMomentFromWhichTheStageGoesOnAreForgotten() throws {
        let simulation = RecordedSimulation(try simulation())
        _ = try costs(simulation)
        drag(simulation)
        let before = try costs(simulation)
        simulation.seek(to: 10, after: [])
        simulation.continueSeeking { true }
        drag(simulation, steps: 2)
        let after = try costs(simulation)
        #expect(after.record != before.record)
        #expect(after.steps.map(\.tick).max() ?? 0 < 20)
        #expect(after.steps.map(\.tick).contains(12))
    }

    @Test(arguments: SceneNames.all)
    func whatIsInspectedIsWhatItWouldBeAnyway(scene: String) throws {
        let (alone, inspected) = (try simulation(scene), try simulation(scene))
        _ = try costs(inspected)
        for simulation in [alone, inspected] {
            drag(simulation, steps: 15)
            for _ in 0..<30 {
                simulation.advance(to: simulation.tick + 1)
                if simulation === inspected { _ = try costs(simulation, CostQuestion(steps: [simulation.tick])) }
                _ = simulation.snapshot()
            }
        }
        #expect(alone.snapshot() == inspected.snapshot())
    }

    @Test(arguments: SceneNames.all)
    func noSceneHasFaults(scene: String) throws {
        let simulation = try simulation(scene)
        _ = try costs(simulation)
        for _ in 0..<3 {
            drag(simulation, steps: 15)
            for _ in 0..<40 { simulation.advance(to: simulation.tick + 1) }
            #expect(try costs(simulation).faults.map(\.sentence) == [])
        }
    }

    @Test func whatAnotherProcessSaysIsHeldToTheLimits() throws {
        let entry = StepParts.Entry(.prepare, owner: "A", detail: String(repeating: "x", count: 1000))
        let long = StepParts(tick: 1, list: Array(repeating: entry, count: 1000))
        #expect(long.list.count == 52)
        #expect(long.omitted == 948)
        var costs = StageCosts(record: 1, version: 2, details: [long])
        costs.steps = (1...900).map { StepCost(tick: $0) }
        costs.faults = Array(repeating: CostFault(layer: 1, owner: "A", sentence: "b"), count: 50)
        let read = try JSONDecoder().decode(StageCosts.self, from: try JSONEncoder().encode(costs))
        #expect(read.steps.map(\.tick) == Array(301...900))
        #expect(read.faults.count == StageCosts.faultLimit)
        #expect(read.details == [long])
        let bad =
            #"{"record":1,"version":1,"steps":[],"faults":[],"details":[{"tick":1,"omitted":0,"parts":[[15,0,"","",0,0]]}]}"#
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(StageCosts.self, from: Data(bad.utf8)) }
    }
}
