import Foundation
import StageModel
import Testing

@MainActor
@Suite struct StackPlacesTests {
    /// Opens the stack, scrolls it, drags it half shut, lets it go.
    static let tour =
        [Input.action(2, "expand")] + Input.drag(30, [700, 660, 600, 540]) + [Input.action(90, "collapse")]
        + Input.drag(115, [180, 165, 130, 100, 80])

    @Test(arguments: [
        CGSize(width: 390, height: 844), CGSize(width: 2000, height: 2000), CGSize(width: 200, height: 2000),
        CGSize(width: 2000, height: 400), CGSize(width: 320, height: 325),
    ])
    func everyTickFollowsTheFormulas(on stage: CGSize) throws {
        let expectation = StackExpectation(width: stage.width, stageHeight: stage.height)
        let recording = try SceneRecording("stack", stage: stage, input: Self.tour)
        expectation.check(recording.frames)
        #expect(recording.frames.contains { $0.position == "inTransit" })
    }

    @Test func everyParameterTakesPartInTheFormulas() throws {
        var expectation = StackExpectation()
        (expectation.count, expectation.cardOffset, expectation.cardHeight) = (23, 31, 117)
        (expectation.collapsed, expectation.expanded) = (150, 655)
        (expectation.left, expectation.right, expectation.vertical) = (3, 21, 5)
        let recording = try SceneRecording(
            "stack",
            set: [
                "itemCount": .integer(23), "cardOffset": .number(31), "cardHeight": .number(117),
                "collapsedHeight": .number(150), "expandedHeight": .number(655), "leftSpacing": .number(3),
                "rightSpacing": .number(21), "verticalSpacing": .number(5),
            ], input: Self.tour)
        expectation.check(recording.frames)
    }

    @Test(arguments: [200.0, 260, 320, 324])
    func aStageTooLowForTheDefaultsStillHasBothEnds(_ height: Double) throws {
        var expectation = StackExpectation(stageHeight: height)
        expectation.collapsed = expectation.expanded / 2
        let recording = try SceneRecording(
            "stack", stage: CGSize(width: 390, height: height),
            input: [Input.action(2, "expand"), Input.action(40, "collapse")])
        expectation.check(recording.frames)
        #expect(recording.reports("positionChanged").map(\.detail) == ["expanded", "collapsed"])
    }

    @Test func cardsTighterWhenExpandedThanCollapsedMoveStraightToTheirPlaces() throws {
        let recording = try SceneRecording(
            "stack", set: ["cardOffset": .number(250), "cardHeight": .number(60)],
            input: [Input.action(2, "expand")])
        for tick in 2...20 {
            let progress = easeInOut(Double(tick - 2) / 18)
            for item in recording[tick].view.items where item.item > 0 {
                let i = Double(item.item)
                let (from, to) = (8 + 250 * i, 68 * i)
                #expect(abs(item.top - (from + (to - from) * progress)) < 1e-6)
            }
        }
        #expect(recording[20].view.items.map(\.item) == Array(0...8))
    }

    private let wheel = #"{"tick":30,"wheel":{"x":200,"y":700,"dx":0,"dy":400}}"#

    @Test func aMillionCardsCostWhatTheOnesInSightCost() throws {
        let tour = [Input.action(2, "expand"), wheel, Input.action(60, "collapse")]
        let recording = try SceneRecording("stack", set: ["itemCount": .integer(1_000_000)], input: tour)
        let nine = try SceneRecording("stack", input: tour)
        for (many, few) in zip(recording.frames, nine.frames) {
            #expect(many.view.items.map(\.center) == few.view.items.map(\.center), "tick \(many.tick)")
        }
    }

    @Test func anEmptyStackMovesToo() throws {
        let recording = try SceneRecording("stack", set: ["itemCount": .integer(0)], input: Self.tour)
        #expect(recording.frames.allSatisfy { $0.view.items.isEmpty })
        #expect(recording.reports("positionChanged").first?.detail == "expanded")
    }
}
