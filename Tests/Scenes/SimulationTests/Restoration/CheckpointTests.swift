import Foundation
import StageModel
import Testing
import TestSupport

import Demonstrations
@testable import Simulation

/// Checkpoints of every scene, taken in random sessions.
@MainActor
@Suite struct CheckpointTests {
    struct Session: CustomStringConvertible, Sendable {
        var scene: String
        var seed: UInt64
        var description: String { "\(scene) \(seed)" }
    }

    nonisolated static let sessions = SceneNames.all.flatMap { scene in
        (1...4 as ClosedRange<UInt64>).map { Session(scene: scene, seed: $0) }
    }

    private static let stage = CGSize(width: 390, height: 844)

    private func start(_ session: Session) throws -> (SceneSimulation, Script) {
        let simulation = try SceneSimulation(scene: session.scene, stage: Self.stage)
        let script = RandomSession(simulation.scene, stage: Self.stage, seed: session.seed, ticks: 1...400).script
        return (simulation, script)
    }

    @Test(arguments: sessions) func aRestoredSimulationStandsWhereTheOtherOneRests(_ session: Session) throws {
        let (original, script) = try start(session)
        let further = RandomSession(
            original.scene, stage: Self.stage, seed: session.seed + 100, ticks: 1...400
        ).script
        original.play(script, to: 400)
        original.settle()
        let json = try JSONEncoder().encode(original.checkpoint())
        let copy = try SceneSimulation(checkpoint: JSONDecoder().decode(StageCheckpoint.self, from: json))
        #expect(!copy.needsStep && copy.tick == 0)
        #expect(copy.drainReports().isEmpty)
        #expect(difference(try copy.recordedPlace(), try original.recordedPlace()) == nil)
        let isSeenAlike = picture(copy.snapshot()) == picture(original.snapshot())
        #expect(isSeenAlike)

        let base = original.tick
        for tick in 1...500 as ClosedRange<UInt32> {
            original.advance(to: base + tick, with: further[tick] ?? [])
            copy.advance(to: tick, with: further[tick] ?? [])
            if let difference = difference(try copy.recordedPlace(), try original.recordedPlace()) {
                Issue.record("\(difference) after \(tick) ticks")
                return
            }
            #expect(copy.needsStep == original.needsStep, "after \(tick) ticks")
        }
    }

    @Test(arguments: sessions) func itHasWhatMovesWhereItWouldComeToRest(_ session: Session) throws {
        for moment in stride(from: 7 + UInt32(session.seed), through: 391, by: 76) {
            let (simulation, script) = try start(session)
            simulation.play(script, to: moment)
            let now = simulation.checkpoint()
            let cancellations = script.pointersDown(at: moment).map {
                InputEvent.pointer(PointerSample(pointer: $0, phase: .cancel, x: 0, y: 0))
            }
            if !cancellations.isEmpty { simulation.advance(to: simulation.tick + 1, with: cancellations) }
            simulation.settle()
            let then = simulation.checkpoint()
            let values = try [now, then].map { try JSONSerialization.jsonObject(with: JSONEncoder().encode($0)) }
            let difference = difference(values[0], values[1])
            #expect(difference == nil, "at \(moment)")
        }
    }

    @Test(arguments: sessions) func takingOneDisturbsNothing(_ session: Session) throws {
        let (watched, script) = try start(session)
        let (other, _) = try start(session)
        for tick in 1...450 as ClosedRange<UInt32> {
            watched.advance(to: tick, with: script[tick] ?? [])
            other.advance(to: tick, with: script[tick] ?? [])
            _ = watched.checkpoint()
            let isUndisturbed = watched.snapshot() == other.snapshot() && watched.needsStep == other.needsStep
            #expect(isUndisturbed, "at \(tick)")
        }
    }
}

extension Script {
    /// The pointers whose lift comes later.
    func pointersDown(at moment: UInt32) -> Set<UInt64> {
        var down: Set<UInt64> = []
        for tick in keys.sorted() where tick <= moment {
            for case .pointer(let sample) in self[tick] ?? [] {
                switch sample.phase {
                case .down: down.insert(sample.pointer)
                case .move: break
                case .up, .cancel: down.remove(sample.pointer)
                }
            }
        }
        return down
    }
}
