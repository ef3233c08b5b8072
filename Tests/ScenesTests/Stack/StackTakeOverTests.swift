import Foundation
import Testing

@MainActor
@Suite struct StackTakeOverTests {
    @Test func overscrollAtTheTopClosesTheStackWithTheSameFinger() throws {
        let recording = try SceneRecording(
            "stack", input: [Input.action(2, "expand")] + Input.drag(30, [300, 315, 330, 400, 500]))
        // The scroll has begun, and nothing has moved.
        #expect(recording[31].view.dragging)
        #expect(recording[31].position == "expanded")
        for (tick, height) in [(32, 705.0), (33, 635), (34, 535)] {
            #expect(recording[tick].position == "inTransit")
            #expect(recording[tick].height == height)
            #expect(recording[tick].view.contentOffset == [0, 0])
            #expect(!recording[tick].view.dragging)
        }
        #expect(recording.last.position == "collapsed")
    }

    @Test func whatTheCardsScrollBeforeTheTopDoesNotMoveTheStack() throws {
        let recording = try SceneRecording(
            "stack",
            input: [Input.action(2, "expand")] + Input.drag(30, [700, 680, 600], end: nil)
                + [Input.pointer(33, "move", 200, 630), Input.pointer(34, "move", 200, 720)])
        #expect(recording[33].view.contentOffset[1] == 50)
        // 90 down: 50 to the top, 40 of the stack.
        #expect(recording[34].height == 680)
        #expect(recording[34].view.contentOffset[1] == 0)
        // So the first card went with the finger.
        let before = recording[33].view.frame[1] - recording[33].view.contentOffset[1]
        let after = recording[34].view.frame[1] - recording[34].view.contentOffset[1]
        #expect(abs(after - before - 90) < 1e-9)
    }

    @Test func aFingerThatTurnsBackOpensTheStackAgain() throws {
        let recording = try SceneRecording(
            "stack", input: [Input.action(2, "expand")] + Input.drag(30, [300, 315, 400, 350, 200]))
        #expect(recording[33].height == 685)
        #expect(recording[34].height == 720)
        #expect(recording.last.position == "expanded")
        #expect(recording.reports("positionChanged").count == 2)
    }

    @Test func aBounceAtTheTopIsLeftToTheScrollView() throws {
        let recording = try SceneRecording(
            "stack",
            input: [Input.action(2, "expand")] + Input.drag(30, [700, 680, 500])
                + Input.drag(120, [300, 340, 400]))
        #expect(recording.frames.contains { $0.view.contentOffset[1] < -1 })
        #expect(recording.last.position == "expanded")
        #expect(recording.last.view.contentOffset == [0, 0])
    }

    @Test func aStackWhoseCardsAllFitClosesToo() throws {
        let recording = try SceneRecording(
            "stack", set: ["itemCount": .integer(2)],
            input: [Input.action(2, "expand")] + Input.drag(30, [300, 315, 400]))
        #expect(recording.last.position == "collapsed")
    }

    @Test func scrollingWorksOnlyWhenExpanded() throws {
        let wheel = #"{"tick":30,"wheel":{"x":200,"y":700,"dx":0,"dy":60}}"#
        let collapsed = try SceneRecording("stack", input: [wheel])
        #expect(collapsed.frames.allSatisfy { $0.view.contentOffset == [0, 0] })
        let expanded = try SceneRecording("stack", input: [Input.action(2, "expand"), wheel])
        #expect(expanded[30].view.contentOffset == [0, 60])
    }
}
