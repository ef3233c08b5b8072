import AllocationCount
import Foundation
import StageModel
import Testing
import TestSupport

import Demonstrations
@testable import Simulation

/// A stage that slept is the one that went to sleep, and holds little meanwhile.
@MainActor
@Suite(.serialized) struct SleepTests {
    private static let stage = CGSize(width: 390, height: 844)
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    private func recorded(_ scene: String) throws -> RecordedSimulation {
        RecordedSimulation(try SceneSimulation(scene: scene, stage: Self.stage))
    }

    /// Plays a random session of 120 steps, and goes on until nothing moves.
    ///
    /// - Returns: what was seen after every tenth step.
    @discardableResult
    private func play(seed: UInt64, on simulation: RecordedSimulation) throws -> [Data] {
        let first = simulation.tick + 1
        let ticks = first...first + 119
        let script = RandomSession(simulation.scene, stage: Self.stage, seed: seed, ticks: ticks).script
        var places: [Data] = []
        while simulation.tick < first + 120 || simulation.needsStep {
            try #require(simulation.tick < first + 7200)
            let tick = simulation.tick + 1
            simulation.advance(to: tick, with: script[tick] ?? [])
            if tick.isMultiple(of: 10) {
                places.append(try Self.encoder.encode(simulation.simulation.record(moving: true, events: [])))
            }
        }
        return places
    }

    @Test(arguments: SceneNames.all) func whatComesAfterIsAsIfItHadNotSlept(_ scene: String) throws {
        let (sleeper, other) = (try recorded(scene), try recorded(scene))
        for seed in 51...53 as ClosedRange<UInt64> {
            #expect(try play(seed: seed, on: sleeper) == play(seed: seed, on: other))
            sleeper.sleep()
            #expect(sleeper.isAsleep)
        }
        #expect(sleeper.values == other.values)
        #expect(sleeper.state == other.state)
        #expect(sleeper.snapshot().nodes.count == other.snapshot().nodes.count)
        #expect(try sleeper.log(from: nil, to: sleeper.tick)() == other.log(from: nil, to: other.tick)())
    }

    @Test func whatARoomAtRestIsAskedDoesNotWakeIt() throws {
        let simulation = try recorded("stack")
        try play(seed: 54, on: simulation)
        let (tick, ticks, checkpoint) = (simulation.tick, simulation.stageTicks, simulation.checkpoint())
        let (size, log) = (simulation.historySize, try simulation.log(from: nil, to: simulation.tick)())
        simulation.sleep()
        #expect(!simulation.needsStep && !simulation.isSeeking && !simulation.canSleep)
        #expect(simulation.tick == tick && simulation.stageTicks == ticks && simulation.cut == nil)
        #expect(simulation.checkpoint() == checkpoint)
        #expect(simulation.historySize == size)
        #expect(try simulation.log(from: nil, to: tick)() == log)
        #expect(!simulation.historyChanges(from: 0).isEmpty)
        #expect(simulation.heldPointers.isEmpty)
        simulation.forgetHistory()
        #expect(simulation.isAsleep && simulation.recordedTicks == tick...tick)
        #expect(!simulation.snapshot().nodes.isEmpty)
        #expect(!simulation.isAsleep)
    }

    @Test func whatMovesOrIsHeldOrShowsAnEarlierStepStaysAwake() throws {
        let simulation = try recorded("monzo")
        func expectAwake(sourceLocation: SourceLocation = #_sourceLocation) {
            simulation.sleep()
            #expect(!simulation.isAsleep && !simulation.canSleep, sourceLocation: sourceLocation)
        }
        func settle() {
            while simulation.needsStep, simulation.tick < 2000 { simulation.advance(to: simulation.tick + 1) }
        }
        func point(_ phase: PointerSample.Phase, _ x: Double) {
            let sample = PointerSample(pointer: 1, phase: phase, x: x, y: 430)
            simulation.advance(to: simulation.tick + 1, with: [.pointer(sample)])
        }
        point(.down, 320)
        point(.move, 300)
        settle()
        #expect(!simulation.needsStep)
        expectAwake()
        for step in 1...8 { point(.move, 300 - Double(step) * 20) }
        point(.up, 140)
        #expect(simulation.needsStep)
        expectAwake()
        settle()
        let newest = simulation.tick
        simulation.seek(to: 1)
        expectAwake()
        while simulation.isSeeking { simulation.continueSeeking { true } }
        expectAwake()
        simulation.seek(to: newest)
        while simulation.isSeeking { simulation.continueSeeking { true } }
        settle()
        simulation.sleep()
        #expect(simulation.isAsleep)
    }

    /// With what happened on it forgotten, which has a budget of its own.
    @Test(.enabled(if: counts_allocations()), arguments: SceneNames.all)
    func aSleepingStageHoldsAFewKilobytes(scene: String) throws {
        func held(asleep: Bool) throws -> Int {
            let before = allocated_bytes()
            let simulation = try recorded(scene)
            try play(seed: 55, on: simulation)
            simulation.forgetHistory()
            _ = simulation.snapshot()
            if asleep { simulation.sleep() }
            let after = allocated_bytes()
            return withExtendedLifetime(simulation) { Int(after) - Int(before) }
        }
        // What is kept for all stages is made for the first.
        _ = try held(asleep: false)
        let (asleep, awake) = (try held(asleep: true), try held(asleep: false))
        #expect(asleep < 16_000)
        #expect(awake > 10 * asleep)
    }
}
