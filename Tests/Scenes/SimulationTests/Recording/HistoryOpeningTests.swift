import Foundation
import Demonstrations
import StageModel
import Testing
import TestSupport

@testable import Simulation

/// A simulation that goes on by another one's history stands where that stood, and goes on as that does.
@MainActor
@Suite struct HistoryOpeningTests {
    struct Session: CustomStringConvertible, Sendable {
        var scene: String
        var seed: UInt64
        var description: String { "\(scene) \(seed)" }
    }

    /// Every scene, with parameters changed on the way and without, and sessions in which reused views once differed.
    nonisolated static let sessions =
        SceneNames.all.flatMap { scene in
            [11, 12].map { Session(scene: scene, seed: $0) }
        } + [Session(scene: "flip", seed: 41), Session(scene: "flip", seed: 48), Session(scene: "type", seed: 24)]
    private static let stage = CGSize(width: 390, height: 844)

    private func opened(_ changes: [HistoryChange], to end: UInt32, _ scene: String) throws -> RecordedSimulation {
        let opening = try HistoryOpening(changes, to: end, scene: scene)
        for _ in 0..<100_000 {
            if let simulation = try opening.goOn(while: { false }) as? RecordedSimulation { return simulation }
        }
        throw HistoryFault.notYet(tick: end, newest: 0)
    }

    @Test(arguments: sessions)
    func itGoesOnAsTheOtherDoes(session: Session) throws {
        let simulation = RecordedSimulation(try SceneSimulation(scene: session.scene, stage: Self.stage))
        let script = RandomSession(simulation.scene, stage: Self.stage, seed: session.seed, ticks: 1...400).script
        _ = simulation.drainHistoryChanges()
        var journal = simulation.historyChanges(from: 0)
        var others: [(from: UInt32, simulation: RecordedSimulation)] = []
        // One that is told while the other goes on.
        let follower = try HistoryOpening(journal, to: 0, scene: session.scene)
        for tick in UInt32(1)...400 {
            for each in [simulation] + others.map(\.simulation) { each.advance(to: tick, with: script[tick] ?? []) }
            // As it is sent to others.
            let sent = try JSONEncoder().encode(simulation.drainHistoryChanges())
            let told = try JSONDecoder().decode([HistoryChange].self, from: sent)
            journal += told
            if tick <= 210 {
                try follower.follow(told, to: tick)
                // It is as slow as the other for a while.
                if tick > 50 { _ = follower.catchUp(while: { false }) }
            }
            if tick == 210 {
                while !follower.catchUp(while: { false }) {}
                let other = try #require(try follower.goOn(while: { true }) as? RecordedSimulation)
                #expect(other.heldPointers == simulation.heldPointers)
                others.append((tick, other))
            }
            if tick % 80 == 47 {
                let other = try opened(journal, to: tick, session.scene)
                #expect(other.tick == tick)
                #expect(other.heldPointers == simulation.heldPointers)
                others.append((tick, other))
            }
            guard tick % 40 == 7 else { continue }
            for (from, other) in others {
                #expect(other.simulation.checkpoint() == simulation.simulation.checkpoint())
                guard let difference = difference(other, simulation) else { continue }
                Issue.record("opened at \(from), at \(tick): \(difference)")
                return
            }
        }
    }

    /// Where the pictures of two simulations part; nil if they don't.
    private func difference(_ one: RecordedSimulation, _ other: RecordedSimulation) -> String? {
        let (one, other) = (drawnLayers(one.snapshot()), drawnLayers(other.snapshot()))
        guard one.count == other.count else { return "\(one.count) layers, not \(other.count)" }
        return zip(one, other).first { $0 != $1 }.map { "\($0)\n\($1)" }
    }

    @Test func whoFollowsIsToldWhenThatIsNotPossible() throws {
        let simulation = RecordedSimulation(try SceneSimulation(scene: "grid", stage: Self.stage))
        _ = simulation.drainHistoryChanges()
        let follower = try HistoryOpening(simulation.historyChanges(from: 0), to: 0, scene: "grid")
        #expect(throws: HistoryFault.self) { try follower.follow([.cut(after: 3)], to: 5) }
        #expect(throws: HistoryFault.self) { try follower.follow([.forgotten], to: 5) }
    }

    @Test func aHistoryThatDoesNotReachToItsEndIsRefused() {
        #expect(throws: HistoryFault.self) { try HistoryOpening([], to: 5, scene: "monzo") }
        #expect(throws: HistoryFault.self) { try HistoryOpening([.forgotten], to: 5, scene: "monzo") }
    }
}
