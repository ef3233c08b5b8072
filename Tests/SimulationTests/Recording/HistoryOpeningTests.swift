import Foundation
import Scenes
import StageModel
import Testing

@testable import Simulation

/// A simulation that goes on by another one's history stands where that stood, and goes on as that does.
@MainActor
@Suite struct HistoryOpeningTests {
    nonisolated static let scenes = ["monzo", "album", "flip", "grid"]
    private static let stage = CGSize(width: 390, height: 844)

    private func opened(_ changes: [HistoryChange], to end: UInt32, _ scene: String) throws -> RecordedSimulation {
        let opening = try HistoryOpening(changes, to: end, scene: scene)
        for _ in 0..<100_000 {
            if let simulation = try opening.goOn(while: { false }) as? RecordedSimulation { return simulation }
        }
        throw HistoryFault.notYet(tick: end, newest: 0)
    }

    @Test(arguments: scenes)
    func itGoesOnAsTheOtherDoes(scene: String) throws {
        let simulation = RecordedSimulation(try SceneSimulation(scene: scene, stage: Self.stage))
        let script = RandomSession(simulation.scene, stage: Self.stage, seed: 11, ticks: 1...400).script
        _ = simulation.drainHistoryChanges()
        var journal = simulation.historyChanges(from: 0)
        var others: [RecordedSimulation] = []
        for tick in UInt32(1)...400 {
            for each in [simulation] + others { each.advance(to: tick, with: script[tick] ?? []) }
            // As it is sent to others.
            let sent = try JSONEncoder().encode(simulation.drainHistoryChanges())
            journal += try JSONDecoder().decode([HistoryChange].self, from: sent)
            guard tick.isMultiple(of: 80) else { continue }
            let other = try opened(journal, to: tick, scene)
            #expect(other.tick == tick)
            #expect(other.heldPointers == simulation.heldPointers)
            #expect(other.simulation.checkpoint() == simulation.simulation.checkpoint())
            others.append(other)
        }
        let expected = positions(simulation)
        for other in others { #expect(positions(other) == expected) }
    }

    /// Where the layers are: their ids are others.
    private func positions(_ simulation: RecordedSimulation) -> [FixedPair] {
        simulation.snapshot().nodes.map(\.position).sorted {
            ($0.x.rawValue, $0.y.rawValue) < ($1.x.rawValue, $1.y.rawValue)
        }
    }

    @Test func aHistoryThatDoesNotReachToItsEndIsRefused() {
        #expect(throws: HistoryFault.self) { try HistoryOpening([], to: 5, scene: "monzo") }
        #expect(throws: HistoryFault.self) { try HistoryOpening([.forgotten], to: 5, scene: "monzo") }
    }
}
