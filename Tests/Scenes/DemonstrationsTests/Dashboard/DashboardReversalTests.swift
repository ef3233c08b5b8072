import StageModel
import Testing

@MainActor
@Suite struct DashboardReversalTests {
    private let expectation = DashboardExpectation()

    private func tap(_ tick: Int, _ x: Double, _ y: Double, pointer: Int) -> [String] {
        [Input.pointer(tick - 2, "down", x, y, pointer: pointer), Input.pointer(tick, "up", x, y, pointer: pointer)]
    }

    @Test(arguments: [3, 7, 12, 17, 40, 90, 119])
    func aTapOnTheWayRetracesIt(_ turn: Int) throws {
        let recording = try SceneRecording(
            "dashboard", input: [Input.action(5, "open4")] + tap(5 + turn, 100, 700, pointer: 1))
        for tick in 1..<turn {
            recording[5 + turn + tick].expectOpening(expectation, selected: 4, at: Double(turn - tick) / 60)
            #expect(recording[5 + turn + tick].phase == "closing")
        }
        recording[5 + 2 * turn].expectClosed(expectation)
        #expect(recording.reports("closed") == [.init(tick: 5 + 2 * turn, detail: "4")])
        #expect(recording.reports("opened").isEmpty)
    }

    @Test func aTapOnTheWayBackOpensAgain() throws {
        let recording = try SceneRecording(
            "dashboard",
            input: [Input.action(5, "open4")] + tap(65, 100, 700, pointer: 1) + tap(115, 10, 10, pointer: 2))
        for tick in 0..<50 {
            recording[65 + tick].expectOpening(expectation, selected: 4, at: Double(60 - tick) / 60)
        }
        for tick in 0..<110 {
            recording[115 + tick].expectOpening(expectation, selected: 4, at: Double(10 + tick) / 60)
        }
        #expect(recording.reports("opened") == [.init(tick: 225, detail: "4")])
    }

    @Test func ofTwoViewersWhoTapToCloseTheSecondDoesNotReopen() throws {
        let recording = try SceneRecording(
            "dashboard",
            input: [
                Input.action(5, "open4"), Input.pointer(200, "down", 30, 30),
                Input.pointer(202, "down", 300, 300, pointer: 2), Input.pointer(203, "up", 30, 30),
                Input.pointer(206, "up", 300, 300, pointer: 2),
            ])
        #expect(recording.reports("closed") == [.init(tick: 323, detail: "4")])
        #expect(recording.reports("opened").count == 1)
    }

    @Test func whatIsNoTapTurnsNothing() throws {
        let recording = try SceneRecording(
            "dashboard",
            input: [Input.action(5, "open4")] + Input.drag(20, [300, 320, 360]) + [
                Input.pointer(30, "down", 200, 300), Input.pointer(32, "cancel", 200, 300),
                Input.pointer(40, "down", 200, 300), Input.pointer(86, "up", 200, 300),
            ])
        #expect(recording.reports("opened") == [.init(tick: 125, detail: "4")])
    }

    @Test func anotherTileIsOpenedOnceTheFirstIsClosed() throws {
        let recording = try SceneRecording("dashboard", input: [Input.action(5, "open4"), Input.action(35, "open0")])
        #expect(recording.reports("closed") == [.init(tick: 65, detail: "4")])
        #expect(recording.reports("selected") == [.init(tick: 5, detail: "4"), .init(tick: 65, detail: "0")])
        #expect(recording.reports("opened") == [.init(tick: 185, detail: "0")])
        for tick in 65..<185 {
            recording[tick].expectOpening(expectation, selected: 0, at: Double(tick - 65) / 60)
        }
    }

    @Test func closingTwiceOrWhileClosedChangesNothing() throws {
        let recording = try SceneRecording(
            "dashboard",
            input: [
                Input.action(2, "close"), Input.action(5, "open1"), Input.action(25, "close"),
                Input.action(30, "close"),
            ])
        #expect(recording.reports("closed") == [.init(tick: 45, detail: "1")])
        recording.last.expectClosed(expectation)
    }
}
