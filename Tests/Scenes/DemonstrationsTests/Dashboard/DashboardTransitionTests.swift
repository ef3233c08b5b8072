import Foundation
import StageModel
import Testing

@MainActor
@Suite struct DashboardTransitionTests {
    /// Selects at tick 10, and closes from rest at tick 10 + ticks + 20.
    private func expectWholeWay(
        _ expectation: DashboardExpectation, selected: Int, set parameters: [String: StageValue] = [:], ticks: Int
    ) throws {
        let place = expectation.touch(selected)
        let (start, back) = (10, 10 + ticks + 20)
        let recording = try SceneRecording(
            "dashboard", stage: expectation.stage, set: parameters,
            input: [
                Input.pointer(7, "down", place.x, place.y), Input.pointer(start, "up", place.x, place.y),
                Input.pointer(back - 4, "down", 20, 30, pointer: 2), Input.pointer(back, "up", 20, 30, pointer: 2),
            ])
        recording[0].expectClosed(expectation)
        for tick in 0..<ticks {
            recording[start + tick].expectOpening(expectation, selected: selected, at: Double(tick) / 60)
            #expect(recording[start + tick].phase == "opening")
            recording[back + tick].expectOpening(expectation, selected: selected, at: Double(ticks - tick) / 60)
            #expect(recording[back + tick].phase == "closing")
        }
        let open = recording[start + ticks]
        #expect(open.phase == "open")
        let window = try #require(open.tiles.item(selected))
        let end = expectation.opening(selected, selected: selected, at: 1e9)
        expectClose(window.center, end.center, "centre")
        expectClose(window.size, end.size, "size")
        #expect(window.transform == identity)
        #expect(!recording[start + ticks + 10].moving)
        recording[back + ticks].expectClosed(expectation)
        #expect(recording[back + ticks].tiles.items == recording[0].tiles.items)
        #expect(!recording.last.moving)
        for (name, tick) in [("selected", start), ("opened", start + ticks), ("closed", back + ticks)] {
            #expect(recording.reports(name) == [.init(tick: tick, detail: "\(selected)")])
        }
    }

    @Test(arguments: 0..<7)
    func everyTileOpensAndCloses(_ tile: Int) throws {
        try expectWholeWay(DashboardExpectation(), selected: tile, ticks: 120)
    }

    @Test(arguments: [(200, 200), (2000, 2000), (2000, 200), (200, 2000), (768, 720)])
    func everyStageWillDo(_ width: Int, _ height: Int) throws {
        let stage = CGSize(width: width, height: height)
        try expectWholeWay(DashboardExpectation(stage: stage), selected: 4, ticks: 120)
    }

    @Test func constantsAreParameters() throws {
        try expectWholeWay(
            DashboardExpectation(exitDelay: 0.25, exitDuration: 0.5, zoomDuration: 0.5, zoomScale: 0.4), selected: 2,
            set: [
                "exitDelay": .number(0.25), "exitDuration": .number(0.5), "zoomDuration": .number(0.5),
                "zoomScale": .number(0.4),
            ], ticks: 45)
    }

    @Test func withoutDurationsItIsOverAtOnce() throws {
        let recording = try SceneRecording(
            "dashboard", set: ["exitDelay": .integer(0), "exitDuration": .integer(0), "zoomDuration": .integer(0)],
            input: [Input.action(3, "open3"), Input.action(9, "close")])
        #expect(recording.reports("opened") == [.init(tick: 3, detail: "3")])
        #expect(recording.reports("closed") == [.init(tick: 9, detail: "3")])
        recording.last.expectClosed(DashboardExpectation())
    }

    @Test func aConstantThatChangesOnTheWayCountsFromTheNextOneOn() throws {
        let recording = try SceneRecording(
            "dashboard",
            input: [
                Input.action(3, "open3"), Input.set(30, "zoomScale", 4), Input.set(31, "exitDuration", 1),
                Input.set(32, "zoomDuration", 1.5), Input.action(200, "close"),
            ])
        for tick in 3..<123 {
            recording[tick].expectOpening(DashboardExpectation(), selected: 3, at: Double(tick - 3) / 60)
        }
        let changed = DashboardExpectation(exitDuration: 1, zoomDuration: 1.5, zoomScale: 4)
        for tick in 200..<290 {
            recording[tick].expectOpening(changed, selected: 3, at: 1.5 - Double(tick - 200) / 60)
        }
        recording[290].expectClosed(DashboardExpectation())
    }

    @Test func fewerTilesAreTheFirstOnes() throws {
        let recording = try SceneRecording(
            "dashboard", set: ["itemCount": .integer(3)],
            input: [
                Input.action(3, "open6"), Input.action(5, "open1"), Input.set(9, "itemCount", 5),
                Input.action(200, "close"),
            ])
        #expect(recording[0].tiles.items.map(\.item) == [0, 1, 2])
        #expect(recording.reports("selected") == [.init(tick: 5, detail: "1")])
        #expect(recording[9].tiles.items.count == 3)
        #expect(recording.last.tiles.items.map(\.item) == [0, 1, 2, 3, 4])
    }
}
