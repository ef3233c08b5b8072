import Foundation
import StageModel
import Testing

@MainActor
@Suite struct FlipPanTests {
    @Test(arguments: [1, 30, 74, 75, 76, 149, 150, 300] as [Double])
    func downTurnsTheFrontCardAndHidesItsContentFromHalfWay(way: Double) throws {
        let run = try FlipRecording([Finger.pan(5, by: 0, way, until: 40)])
        let item = try #require(run[20].item(0))
        #expect(isClose(item.transform, turned(min(way / 150, 1)), within: 1e-12))
        #expect(item.content == (way < 75))
        for k in 0..<6 { #expect(run[20].item(k)?.isAt(FlipPlace(k, on: run.stage)) == true) }
    }

    @Test(arguments: [0.5, 30, 74, 75, 76, 149, 150, 300] as [Double])
    func upBringsThePreviousCardInAndShowsItsContentFromHalfWay(way: Double) throws {
        let run = try FlipRecording([Finger.action(1, "flipDown"), Finger.pan(200, by: 0, -way, until: 240)])
        run.expectRest(run[199], [1, 2, 3, 4, 5, 6])
        let item = try #require(run[220].item(0))
        #expect(isClose(item.transform, turned(max(1 - way / 150, 0)), within: 1e-12))
        #expect(item.content == (way >= 75))
        #expect(item.isAt(FlipPlace(0, on: run.stage)))
        for k in 0..<6 { #expect(run[220].item(k + 1)?.isAt(FlipPlace(k, on: run.stage)) == true) }
    }

    @Test func theDirectionIsFixedWhereThePanBegins() throws {
        let run = try FlipRecording([
            Finger.action(1, "flipDown"),
            [
                Finger.sample(200, "down", 195, 500), Finger.sample(201, "move", 195, 520),
                Finger.sample(210, "move", 195, 300), Finger.sample(230, "move", 195, 595),
                Finger.sample(240, "up", 195, 595),
            ],
        ])
        #expect(run[215].item(0) == nil)
        #expect(run[215].item(1)?.turn == 0)
        #expect(isClose([run[235].item(1)!.turn], [0.5]))
        run.expectRest(run.last, [2, 3, 4, 5, 6, 7])
    }

    @Test(arguments: [0, 60, 74, 75, 100, 150] as [Double])
    func aReleaseDownGoesOnOrBack(way: Double) throws {
        let run = try FlipRecording([Finger.pan(5, by: 0, max(way, 1e-9), until: 40)])
        let (isDone, start) = (way >= 75, way / 150)
        for tick in 40..<(isDone ? 58 : 52) {
            let f = eased(Double(tick - 40) / (isDone ? 18 : 12))
            let turn = start + ((isDone ? 1 : 0) - start) * f
            let item = try #require(run[tick].item(0))
            #expect(isClose(item.transform, turned(turn), within: 1e-9), "tick \(tick)")
            if (turn - 0.5).magnitude > 1e-6 { #expect(item.content == (turn < 0.5), "tick \(tick)") }
        }
        if isDone {
            #expect(run[58].item(0) == nil)
            run.expectRest(run.last, [1, 2, 3, 4, 5, 6], count: 8)
        } else {
            run.expectRest(run.last, [0, 1, 2, 3, 4, 5], count: 8)
        }
    }

    @Test func afterAFlipEachCardMovesALittleLaterThanTheOneBefore() throws {
        let run = try FlipRecording([Finger.pan(5, by: 0, 150, until: 40)])
        for tick in 58..<100 {
            for k in 0..<6 {
                let item = try #require(run[tick].item(k + 1), "tick \(tick)")
                let f = eased((Double(tick - 58) - 6 * Double(k)) / 12)
                var expected = FlipPlace(k + 1, on: run.stage).mixed(FlipPlace(k, on: run.stage), f)
                if k == 5 {
                    // It joins at its place.
                    expected = FlipPlace(5, on: run.stage)
                    expected.alpha = f
                }
                #expect(item.isAt(expected), "tick \(tick), card \(k + 1): \(item)")
            }
        }
    }

    @Test(arguments: [0, 74, 75, 150] as [Double])
    func aReleaseUpGoesOnOrBack(way: Double) throws {
        let run = try FlipRecording([Finger.action(1, "flipDown"), Finger.pan(200, by: 0, -max(way, 1e-9), until: 240)])
        let (isDone, start) = (way >= 75, 1 - way / 150)
        for tick in 240..<252 {
            let f = eased(Double(tick - 240) / 12)
            let item = try #require(run[tick].item(0))
            #expect(isClose(item.transform, turned(start + ((isDone ? 0 : 1) - start) * f), within: 1e-9))
            for k in 1..<6 where isDone {
                let f = eased((Double(tick - 240) - 6 * Double(k)) / 12)
                let place = FlipPlace(k - 1, on: run.stage).mixed(FlipPlace(k, on: run.stage), f)
                #expect(run[tick].item(k)?.isAt(place) == true, "tick \(tick), card \(k)")
            }
        }
        #expect((run[252].item(0) == nil) == !isDone)
        #expect((run[252].item(6) == nil) == isDone)
        run.expectRest(run.last, isDone ? [0, 1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6])
    }

    @Test func withoutACardInItsDirectionAPanMovesNothing() throws {
        let up = try FlipRecording([Finger.pan(5, by: 0, -200, until: 40)])
        for frame in up.frames { #expect(frame.items.map(\.numbers) == up[0].items.map(\.numbers)) }
        let down = try FlipRecording(
            set: ["itemCount": .integer(1)], [Finger.action(1, "flipDown"), Finger.pan(200, by: 0, 200, until: 240)])
        for frame in down.frames.dropFirst(199) { #expect(frame.items.isEmpty) }
        #expect(down.reports == ["flippedDown 0"])
    }

    @Test func aCancelledPanTurnsBack() throws {
        let run = try FlipRecording([Finger.pan(5, by: 0, 140, until: 40, as: "cancel")])
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
        #expect(run.reports == [])
    }

    @Test(arguments: [0.1, 0.4])
    func theSpeedScalesAllTimes(speed: Double) throws {
        let run = try FlipRecording(
            set: ["animationSpeed": .number(speed)], [Finger.action(6, "flipDown"), Finger.action(300, "flipUp")])
        let short = Int((speed * 60).rounded())
        let gone = 6 + short * 3 / 2
        #expect(run[gone - 1].item(0) != nil)
        #expect(run[gone].item(0) == nil)
        let middle = try #require(run[gone + short / 2].item(1))
        #expect(middle.isAt(FlipPlace(1, on: run.stage).mixed(FlipPlace(0, on: run.stage), eased(0.5))))
        #expect(isClose([run[300 + short / 2].item(0)!.turn], [0.5]))
        #expect(run[300 + short].item(0)?.turn == 0)
    }

    private static func wheel(_ tick: Int, _ dx: Double, _ dy: Double) -> String {
        #"{"tick":\#(tick),"wheel":{"x":195,"y":420,"dx":\#(dx),"dy":\#(dy)}}"#
    }

    @Test func aWheelGoesOnThroughTheDeckAndBackOneCardATurn() throws {
        let run = try FlipRecording([
            [Self.wheel(5, 0, 60), Self.wheel(8, 0, 60), Self.wheel(9, 0, 300)], [Self.wheel(120, 0, -100)],
        ])
        #expect(isClose([run[5].item(0)!.turn], [0.4]))
        #expect(isClose([run[8].item(0)!.turn], [0.8]))
        run.expectRest(run[119], [1, 2, 3, 4, 5, 6])
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
    }

    @Test func aShortTurnOfTheWheelTurnsTheCardBack() throws {
        let run = try FlipRecording([[Self.wheel(5, 0, 60)]])
        #expect(isClose([run[12].item(0)!.turn], [0.4]))
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
    }

    @Test func aWheelNeitherThrowsNorAddsACard() throws {
        let run = try FlipRecording([[Self.wheel(5, 900, 0), Self.wheel(6, 900, 0)], [Self.wheel(60, 0, -500)]])
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
        #expect(run.last.item(0)?.turn == 0)
    }
}
