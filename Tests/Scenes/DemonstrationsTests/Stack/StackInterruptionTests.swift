import Foundation
import StageModel
import Testing

@MainActor
@Suite struct StackInterruptionTests {
    @Test func anActionReversesFromWhatIsSeen() throws {
        let recording = try SceneRecording("stack", input: [Input.action(2, "expand"), Input.action(11, "collapse")])
        let start = recording[11].height
        #expect(start > 300 && start < 600)
        for tick in 11...29 {
            let wanted = start + (200 - start) * easeInOut(Double(tick - 11) / 18)
            #expect(abs(recording[tick].height - wanted) < 1e-6)
        }
        #expect(recording.reports("positionChanged") == [.init(tick: 29, detail: "collapsed")])
    }

    @Test func anActionThatIsUnderWayOrDoneIsNotDoneAgain() throws {
        let recording = try SceneRecording(
            "stack",
            input: [
                Input.action(2, "collapse"), Input.action(5, "expand"), Input.action(10, "expand"),
                Input.action(40, "expand"),
            ])
        #expect(recording.reports("positionChanged") == [.init(tick: 23, detail: "expanded")])
    }

    @Test func aFingerTakesTheMovingStackFromWhereItIs() throws {
        let recording = try SceneRecording(
            "stack", input: [Input.action(2, "expand")] + Input.drag(8, [800, 785, 780, 790], end: nil), ticks: 40)
        let caught = recording[9].height
        #expect(caught > recording[8].height)
        #expect(abs(recording[10].height - (caught + 5)) < 1e-9)
        for tick in 11...40 { #expect(abs(recording[tick].height - (caught - 5)) < 1e-9) }
        #expect(recording.reports("positionChanged").isEmpty)
    }

    @Test func anActionTakesTheStackFromAFinger() throws {
        let recording = try SceneRecording(
            "stack",
            input: Input.drag(2, [700, 680, 500, 500], end: nil)
                + [Input.action(8, "expand"), Input.pointer(9, "move", 200, 600), Input.pointer(10, "up", 200, 600)])
        #expect(recording.reports("positionChanged") == [.init(tick: 26, detail: "expanded")])
    }

    @Test func aSecondFingerWaitsForTheFirst() throws {
        let recording = try SceneRecording(
            "stack",
            input: Input.drag(2, [700, 680, 600, 600, 600], end: nil)
                + [
                    Input.pointer(7, "down", 100, 800, pointer: 2), Input.pointer(8, "move", 100, 700, pointer: 2),
                    Input.pointer(9, "up", 200, 600), Input.pointer(10, "move", 100, 690, pointer: 2),
                    Input.pointer(11, "move", 100, 680, pointer: 2), Input.pointer(12, "move", 100, 640, pointer: 2),
                ], ticks: 40)
        #expect(recording[8].height == 280)
        let caught = recording[10].height
        #expect(abs(recording[12].height - (caught + 50)) < 1e-9)
        #expect(recording.last.position == "inTransit")
    }

    @Test func aStackCaughtWithScrolledCardsTakesThemAlong() throws {
        let recording = try SceneRecording(
            "stack",
            input: [
                Input.action(2, "expand"), #"{"tick":30,"wheel":{"x":200,"y":700,"dx":0,"dy":400}}"#,
                Input.action(31, "collapse"), Input.action(40, "expand"),
            ])
        let expectation = StackExpectation()
        expectation.check(recording.frames)
        // The cards' offset goes with the height, to the top and back.
        for tick in 31...58 {
            let frame = recording[tick]
            #expect(abs(frame.view.contentOffset[1] - 400 * (frame.height - 200) / 520) < 1e-6)
        }
        #expect(abs(recording.last.view.contentOffset[1] - 400) < 1e-6)
    }

    @Test func wheelDeltasJustBeforeDoNotMoveAStackThatIsHeld() throws {
        let recording = try SceneRecording(
            "stack",
            input: [
                Input.action(2, "expand"), #"{"tick":30,"wheel":{"x":200,"y":700,"dx":0,"dy":400}}"#,
                Input.action(31, "collapse"),
            ] + Input.drag(32, [700, 685, 680], end: nil), ticks: 60)
        for tick in 35...60 {
            #expect(recording[tick].view.contentOffset == recording[34].view.contentOffset)
            #expect(!recording[tick].view.decelerating)
        }
    }

    @Test func aSettingInMotionGoesOnFromWhatIsSeen() throws {
        let recording = try SceneRecording(
            "stack",
            input: [Input.action(2, "expand"), Input.set(9, "cardHeight", 120), Input.set(12, "expandedHeight", 600)])
        assertContinuous(recording, by: 60)
        var expectation = StackExpectation()
        (expectation.cardHeight, expectation.expanded) = (120, 600)
        expectation.check([recording.last])
        #expect(recording.reports("positionChanged") == [.init(tick: 30, detail: "expanded")])
    }

    @Test func aSettingAtRestShowsAtOnce() throws {
        var expectation = StackExpectation()
        let collapsed = try SceneRecording("stack", input: [Input.set(5, "cardOffset", 60)])
        expectation.cardOffset = 60
        expectation.check([collapsed[5]])
        let expanded = try SceneRecording(
            "stack",
            input: [Input.action(2, "expand"), #"{"tick":30,"wheel":{"x":200,"y":700,"dx":0,"dy":416}}"#]
                + [Input.set(60, "cardHeight", 100)])
        expectation = StackExpectation()
        expectation.cardHeight = 100
        expectation.check([expanded[60]])
        // The third card is still the first in sight.
        #expect(abs(expanded[60].view.contentOffset[1] - 216) < 1e-6)
        let fewer = try SceneRecording("stack", input: [Input.set(5, "itemCount", 2)])
        #expect(fewer[5].view.items.map(\.item) == [0, 1])
    }

    /// Whatever happens, in whatever order.
    @Test(arguments: 0..<40)
    func atRandom(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var lines: [String] = []
        var tick = 1
        var down: [Int: Double] = [:]
        for _ in 0..<120 {
            tick += Int.random(in: 0...4, using: &random)
            let pointer = Int.random(in: 1...2, using: &random)
            switch (Int.random(in: 0..<20, using: &random), down[pointer]) {
            case (0, _): lines.append(Input.action(tick, "expand"))
            case (1, _): lines.append(Input.action(tick, "collapse"))
            case (2...6, nil):
                let y = Double.random(in: 100...840, using: &random)
                down[pointer] = y
                lines.append(Input.pointer(tick, "down", 200, y, pointer: pointer))
            case (2...3, let y?):
                down[pointer] = nil
                let end = Bool.random(using: &random) ? "up" : "cancel"
                lines.append(Input.pointer(tick, end, 200, y, pointer: pointer))
            case (_, let y?):
                let y = y + Double.random(in: -60...60, using: &random)
                down[pointer] = y
                lines.append(Input.pointer(tick, "move", 200, y, pointer: pointer))
            default: break
            }
        }
        for (pointer, y) in down.sorted(by: { $0.key < $1.key }) {
            lines.append(Input.pointer(tick, "up", 200, y, pointer: pointer))
        }
        let recording = try SceneRecording("stack", input: lines)
        let expectation = StackExpectation()
        expectation.check(recording.frames)
        // Two samples of two fingers, or the fastest moment of an animation.
        assertContinuous(recording, by: 400)
        #expect(!recording.last.moving)
        #expect(recording.last.position != "inTransit")
        let offset = recording.last.view.contentOffset[1]
        #expect(offset >= 0 && offset <= max(recording.last.view.contentSize[1] - recording.last.height, 0))
    }

    /// No card jumps on the stage from one frame to the next.
    private func assertContinuous(_ recording: SceneRecording, by limit: Double) {
        for (before, after) in zip(recording.frames, recording.frames.dropFirst()) {
            for item in after.view.items {
                guard let old = before.view.item(item.item) else { continue }
                let (was, now) = (place(old, before.view), place(item, after.view))
                guard abs(now - was) > limit else { continue }
                Issue.record("card \(item.item) at tick \(after.tick): \(was) to \(now)")
            }
        }
    }

    private func place(_ item: SceneRecording.Item, _ view: SceneRecording.View) -> Double {
        item.top - view.contentOffset[1] + view.frame[1]
    }
}
