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

    private static func wheel(_ tick: Int, y: Double, _ dy: Double) -> String {
        #"{"tick":\#(tick),"wheel":{"x":200,"y":\#(y),"dx":0,"dy":\#(dy)}}"#
    }

    @Test(arguments: [100, 700] as [Double]) func aWheelPullsTheCollapsedStackOpen(y: Double) throws {
        let recording = try SceneRecording(
            "stack", input: [Self.wheel(10, y: y, 60), Self.wheel(12, y: y, 60)])
        #expect(recording[11].height == 260)
        #expect(recording[12].height == 320)
        // It rests 0.12 s after its last delta: 7.2 steps.
        #expect(recording[19].height == 320)
        #expect(recording.last.position == "expanded")
        #expect(recording.reports("positionChanged").count == 1)
    }

    @Test func aWheelThatGoesOnPastTheFirstCardClosesTheStack() throws {
        let recording = try SceneRecording(
            "stack", input: [Input.action(2, "expand"), Self.wheel(30, y: 400, -100), Self.wheel(31, y: 400, -100)])
        #expect(recording[31].height == 520)
        #expect(recording.last.position == "collapsed")
        // Cards that are scrolled come back first, and a turn of the wheel that does this does no more.
        let scrolled = try SceneRecording(
            "stack",
            input: [
                Input.action(2, "expand"), Self.wheel(30, y: 400, 80), Self.wheel(60, y: 400, -100),
                Self.wheel(61, y: 400, -100),
            ])
        #expect(scrolled.last.position == "expanded")
        #expect(scrolled.last.view.contentOffset == [0, 0])
    }

    @Test func aTurnOfTheWheelThatIsTooShortChangesNothing() throws {
        let recording = try SceneRecording("stack", input: [Self.wheel(10, y: 700, 15)])
        #expect(recording[10].height == 215)
        #expect(recording.last.position == "collapsed")
    }
}
