import Demonstrations
import Foundation
import Simulation
import StageModel
import TestSupport
import Testing

@testable import zoetrope

/// What sessions cost, and what of that is growth.
@MainActor
@Suite struct SessionCostsTests {
    /// The costs of a drag in a scene.
    private func costs(_ scene: String, steps: UInt32 = 20) throws -> SessionCosts {
        let simulation = try SceneSimulation(scene: scene, stage: CGSize(width: 390, height: 844))
        let reader = CostReader(simulation)
        for step in 1...steps {
            let phase: PointerSample.Phase = step == 1 ? .down : step == steps ? .up : .move
            let sample = PointerSample(pointer: 1, phase: phase, x: 200, y: 700 - Double(step) * 20)
            simulation.advance(to: step, with: [.pointer(sample)])
            if step.isMultiple(of: 3) { reader.read() }
        }
        reader.read()
        return reader.costs
    }

    @Test func aSessionCostsTheSameEachTime() throws {
        let (first, second) = (try costs("grid"), try costs("grid"))
        #expect(first.steps == 20)
        #expect(first.counts == second.counts)
        #expect(first.counts["elements"] ?? 0 > 10)
        #expect(first.growth(since: second).isEmpty)
    }

    @Test func oneCallMoreIsGrowthAndTimeIsNot() throws {
        let recorded = try costs("grid")
        var now = recorded
        now.counts["prepare", default: 0] += 1
        now.counts["seen", default: 0] += 100
        now.microseconds["prepare"] = 1_000_000
        #expect(now.growth(since: recorded) == ["prepare 1 instead of 0"])
        #expect(now.saving(since: recorded).isEmpty)
        #expect(recorded.growth(since: now).isEmpty)
        #expect(recorded.saving(since: now) == ["prepare 1 instead of 0"])
    }

    @Test func instructionsAreComparedWithinATenthOnMachinesOfOneKind() throws {
        var recorded = SessionCosts(of: [])
        recorded.instructions = .init(count: 1000, machine: "x86_64")
        var now = recorded
        now.instructions?.count = 1100
        #expect(now.growth(since: recorded).isEmpty)
        now.instructions?.count = 1101
        #expect(now.growth(since: recorded) == ["instructions 1101 instead of 1000"])
        #expect(recorded.saving(since: now).isEmpty == false)
        now.instructions?.machine = "aarch64"
        #expect(now.growth(since: recorded).isEmpty)
        now.instructions = nil
        #expect(now.growth(since: recorded).isEmpty)
    }

    @Test func instructionsAreCountedOrItIsSaidWhyNot() {
        func add(_ times: Int) -> Int { (0..<times).reduce(0) { $0 &+ $1 } }
        do {
            let counter = try InstructionCounter()
            var sum = 0
            let (few, many) = (counter.count { sum &+= add(1000) }, counter.count { sum &+= add(100_000) })
            #expect(few > 1000 && many > 50 * few && sum > 0)
        } catch {
            #expect("\(error)".hasPrefix("instructions are not counted: "))
        }
    }

    @Test func aRecordingFromBeforeInstructionsIsRead() throws {
        let text = #"{"counts":{"prepare":1},"microseconds":{},"steps":2}"#
        let costs = try JSONDecoder().decode(SessionCosts.self, from: Data(text.utf8))
        #expect(costs.instructions == nil)
        #expect(costs.counts == ["prepare": 1])
    }

    @Test func whatIsWrittenIsRead() throws {
        let costs = try costs("stack")
        #expect(try JSONDecoder().decode(SessionCosts.self, from: JSONEncoder().encode(costs)) == costs)
        #expect(costs.time.hasPrefix("20 steps in "))
    }
}
