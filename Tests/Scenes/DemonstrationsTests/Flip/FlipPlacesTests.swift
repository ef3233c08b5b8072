import Foundation
import StageModel
import Testing

@MainActor
@Suite struct FlipPlacesTests {
    @Test(
        arguments: [
            CGSize(width: 390, height: 844), CGSize(width: 200, height: 200), CGSize(width: 2000, height: 2000),
        ], [1, 3, 6, 8, 100_000])
    func theQueueStandsWhereTheFormulasSay(stage: CGSize, count: Int) throws {
        let run = try FlipRecording(stage: stage, set: ["itemCount": .integer(count)], [])
        run.expectRest(run.last, Array(0..<min(6, count)), count: count)
    }

    @Test func deepQueuesReachTheLeastScaleRaiseAndAlpha() throws {
        let parameters: [String: StageValue] = [
            "itemCount": .integer(40), "visibleCount": .integer(30), "cardWidth": .number(200),
            "cardHeight": .number(120),
        ]
        let run = try FlipRecording(stage: CGSize(width: 800, height: 1000), set: parameters, [])
        #expect(run.last.items.count == 30)
        for k in 0..<30 {
            let item = try #require(run.last.item(k))
            #expect(item.isAt(FlipPlace(k, on: run.stage, width: 200, height: 120)), "\(item)")
        }
    }

    @Test func theCardsFollowTheParametersWithoutAJump() throws {
        let run = try FlipRecording([Finger.set(10, "cardWidth", 200)])
        #expect(run[10].item(0)?.size == [300, 300])
        let width = try #require(run[16].item(0)?.size[0])
        #expect(isClose([width], [300 - 100 * eased(0.5)]))
        #expect(run.last.item(0)?.size == [200, 300])
    }

    @Test func moreVisibleCardsJoinAndSurplusOnesLeave() throws {
        let run = try FlipRecording([Finger.set(10, "visibleCount", 8), Finger.set(100, "visibleCount", 3)])
        run.expectRest(run[99], Array(0..<8))
        run.expectRest(run.last, [0, 1, 2])
    }

    @Test func moreCardsJoinAtTheRearAndSurplusOnesLeaveThere() throws {
        let run = try FlipRecording(
            set: ["itemCount": .integer(3)], [Finger.set(10, "itemCount", 5), Finger.set(150, "itemCount", 2)])
        run.expectRest(run[149], [0, 1, 2, 3, 4], count: 5)
        run.expectRest(run.last, [0, 1], count: 2)
    }

    @Test func aCardThatWouldReachTheEyeIsRefused() {
        #expect(throws: (any Error).self) {
            try FlipRecording(set: ["cardHeight": .number(950)], [])
        }
    }
}
