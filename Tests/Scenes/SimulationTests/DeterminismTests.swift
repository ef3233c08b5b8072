import Foundation
import StageModel
import Testing

@testable import Simulation

@MainActor
@Suite struct DeterminismTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func theSameEventsGiveTheSameSnapshots(seed: UInt64) throws {
        let script = Script.random(seed: seed, ticks: 400)
        func run() throws -> [StageSnapshot] {
            let simulation = try SceneSimulation.monzo()
            var snapshots = [simulation.snapshot()]
            simulation.play(script, to: 400) { snapshots.append($0) }
            return snapshots
        }
        let (first, second) = (try run(), try run())
        #expect(first == second)
        #expect(Set(first.map { $0.nodes.map(\.boundsOrigin) }).count > 50, "nothing moved")
    }

    @Test(arguments: [5, 6, 7] as [UInt64]) func simulationsSideBySideDoNotTouchEachOther(seed: UInt64) throws {
        let script = Script.random(seed: seed, ticks: 200)
        let alone = try SceneSimulation.monzo()
        alone.play(script, to: 200)
        let (one, other) = (try SceneSimulation.monzo(), try SceneSimulation.monzo())
        let otherScript = Script.random(seed: seed + 100, ticks: 200)
        for tick in UInt32(1)...200 {
            for (simulation, script) in [(one, script), (other, otherScript)] {
                simulation.advance(to: tick, with: script[tick] ?? [])
                // Layers are numbered as they are first shown.
                _ = simulation.snapshot()
            }
        }
        #expect(one.snapshot() == alone.snapshot())
    }

    @Test(arguments: [8, 9, 10, 11] as [UInt64]) func skippedStepsChangeNothing(seed: UInt64) throws {
        let script = Script.random(seed: seed, ticks: 500)
        let (each, some) = (try SceneSimulation.monzo(), try SceneSimulation.monzo())
        var steps: [UInt32: StageSnapshot] = [:]
        each.play(script, to: 700) { steps[$0.tick] = $0 }
        some.play(script, to: 700, skipping: 37) { snapshot in
            let same = snapshot.places == steps[snapshot.tick]?.places
            #expect(same, "at \(snapshot.tick)")
        }
        #expect(!each.needsStep && !some.needsStep)
    }

    @Test func whatFallsDueOnTheWayHappensAtItsOwnTime() throws {
        let (each, jump) = (try SceneSimulation.monzo(), try SceneSimulation.monzo())
        let script: Script = [1: [.wheel(WheelSample(x: 200, y: 430, dx: 180, dy: 0))]]
        each.play(script, to: 25)
        jump.play(script, to: 25, skipping: 100)
        #expect(each.needsStep, "the way is over too soon to tell anything")
        #expect(each.snapshot() == jump.snapshot())
    }

    @Test func twiceTheRateSamplesTheSameCurve() throws {
        let (slow, fast) = (try SceneSimulation.monzo(), try SceneSimulation.monzo(rate: 120))
        slow.play(.flick, to: 11)
        let script = Script(uniqueKeysWithValues: Script.flick.map { ($0 * 2, $1) })
        fast.play(script, to: 22)
        for tick in UInt32(12)...60 {
            slow.advance(to: tick)
            fast.advance(to: 2 * tick)
            #expect(slow.snapshot().places == fast.snapshot().places)
        }
    }
}

extension StageSnapshot {
    /// Where everything is, without which layer shows it.
    fileprivate var places: [[FixedPair]: Int] {
        nodes.reduce(into: [:]) { $0[[$1.position, $1.boundsOrigin, $1.boundsSize], default: 0] += 1 }
    }
}
