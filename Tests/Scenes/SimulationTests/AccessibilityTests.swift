import Foundation
import Demonstrations
import Simulation
import StageModel
import Testing
import TestSupport

/// What assistive technology is told of the scenes.
@MainActor
@Suite struct AccessibilityTests {
    private func simulation(_ scene: String) throws -> SceneSimulation {
        try SceneSimulation(scene: scene, stage: CGSize(width: 390, height: 844), rate: 60)
    }

    @Test(arguments: SceneNames.all)
    func everyListAndEveryItemHasANameOfItsOwn(scene: String) throws {
        let nodes = try simulation(scene).snapshot().nodes
        let lists = nodes.filter { $0.accessibility.role == .list }
        #expect(!lists.isEmpty && lists.allSatisfy { !$0.accessibility.label.isEmpty })
        let items = nodes.filter { node in
            node.accessibility.role == .item
                || lists.contains { $0.id == node.parent && !node.accessibility.label.isEmpty }
        }
        #expect(!items.isEmpty)
        #expect(Set(items.map(\.accessibility.label)).count == items.count)
        #expect(items.allSatisfy { $0.accessibility.label.contains(/\w/) && !$0.accessibility.label.contains("•") })
    }

    @Test(arguments: ["monzo", "stack", "dashboard", "album", "grid"])
    func cellsKnowTheirPlaceInTheirList(scene: String) throws {
        let nodes = try simulation(scene).snapshot().nodes
        for list in nodes where list.accessibility.role == .list {
            let items = nodes.filter { $0.parent == list.id && $0.accessibility.role == .item }.map(\.item)
            #expect(items.map(\.position).sorted() == Array(1...UInt32(items.count)))
            #expect(Set(items.map(\.count)).count == 1 && items[0].count >= UInt32(items.count))
        }
    }

    @Test func aCardThatScrollsInHasTheNextPlace() throws {
        let simulation = try simulation("monzo")
        simulation.advance(to: simulation.tick + 1, with: [.key(.end)])
        while simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
        let items = simulation.snapshot().nodes.filter { $0.accessibility.role == .item }.map(\.item)
        #expect(items.map(\.position).max() == 10 && items.allSatisfy { $0.count == 10 })
    }

    @Test func aTappedCellIsSelected() throws {
        let simulation = try simulation("grid")
        let place = SIMD2<Double>(195, 62)
        for phase in [PointerSample.Phase.down, .up] {
            let sample = PointerSample(pointer: 1, phase: phase, x: place.x, y: place.y)
            simulation.advance(to: simulation.tick + 3, with: [.pointer(sample)])
        }
        simulation.advance(to: simulation.tick + 60)
        let selected = simulation.snapshot().nodes.filter(\.item.isSelected)
        #expect(selected.map(\.item.position) == [2])
    }

    @Test func theFrontCardOfTheDeckIsTheSelectedOne() throws {
        let simulation = try simulation("flip")
        let selected = { simulation.snapshot().nodes.filter(\.item.isSelected).map(\.accessibility.label) }
        #expect(selected().count == 1 && selected()[0].hasPrefix("Card 1, 1 of "))
        simulation.advance(to: simulation.tick + 1, with: [.action("flipDown")])
        while simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
        #expect(selected().count == 1 && selected()[0].hasPrefix("Card 2, 1 of "))
    }
}
