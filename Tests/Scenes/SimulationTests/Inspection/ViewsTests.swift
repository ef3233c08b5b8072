import Demonstrations
import Foundation
import StageModel
import TestSupport
import Testing
import UIKit

@testable import Simulation

/// What a stage tells an inspector of its views.
@MainActor
@Suite struct ViewsTests {
    private func simulation(_ scene: String = "grid") throws -> SceneSimulation {
        let simulation = try SceneSimulation(scene: scene, stage: CGSize(width: 390, height: 844))
        _ = simulation.snapshot()
        return simulation
    }

    private func list(_ simulation: SceneSimulation, _ layers: [UInt32] = []) throws -> StageViews {
        try #require(simulation.views(describing: layers))
    }

    private func value(_ name: String, in group: String, of details: ViewDetails?) -> String? {
        details?.groups.first { $0.title == group }?.rows.first { $0.name == name }?.value
    }

    @Test func whatWasNeverShownIsNotListed() throws {
        let simulation = try SceneSimulation(scene: "grid", stage: CGSize(width: 390, height: 844))
        #expect(simulation.views(describing: [1]) == StageViews())
    }

    @Test(arguments: SceneNames.all)
    func whatIsListedIsOnTheStageEachAfterTheOneAroundIt(scene: String) throws {
        let simulation = try simulation(scene)
        simulation.play(.random(seed: 5, ticks: 120), to: 120, skipping: 13) { snapshot in
            guard let list = simulation.views(describing: snapshot.nodes.map(\.id)) else {
                Issue.record("a stage in this process answers at once")
                return
            }
            let parents = Dictionary(uniqueKeysWithValues: snapshot.nodes.map { ($0.id, $0.parent) })
            var listed: Set<UInt32> = [0]
            for view in list.views {
                #expect(parents[view.layer].map(listed.contains) == true)
                #expect(!view.type.isEmpty)
                listed.insert(view.layer)
            }
            #expect(list.details.count == min(list.views.count, StageViews.detailsLimit))
        }
    }

    @Test func aCellSaysFromWhichItemItWasReused() throws {
        let simulation = try simulation()
        _ = try list(simulation)
        for tick in 1...60 as ClosedRange<UInt32> {
            simulation.advance(to: tick, with: [.wheel(WheelSample(x: 195, y: 400, dx: 0, dy: 40))])
            _ = simulation.snapshot()
        }
        let cells = try list(simulation).views.filter { $0.label.hasPrefix("0 - ") }
        let details = try list(simulation, cells.map(\.layer)).details
        let reused = details.filter { value("reused from", in: "View", of: $0) != nil }
        #expect(!reused.isEmpty)
        for details in reused {
            let former = value("reused from", in: "View", of: details)
            #expect(former?.hasPrefix("0 - ") == true)
            #expect(former != value("index path", in: "View", of: details))
        }
    }

    @Test func aCellIsKnownByItsItem() throws {
        let simulation = try simulation()
        let views = try list(simulation).views
        let cell = try #require(views.first { $0.label == "0 - 0" })
        let details = try list(simulation, [cell.layer]).details.first
        #expect(value("index path", in: "View", of: details) == "0 - 0")
        #expect(value("class", in: "View", of: details) == cell.type)
        #expect(value("frame", in: "Layout", of: details) == value("frame", in: "Place", of: details))
        #expect(value("zIndex", in: "Layout", of: details) == "0")
    }

    @Test func aControllersViewIsMarked() throws {
        let simulation = try simulation()
        let view = try #require(try list(simulation).views.first { $0.controller != nil })
        let details = try list(simulation, [view.layer]).details.first
        #expect(value("view of", in: "View", of: details) == view.controller)
    }

    @Test func aScrollViewTellsWhereItIs() throws {
        let simulation = try simulation()
        let scroll = try #require(simulation.scrolls.views.first?.layer)
        let details = try list(simulation, [scroll]).details.first
        #expect(value("state", in: "Scrolling", of: details) == "at rest")
        #expect(value("layout", in: "Scrolling", of: details)?.isEmpty == false)
        let gestures = details?.groups.first { $0.title == "Gestures" }
        #expect(gestures?.rows.contains { $0.value == "possible" } == true)
    }

