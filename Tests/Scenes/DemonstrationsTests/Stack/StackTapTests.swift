import Foundation
import StageModel
import Testing

@MainActor
@Suite struct StackTapTests {
    private func tap(_ tick: Int, _ y: Double, held: Int = 3) -> [String] {
        [Input.pointer(tick, "down", 200, y), Input.pointer(tick + held, "up", 200, y)]
    }

    @Test func aTapOnTheCollapsedStackExpandsIt() throws {
        let recording = try SceneRecording("stack", input: tap(2, 700))
        #expect(recording.reports("tapped") == [.init(tick: 5, detail: "true")])
        #expect(recording.reports("positionChanged") == [.init(tick: 23, detail: "expanded")])
        #expect(recording.reports("selected").isEmpty)
    }

    @Test func aTapOnACardOfTheExpandedStackReportsIt() throws {
        // Card 2 begins at 416 of the content, which begins at 124.
        let recording = try SceneRecording("stack", input: [Input.action(2, "expand")] + tap(30, 124 + 416 + 5))
        #expect(recording.reports("selected") == [.init(tick: 33, detail: "2")])
        #expect(recording.reports("tapped").isEmpty)
        #expect(recording.last.position == "expanded")
    }

    @Test(arguments: [(44, 1), (45, 1), (46, 0), (80, 0)])
    func aTouchLongerThanThreeQuartersOfASecondIsNoTap(_ held: Int, _ taps: Int) throws {
        #expect(try SceneRecording("stack", input: tap(2, 700, held: held)).reports("tapped").count == taps)
        let expanded = try SceneRecording("stack", input: [Input.action(2, "expand")] + tap(30, 300, held: held))
        #expect(expanded.reports("selected").count == taps)
    }

    @Test func aTapBesideTheCardsOrTheStackSelectsNothing() throws {
        // Between the first two cards.
        let gap = try SceneRecording("stack", input: [Input.action(2, "expand")] + tap(30, 124 + 204))
        #expect(gap.reports("selected").isEmpty)
        #expect(try SceneRecording("stack", input: tap(2, 300)).reports("tapped").isEmpty)
    }

    @Test func aTapOnTheClosingStackOpensItAgain() throws {
        let recording = try SceneRecording(
            "stack", input: [Input.action(2, "expand"), Input.action(30, "collapse")] + tap(36, 800))
        #expect(recording.reports("tapped").count == 1)
        #expect(
            recording.reports("positionChanged")
                == [.init(tick: 20, detail: "expanded"), .init(tick: 57, detail: "expanded")])
    }

    @Test func keysTapAndClose() throws {
        let recording = try SceneRecording(
            "stack",
            input: [
                #"{"tick":2,"key":"Enter"}"#, #"{"tick":30,"key":"ArrowDown"}"#, #"{"tick":31,"key":"Enter"}"#,
                #"{"tick":40,"key":"Escape"}"#,
            ])
        #expect(recording.reports("tapped").count == 1)
        #expect(recording.reports("selected") == [.init(tick: 31, detail: "0")])
        #expect(recording.last.position == "collapsed")
    }

    @Test func everyCardThatComesIntoSightIsAnnounced() throws {
        let recording = try SceneRecording("stack", input: StackPlacesTests.tour)
        #expect(recording[0].event("willDisplay").map(\.description) == ["0", "1", "2", "3", "4"])
        var shown: Set<Int> = []
        for frame in recording.frames {
            let items = Set(frame.view.items.map(\.item))
            let announced = Set(frame.event("willDisplay").compactMap { Int($0.description) })
            #expect(announced == items.subtracting(shown), "tick \(frame.tick)")
            shown = items
        }
    }
}
