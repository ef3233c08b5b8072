import Foundation
import Demonstrations
import Simulation
import StageModel
import TestSupport
import Testing

@MainActor
@Suite struct SnapshotTests {
    private func cards(_ snapshot: StageSnapshot) -> [LayerNode] {
        snapshot.nodes.filter { $0.accessibility.role == .item }
    }

    private func text(of card: LayerNode, in snapshot: StageSnapshot) -> String? {
        let content = snapshot.nodes.first { $0.parent == card.id }
        return snapshot.nodes.first {
            $0.parent == content?.id && $0.text.fragments.first?.style.size == FixedPoint(50)
        }?.text.string
    }

    @Test func itHoldsTheTreeInAscendingOrderWithoutGapsInIt() throws {
        let simulation = try SceneSimulation.monzo()
        simulation.play(.random(seed: 21, ticks: 300), to: 300) { snapshot in
            let ids = snapshot.nodes.map(\.id)
            #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
            let known = Set(ids)
            #expect(snapshot.nodes.filter { $0.parent == 0 }.count == 1)
            #expect(snapshot.nodes.allSatisfy { $0.id != 0 && ($0.parent == 0 || known.contains($0.parent)) })
            for (_, children) in Dictionary(grouping: snapshot.nodes, by: \.parent) {
                #expect(children.map(\.index).sorted() == Array(0..<UInt32(children.count)))
            }
        }
    }

    @Test func aCardKeepsItsNumberWhileItIsInSight() throws {
        let simulation = try SceneSimulation.monzo()
        var shown: [String: UInt32] = [:]
        simulation.play(.flick, to: 120) { snapshot in
            var now: [String: UInt32] = [:]
            for card in cards(snapshot) { now[text(of: card, in: snapshot) ?? "?"] = card.id }
            for (text, id) in now where shown[text] != nil { #expect(shown[text] == id, "card \(text)") }
            shown = now
        }
        #expect(shown.count >= 3 && shown["?"] == nil)
    }

    @Test func scrollingThereAndBackMakesNoNewLayersForEver() throws {
        let simulation = try SceneSimulation.monzo()
        var highest: UInt32 = 0
        for round in 0..<6 {
            for key in [Key.end, .home] {
                var events = [InputEvent.key(key)]
                repeat {
                    simulation.advance(to: simulation.tick + 1, with: events)
                    events = []
                    let top = simulation.snapshot().nodes.last?.id ?? 0
                    if round < 2 { highest = max(highest, top) }
                    #expect(top <= highest || round < 2)
                } while simulation.needsStep
            }
        }
    }

    /// What has not changed is taken over from the snapshot before.
    @Test(arguments: SceneNames.all) func itDoesNotDependOnTheOnesBefore(_ scene: String) throws {
        let stage = CGSize(width: 390, height: 844)
        let watched = try SceneSimulation(scene: scene, stage: stage)
        let script = RandomSession(watched.scene, stage: stage, seed: 64, ticks: 1...240).script
        var seen: [UInt32: [String]] = [:]
        let moments = [31, 90, 150, 199, 262] as Set<UInt32>
        watched.play(script, to: 262) { snapshot in
            if moments.contains(snapshot.tick) { seen[snapshot.tick] = picture(snapshot) }
        }
        for moment in moments {
            let other = try SceneSimulation(scene: scene, stage: stage)
            for tick in 1...moment {
                other.advance(to: tick, with: script[tick] ?? [])
            }
            let isSeenAlike = try picture(other.snapshot()) == #require(seen[moment])
            #expect(isSeenAlike, "at \(moment)")
        }
    }

    @Test func theMainCardIsBehindAndTheTextIsTheNumber() throws {
        let snapshot = try SceneSimulation.monzo().snapshot()
        #expect(snapshot.tick == 0 && snapshot.stageSize == FixedPair(390, 844))
        let shown = cards(snapshot)
        #expect(shown.map { text(of: $0, in: snapshot) } == ["1", "2"])
        #expect(shown.map(\.zPosition) == [0, 1])
        #expect(shown.allSatisfy { $0.cornerRadius == FixedPoint(10) })
        #expect(shown[0].backgroundColor == PackedColor(red: UInt8(255), green: 0, blue: 0, alpha: 255))
        let list = try #require(snapshot.nodes.first { $0.accessibility.role == .list })
        #expect(list.boundsOrigin == FixedPair(-0.35 * 390 / 2, -40))
    }
}
