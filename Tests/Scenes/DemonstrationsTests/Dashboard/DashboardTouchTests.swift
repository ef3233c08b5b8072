import StageModel
import Testing

@MainActor
@Suite struct DashboardTouchTests {
    private let expectation = DashboardExpectation()

    /// What is reported when a finger comes down at a place and moves by the given ways, one a tick.
    private func reports(
        at place: (x: Double, y: Double), by ways: [(Double, Double)] = [], end: String = "up", held: Int = 2
    ) throws -> [String] {
        var input = [Input.pointer(3, "down", place.x, place.y)]
        for (step, way) in ways.enumerated() {
            input.append(Input.pointer(4 + step, "move", place.x + way.0, place.y + way.1))
        }
        let last = ways.last ?? (0, 0)
        input.append(Input.pointer(3 + ways.count + held, end, place.x + last.0, place.y + last.1))
        return try SceneRecording("dashboard", input: input, ticks: 20).frames.flatMap { frame in
            frame.events.flatMap { $0.map { "\($0.key) \($0.value)" } }
        }
    }

    @Test func aTouchHighlightsAndALiftInsideSelects() throws {
        for tile in 0..<7 {
            #expect(
                try reports(at: expectation.touch(tile))
                    == ["highlighted \(tile)", "selected \(tile)", "unhighlighted \(tile)"])
        }
    }

    @Test func movingOffCancelsAndComingBackDoesNotHelp() throws {
        let place = expectation.touch(3)
        #expect(try reports(at: place, by: [(8, 8)]) == ["highlighted 3", "unhighlighted 3"])
        #expect(try reports(at: place, by: [(10.1, 0), (0, 0)]) == ["highlighted 3", "unhighlighted 3"])
        #expect(
            try reports(at: place, by: [(6, 8), (10, 0)]) == ["highlighted 3", "selected 3", "unhighlighted 3"])
    }

    @Test func aLiftOutsideOrACancelSelectsNothing() throws {
        let tile = expectation.closed(3)
        let edge = (x: tile.center[0] - tile.size[0] / 2 + 2, y: tile.center[1])
        #expect(try reports(at: edge, by: [(-4, 0)]) == ["highlighted 3", "unhighlighted 3"])
        #expect(try reports(at: edge, by: [(-4, 0), (1, 0)]).contains("selected 3"))
        #expect(try reports(at: edge, end: "cancel") == ["highlighted 3", "unhighlighted 3"])
        #expect(try reports(at: (195, 40)).isEmpty)
    }

    @Test func ofTwoFingersTheFirstToBeLiftedSelects() throws {
        let (a, b) = (expectation.touch(0), expectation.touch(5))
        let recording = try SceneRecording(
            "dashboard",
            input: [
                Input.pointer(3, "down", a.x, a.y), Input.pointer(4, "down", b.x, b.y, pointer: 2),
                Input.pointer(6, "up", b.x, b.y, pointer: 2), Input.pointer(8, "up", a.x, a.y),
            ])
        #expect(recording.reports("selected") == [.init(tick: 6, detail: "5")])
        #expect(recording.reports("unhighlighted").map(\.detail) == ["5", "0"])
        #expect(recording.reports("opened") == [.init(tick: 126, detail: "5")])
    }

    @Test func tilesOnTheirWayAreNoButtons() throws {
        let place = expectation.touch(0)
        let recording = try SceneRecording(
            "dashboard",
            input: [Input.action(2, "open3"), Input.pointer(4, "down", place.x, place.y)], ticks: 8)
        #expect(recording.reports("highlighted").isEmpty)
    }

    @Test func keysReachOpenAndLeaveATile() throws {
        func key(_ tick: Int, _ name: String) -> String { #"{"tick":\#(tick),"key":"\#(name)"}"# }
        let recording = try SceneRecording(
            "dashboard",
            input: [
                key(2, "ArrowRight"), key(3, "ArrowDown"), key(4, "ArrowRight"), key(5, "ArrowUp"), key(6, "Enter"),
                key(200, "Escape"), key(400, "End"), key(401, "ArrowRight"), key(402, "Space"), key(430, "Enter"),
            ])
        #expect(recording.reports("selected") == [.init(tick: 6, detail: "1"), .init(tick: 402, detail: "6")])
        #expect(recording.reports("closed") == [.init(tick: 320, detail: "1"), .init(tick: 458, detail: "6")])
    }
}
