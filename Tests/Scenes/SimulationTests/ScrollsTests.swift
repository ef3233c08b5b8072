import Foundation
import Demonstrations
import Simulation
import StageModel
import Testing
import TestSupport

@MainActor
@Suite struct ScrollsTests {
    @Test func whatWasNeverShownIsNotTold() throws {
        #expect(try SceneSimulation.monzo().scrolls == StageScrolls())
    }

    @Test func aFlungRowTellsWhereItRestsAndWhereItWouldHave() throws {
        let simulation = try SceneSimulation.monzo()
        var target: SIMD2<Double>?
        var last = SIMD2<Double>.zero
        simulation.play(.flick, to: 300) { snapshot in
            guard let view = simulation.scrolls.views.first,
                let node = snapshot.nodes.first(where: { $0.id == view.layer })
            else {
                Issue.record("the row is not on the stage")
                return
            }
            #expect(simulation.scrolls.views.count == 1)
            #expect(node.accessibility.role == .list)
            #expect(view.contentSize == [10 * 253.5 + 9 * 25, 160])
            #expect(view.insets == [40, 68.25, 0, 68.25])
            #expect((view.projected == nil) == (view.target == nil))
            target = view.target ?? target
            last = [node.boundsOrigin.x.points, node.boundsOrigin.y.points]
        }
        let rest = try #require(target)
        #expect((rest.x - last.x).magnitude < 1 / 64 && rest.y == -40)
        let scrolled = (rest.x + 68.25) / 278.5
        #expect((scrolled - scrolled.rounded()).magnitude < 1e-9 && scrolled > 0)
        #expect(simulation.scrolls.views[0].velocity == .zero && simulation.scrolls.views[0].target == nil)
    }

    @Test(arguments: SceneNames.all)
    func itemsAreLayersOnTheStage(scene: String) throws {
        let simulation = try SceneSimulation(scene: scene, stage: CGSize(width: 390, height: 844))
        simulation.play(.random(seed: 3, ticks: 200), to: 200, skipping: 7) { snapshot in
            let ids = Set(snapshot.nodes.map(\.id))
            let scrolls = simulation.scrolls
            #expect(!scrolls.items.isEmpty)
            let sections = scene == "feed" ? 0..<4 : 0..<1
            #expect(
                scrolls.items.allSatisfy { ids.contains($0.layer) && sections.contains($0.section) && $0.item >= 0 })
            #expect(scrolls.views.allSatisfy { ids.contains($0.layer) })
            #expect(Set(scrolls.items.map(\.layer)).count == scrolls.items.count)
        }
    }

    @Test func anItemThatOnlyTouchesTheStageIsNotOnIt() throws {
        let simulation = try SceneSimulation(
            scene: "grid", stage: CGSize(width: 200, height: 200),
            parameters: ["columns": .integer(1), "spacing": .number(0)])
        _ = simulation.snapshot()
        #expect(simulation.scrolls.items.map(\.item) == [0])
    }

    @Test func noMoreItemsAreToldThanAMessageHolds() throws {
        let simulation = try SceneSimulation(
            scene: "grid", stage: CGSize(width: 390, height: 844), parameters: ["columns": .integer(25)])
        _ = simulation.snapshot()
        #expect(simulation.scrolls.items.count == StageScrolls.itemLimit)
    }

    @Test func lookingChangesNothing() throws {
        let (looked, other) = (try SceneSimulation.monzo(), try SceneSimulation.monzo())
        var snapshots: [StageSnapshot] = []
        other.play(.random(seed: 8, ticks: 200), to: 200) { snapshots.append($0) }
        var index = 0
        looked.play(.random(seed: 8, ticks: 200), to: 200) { snapshot in
            _ = looked.scrolls
            #expect(snapshot == snapshots[index])
            index += 1
        }
    }
}