    @Test func anAnimationTellsItsCurveAndHowFarItIs() throws {
        let simulation = try simulation("stack")
        simulation.advance(to: 1, with: [.action("expand")])
        simulation.advance(to: 10)
        let ids = simulation.snapshot().nodes.map(\.id)
        let rows = ids.flatMap { id in
            (simulation.views(describing: [id])?.details ?? []).flatMap(\.groups).filter { $0.title == "Animations" }
                .flatMap(\.rows)
        }
        #expect(rows.contains { $0.value.contains("ease in and out, 0.3 s, ") && $0.value.hasSuffix("% of the way") })
    }

    @Test func aViewsAnimationIsToldFromValueToValue() throws {
        let simulation = try simulation("stack")
        simulation.advance(to: 1, with: [.action("expand")])
        simulation.advance(to: 10)
        let details = simulation.snapshot().nodes.flatMap { simulation.views(describing: [$0.id])?.details ?? [] }
        let moving = details.filter { value("position", in: "Animations", of: $0) != nil }
        #expect(!moving.isEmpty)
        for details in moving {
            let set = try #require(value("centre", in: "Place", of: details)?.split(separator: ", shown").first)
            #expect(value("position", in: "Animations", of: details)?.contains(" to \(set), ") == true)
        }
    }

    /// What is shown is a function of the events alone, whoever looks.
    @Test(arguments: SceneNames.all)
    func toLookChangesNothing(scene: String) throws {
        let (seen, unseen) = (try simulation(scene), try simulation(scene))
        var shown: [StageSnapshot] = []
        unseen.play(.random(seed: 8, ticks: 150), to: 200, skipping: 1) { shown.append($0) }
        var place = 0
        seen.play(.random(seed: 8, ticks: 150), to: 200, skipping: 1) { snapshot in
            #expect(snapshot == shown[place])
            place += 1
            _ = seen.views(describing: snapshot.nodes.map(\.id))
        }
        #expect(place == shown.count)
    }

    @Test func stagesSideBySideHaveTheirViewsUnderTheIdsOfTheRow() throws {
        let simulation = try SceneSimulation(
            checkpoint: StageCheckpoint(
                scene: "grid", stageWidth: 390, stageHeight: 844, others: [.init(width: 320, height: 568)]))
        let snapshot = simulation.snapshot()
        let list = try list(simulation)
        #expect(Set(list.views.map(\.layer)).isSubset(of: Set(snapshot.nodes.map(\.id))))
        let cells = list.views.filter { $0.label == "0 - 0" }
        #expect(cells.count == 2)
        let details = try self.list(simulation, cells.map(\.layer)).details
        #expect(Set(details.map(\.layer)) == Set(cells.map(\.layer)))
        #expect(value("frame", in: "Place", of: details.first) != value("frame", in: "Place", of: details.last))
    }

    @Test func whatIsBeyondTheLimitsIsLeftOut() {
        let many = StageViews(views: (0..<10_050).map { StageView(layer: $0, type: "UIView") })
        #expect(many.views.count == 10_000 && many.omitted == 50)
        let view = StageView(layer: 1, type: String(repeating: "V", count: 200), label: "a\u{202e}b\nc")
        #expect(view.type.unicodeScalars.count == 80 && view.type.hasSuffix("\u{2026}"))
        #expect(view.label == "a b c")
        let row = ViewDetails.Row("", String(repeating: "x", count: 400))
        let rows = Array(repeating: row, count: 60)
        let details = ViewDetails(layer: 1, groups: (0..<30).map { ViewDetails.Group("\($0)", rows) })
        #expect(details.groups.count == 16)
        #expect(details.groups.flatMap(\.rows).count == ViewDetails.textLimit / 302)
    }
}
