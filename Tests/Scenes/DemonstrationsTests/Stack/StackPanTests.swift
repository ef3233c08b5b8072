import Foundation
import StageModel
import Testing

@MainActor
@Suite struct StackPanTests {
    /// Drags the collapsed stack along `ys`; the pan begins with the second of them.
    private func drag(_ ys: [Double], end: String = "up", set: [String: StageValue] = [:]) throws -> SceneRecording {
        try SceneRecording("stack", set: set, input: Input.drag(2, ys, end: end))
    }

    @Test func theHeightFollowsTheFingerFromWhereThePanBegan() throws {
        let ys: [Double] = [700, 688, 650, 655, 500, 510]
        let recording = try drag(ys)
        #expect(recording[2].position == "collapsed")
        #expect(recording[3].position == "inTransit")
        var height = 200.0
        for (step, (before, after)) in zip(ys.dropFirst(), ys.dropFirst(2)).enumerated() {
            height -= after - before
            #expect(abs(recording[4 + step].height - height) < 1e-9)
            #expect(recording[4 + step].position == "inTransit")
        }
    }

    @Test func aClampedHeightTurnsBackAtOnce() throws {
        let recording = try drag([700, 685, 0, -100, -90])
        #expect(recording[4].height == 720)
        #expect(recording[5].height == 720)
        #expect(recording[6].height == 710)
        let below = try drag([700, 715, 800, 790])
        #expect(below[4].height == 200)
        #expect(below[5].height == 210)
    }

    @Test(arguments: [
        // Upward: more than 20 above the collapsed height expands.
        ([700, 680, 660.0], "collapsed"), ([700, 680, 659.5], "expanded"),
        // Downward: less than 20 below the expanded height collapses... from 720 on.
        ([700, 680, 100, 120], "expanded"), ([700, 680, 100, 180.5], "collapsed"),
        // The clamp at 720 is left at once: 20 down is exactly the threshold.
        ([700, 680, 0, 20], "expanded"), ([700, 680, 0, 20.5], "collapsed"),
        // The last movement counts, not where the finger came from.
        ([700, 680, 300, 301], "collapsed"), ([700, 680, 300, 400, 399], "expanded"),
        // None at all is downward.
        ([700, 680], "collapsed"),
        // Standing still is no movement.
        ([700, 680, 300, 300, 300], "expanded"),
    ])
    func theLastMovementAndTheThresholdDecide(_ ys: [Double], _ end: String) throws {
        for phase in ["up", "cancel"] {
            let recording = try drag(ys, end: phase)
            let release = 2 + ys.count
            #expect(recording.reports("positionChanged") == [.init(tick: release + 18, detail: end)])
            #expect(recording.last.position == end)
            #expect(!recording.last.moving)
        }
    }

    @Test func thresholdsAreParameters() throws {
        let up = try drag([700, 680, 600], set: ["upwardThreshold": .number(80)])
        #expect(up.last.position == "collapsed")
        let down = try drag([700, 680, 0, 90], set: ["downwardThreshold": .number(100)])
        #expect(down.last.position == "expanded")
    }

    @Test func theLastSampleMayBeTheLift() throws {
        let recording = try SceneRecording(
            "stack",
            input: [
                Input.pointer(2, "down", 200, 700), Input.pointer(3, "move", 200, 680),
                Input.pointer(4, "up", 200, 640),
            ])
        #expect(recording[4].height == 240)
        #expect(recording.last.position == "expanded")
    }

    @Test func theEndAnimationIsEasedFromTheCurrentState() throws {
        let recording = try drag([700, 680, 630, 600])
        let start = recording[6].height
        for tick in 6...24 {
            let wanted = start + (720 - start) * easeInOut(Double(tick - 6) / 18)
            #expect(abs(recording[tick].height - wanted) < 1e-6, "tick \(tick)")
        }
        #expect(recording[23].position == "inTransit")
        #expect(recording[24].position == "expanded")
    }

    @Test func theAnimationTakesAsLongWhenNothingHasToMove() throws {
        let recording = try drag([700, 680, -100])
        #expect(recording.reports("positionChanged") == [.init(tick: 23, detail: "expanded")])
    }
}
