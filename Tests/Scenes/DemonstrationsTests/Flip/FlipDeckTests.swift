import Foundation
import StageModel
import Testing

/// Actions, deletion, addition, undo and order.
@MainActor
@Suite struct FlipDeckTests {
    @Test func actionsSayWhetherTheyWereDone() throws {
        let names = ["flipUp", "flipDown", "flipDown", "flipUp", "flipUp", "undo", "delete", "delete", "undo", "add"]
        let done = [false, true, false, true, false, false, true, false, true, true]
        let run = try FlipRecording(
            set: ["itemCount": .integer(1)],
            names.enumerated().map { Finger.action(10 + 100 * $0.offset, $0.element) })
        #expect(run[0].state["lastActionDone"] == .null)
        for (index, isDone) in done.enumerated() {
            #expect(run[10 + 100 * index].state["lastActionDone"] == .flag(isDone), "\(names[index]), \(index)")
        }
        run.expectRest(run.last, [1, 0], count: 2)
    }

    @Test func keysFlip() throws {
        let run = try FlipRecording([
            [#"{"tick":5,"key":"ArrowDown"}"#, #"{"tick":150,"key":"ArrowUp"}"#, #"{"tick":300,"key":"ArrowUp"}"#]
        ])
        run.expectRest(run[149], [1, 2, 3, 4, 5, 6])
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
        #expect(run.last.state["lastActionDone"] == .flag(false))
    }

    @Test(arguments: [(131, true), (129, false), (-131, true), (-129, false)] as [(Double, Bool)])
    func aCardMovedPastAThirdOfTheStageIsDeleted(way: Double, isDeleted: Bool) throws {
        let run = try FlipRecording([Finger.pan(5, by: way, 0, until: 40)])
        let item = try #require(run[30].item(0))
        #expect(isClose(item.center, [195 + way, 572]))
        #expect(isClose([item.tilt], [0.6 * way / 390]))
        run.expectRest(run.last, isDeleted ? [1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5], count: isDeleted ? 7 : 8)
        #expect(run.reports == (isDeleted ? ["deleted 0"] : []))
    }

    @Test(arguments: [(14, true), (13, false), (-14, true)] as [(Double, Bool)])
    func aCardThrownAtEightHundredPointsASecondIsDeleted(step: Double, isDeleted: Bool) throws {
        var lines = [Finger.sample(5, "down", 195, 500)]
        for index in 1...6 { lines.append(Finger.sample(5 + index, "move", 195 + step * Double(index), 500)) }
        lines.append(Finger.sample(12, "up", 195 + step * 6, 500))
        let run = try FlipRecording([lines])
        run.expectRest(run.last, isDeleted ? [1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5])
        if isDeleted {
            let seen = run.frames.compactMap { $0.item(0)?.center[0] }
            #expect(seen.last.map { step > 0 ? $0 > 390 : $0 < 0 } == true)
        }
    }

    @Test func onlyTheFrontCardItselfIsMovedAside() throws {
        let run = try FlipRecording([Finger.pan(5, by: 200, 0, from: (100, 800), until: 40)])
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
        #expect(run[20].item(0)?.center == run[0].item(0)?.center)
    }

    @Test(arguments: [(75, true), (74, false), (150, true)] as [(Double, Bool)])
    func aPullFromTheBottomEdgeAddsACard(way: Double, isAdded: Bool) throws {
        let run = try FlipRecording([Finger.pan(5, by: 0, -way, from: (195, 840), until: 40)])
        let item = try #require(run[20].item(8))
        #expect(isClose(item.transform, turned(1 - way / 150), within: 1e-12))
        #expect(run[20].state["count"] == .integer(8))
        run.expectRest(run.last, isAdded ? [8, 0, 1, 2, 3, 4] : [0, 1, 2, 3, 4, 5], count: isAdded ? 9 : 8)
    }

    @Test func aPullFromTheBottomEdgeTurnsAFlippedCardBackFirst() throws {
        let run = try FlipRecording([
            Finger.action(1, "flipDown"), Finger.pan(200, by: 0, -100, from: (195, 840), until: 240),
        ])
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5], count: 8)
    }

    @Test func deletionAndAdditionAreUndoneInTurn() throws {
        let run = try FlipRecording([
            Finger.pan(5, by: 200, 0, until: 40), Finger.action(200, "add"), Finger.action(400, "undo"),
            Finger.action(600, "undo"), Finger.action(800, "undo"),
        ])
        run.expectRest(run[199], [1, 2, 3, 4, 5, 6], count: 7)
        run.expectRest(run[399], [8, 1, 2, 3, 4, 5], count: 8)
        run.expectRest(run[599], [1, 2, 3, 4, 5, 6], count: 7)
        run.expectRest(run[799], [0, 1, 2, 3, 4, 5], count: 8)
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5], count: 8)
        #expect(run.reports == ["deleted 0", "added 8", "removed 8", "restored 0"])
        #expect(run.last.state["lastActionDone"] == .flag(false))
    }

    @Test(
        arguments: [(0, -60, 1), (0, -94, 2), (0, -500, 5), (5, 500, 0), (3, 30, 2), (2, 5, 2)]
            as [(Int, Double, Int)])
    func aHeldCardGoesToAnotherPlace(from: Int, way: Double, to: Int) throws {
        let place = FlipPlace(from, on: CGSize(width: 390, height: 844))
        let y = from == 0 ? 500 : place.center[1] - place.size[1] + 8
        func input(_ end: String) -> [String] {
            [
                Finger.sample(5, "down", 195, y), Finger.sample(40, "move", 195, y + way / 2),
                Finger.sample(45, "move", 195, y + way), Finger.sample(70, end, 195, y + way),
            ]
        }
        var order = [0, 1, 2, 3, 4, 5]
        order.insert(order.remove(at: from), at: to)
        let run = try FlipRecording([input("up"), Finger.action(200, "flipDown"), Finger.action(400, "flipUp")])
        #expect(isClose(run[60].item(from)!.center, [195, place.center[1] + way]))
        run.expectRest(run[199], order, count: 8)
        run.expectRest(run.last, order, count: 8)
        let cancelled = try FlipRecording([input("cancel")])
        cancelled.expectRest(cancelled.last, [0, 1, 2, 3, 4, 5])
    }

    @Test func aCardIsNotHeldBeforeHalfASecond() throws {
        let run = try FlipRecording([
            [
                Finger.sample(5, "down", 195, 500), Finger.sample(34, "move", 195, 400),
                Finger.sample(60, "up", 195, 400),
            ]
        ])
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
    }
}
