import Foundation
import Demonstrations
import SceneContract
import StageModel
import Testing

@MainActor
@Suite struct DashboardExitStyleTests {
    private let expectation = DashboardExpectation()

    /// Opens tile 3 at tick 5, closes it at 150, and hands over each other tile with its time from the selection.
    private func visit(
        _ style: String, set parameters: [String: StageValue] = [:],
        _ check: (SceneRecording.Item, DashboardExpectation.Tile, Double) -> Void
    ) throws {
        let recording = try SceneRecording(
            "dashboard", set: parameters.merging(["exitStyle": .text(style)]) { $1 },
            input: [Input.action(5, "open3"), Input.action(150, "close")])
        for tick in 0..<120 {
            for (frame, time) in [(5 + tick, Double(tick) / 60), (150 + tick, Double(120 - tick) / 60)] {
                for item in recording[frame].tiles.items where item.item != 3 {
                    check(item, expectation.closed(item.item), time)
                }
            }
        }
        for item in recording[125].tiles.items { #expect(item.transform == identity) }
        recording[270].expectClosed(expectation)
        #expect(recording[270].tiles.items == recording[0].tiles.items)
    }

    @Test(arguments: [1, 2, 3])
    func rotateTurnsInPlaceThereAndBackAndThenFades(_ count: Int) throws {
        let length = 0.4 * Double(count)
        try visit("rotate", set: ["rotateRepeatCount": .integer(count)]) { item, place, time in
            expectClose(item.center, place.center, "centre")
            expectClose(item.size, place.size, "size")
            let runs = min(max(time - 0.1, 0), length) / 0.2
            let angle = 2 * Double.pi * (runs - 2 * (runs / 2).rounded(.down))
            // The way back is the way there mirrored.
            let turned = angle <= 2 * .pi ? angle : 4 * .pi - angle
            let (c, s) = (cos(turned), sin(turned))
            expectClose(item.transform, [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], "turn at \(time)")
            expectClose([item.alpha], [1 - easedInOut((time - 0.1 - length) / 0.2)], "alpha at \(time)")
        }
    }

    @Test func curlTurnsAwayAboutTheTopEdgeInPerspective() throws {
        try visit("curl") { item, place, time in
            #expect(item.anchorPoint == [0.5, 0])
            expectClose(item.center, [place.center[0], place.center[1] - place.size[1] / 2], "top at \(time)")
            expectClose(item.size, place.size, "size")
            let angle = -Double.pi / 2 * easedInOut((time - 0.1) / 0.2)
            let (c, s) = (cos(angle), sin(angle))
            expectClose(
                item.transform, [1, 0, 0, 0, 0, c, s, -s / 1000, 0, -s, c, -c / 1000, 0, 0, 0, 1], "turn at \(time)")
            // Away: what is below the edge is farther from the eye.
            #expect(s <= 0)
        }
    }

    @Test(arguments: ["rotate", "curl"])
    func aTurnOnTheWayEndsWhereItBegan(_ style: String) throws {
        let recording = try SceneRecording(
            "dashboard", set: ["exitStyle": .text(style)], input: [Input.action(5, "open6"), Input.action(21, "close")])
        for tick in 1..<16 {
            let (there, back) = (recording[21 - tick].tiles.items, recording[21 + tick].tiles.items)
            #expect(there.map(\.item) == back.map(\.item))
            for (a, b) in zip(there, back) {
                expectClose(
                    b.center + b.size + b.transform + [b.alpha], a.center + a.size + a.transform + [a.alpha],
                    "tile \(a.item), \(tick) ticks off")
            }
        }
        recording[37].expectClosed(expectation)
    }

    @Test func anUnknownStyleIsRefusedWithTheChoices() {
        let refused = #expect(throws: SceneError.self) {
            _ = try SceneRecording("dashboard", set: ["exitStyle": .text("explode")])
        }
        #expect(refused?.description.contains("flyOut, rotate, curl") == true)
    }
}
