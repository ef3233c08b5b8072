import Foundation
import StageModel
import Testing

/// Input while cards are still moving.
@MainActor
@Suite struct FlipInterruptionTests {
    @Test func flipUpCatchesTheCardThatIsLeaving() throws {
        let run = try FlipRecording([Finger.action(10, "flipDown"), Finger.action(20, "flipUp")])
        let caught = eased(10.0 / 18)
        for tick in 20...32 {
            let turn = caught * (1 - eased(Double(tick - 20) / 12))
            #expect(isClose(run[tick].item(0)!.transform, turned(turn), within: 1e-9), "tick \(tick)")
        }
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
    }

    @Test func flipDownCatchesTheCardThatIsComing() throws {
        let run = try FlipRecording([
            Finger.action(10, "flipDown"), Finger.action(200, "flipUp"), Finger.action(206, "flipDown"),
        ])
        #expect(isClose([run[206].item(0)!.turn], [0.5], within: 1e-9))
        let turn = try #require(run[215].item(0)?.turn)
        #expect(isClose([turn], [0.75], within: 1e-9))
        run.expectRest(run.last, [1, 2, 3, 4, 5, 6])
    }

    @Test func aPanUpTakesTheLeavingCardWhereItIs() throws {
        let run = try FlipRecording([Finger.action(10, "flipDown"), Finger.pan(18, by: 0, -30, until: 60)])
        let caught = eased(9.0 / 18)
        #expect(isClose([run[19].item(0)!.turn], [caught], within: 1e-9))
        #expect(isClose([run[20].item(0)!.turn], [caught - 0.2], within: 1e-9))
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
    }

    @Test func aPanDownTakesTheReturningCardWhereItIs() throws {
        let run = try FlipRecording([Finger.pan(5, by: 0, 60, until: 20), Finger.pan(24, by: 0, 30, until: 60)])
        let caught = 0.4 * (1 - eased(5.0 / 12))
        #expect(isClose([run[25].item(0)!.turn], [caught], within: 1e-9))
        #expect(isClose([run[26].item(0)!.turn], [caught + 0.2], within: 1e-9))
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
    }

    @Test func quickFlipsAreAllDone() throws {
        let run = try FlipRecording((0..<5).map { Finger.action(10 + 3 * $0, "flipDown") })
        #expect(run.reports == (0..<5).map { "flippedDown \($0)" })
        run.expectRest(run.last, [5, 6, 7])
        for frame in run.frames { #expect(frame.items.count <= 7) }
    }

    @Test func anActionTakesThePannedCardOver() throws {
        let run = try FlipRecording([Finger.pan(5, by: 0, 45, until: 60), Finger.action(30, "flipDown")])
        let middle = try #require(run[39].item(0)?.turn)
        #expect(isClose([middle], [0.65], within: 1e-9))
        run.expectRest(run.last, [1, 2, 3, 4, 5, 6])
        #expect(run.reports == ["flippedDown 0"])
    }

    @Test func anActionPutsAHeldCardBack() throws {
        let run = try FlipRecording([
            [
                Finger.sample(5, "down", 195, 500), Finger.sample(40, "move", 195, 300),
                Finger.sample(70, "up", 195, 300),
            ], Finger.action(50, "flipUp"),
        ])
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
    }

    @Test func undoCatchesTheThrownCard() throws {
        let run = try FlipRecording([Finger.action(10, "delete"), Finger.action(16, "undo")])
        let (before, caught, after) = (run[15].item(0)!, run[16].item(0)!, run[17].item(0)!)
        #expect(caught.center[0] > before.center[0])
        #expect(after.center[0] < caught.center[0] && after.center[0] > 195)
        run.expectRest(run.last, [0, 1, 2, 3, 4, 5])
    }

    @Test func aChangeOfThePanDistanceMovesNothing() throws {
        let run = try FlipRecording([Finger.pan(5, by: 0, 60, until: 60), Finger.set(30, "panDistance", 300)])
        #expect(isClose([run[29].item(0)!.turn, run[40].item(0)!.turn], [0.4, 0.4]))
    }

    /// Drags, holds and actions of two viewers at random: no frame has more views than there may be, a card turns and
    /// moves no faster than fingers and animations take it, and in the end all is exactly at rest.
    @Test(arguments: 0..<12)
    func whateverHappensNothingJumpsAndAllComesToRest(seed: Int) throws {
        var random = Dice(seed: UInt64(seed))
        let visible = [1, 2, 6, 6, 10][random.roll(5)]
        let stage = [CGSize(width: 390, height: 844), CGSize(width: 200, height: 200)][random.roll(2)]
        let count = [1, 3, 8, 100_000][random.roll(4)]
        let run = try FlipRecording(
            stage: stage, set: ["itemCount": .integer(count), "visibleCount": .integer(visible)],
            [random.input(on: stage, ticks: 400)])
        var faults: [String] = []
        for (before, frame) in zip(run.frames, run.frames.dropFirst()) {
            if frame.items.count > visible + 1 { faults.append("tick \(frame.tick): \(frame.items.count) views") }
            for item in frame.items where !isSound(item, after: before.item(item.item)) {
                faults.append("tick \(frame.tick): \(item)")
            }
        }
        #expect(faults == [])
        guard case .list(let order)? = run.last.order, stage.width > 200 else { return }
        run.expectRest(run.last, order.compactMap { if case .integer(let card) = $0 { card } else { nil } })
    }
}

private func isSound(_ item: FlipRecording.Item, after old: FlipRecording.Item?) -> Bool {
    guard item.numbers.allSatisfy({ $0.isFinite }) else { return false }
    if (item.turn - 0.5).magnitude > 0.01, item.content != (item.turn < 0.5) { return false }
    guard let old, old.alpha > 0 else { return true }
    return (item.turn - old.turn).magnitude < 0.3
        && hypot(item.center[0] - old.center[0], item.center[1] - old.center[1]) < 90
}

private struct Dice {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func roll(_ sides: Int) -> Int { Int(random.next() % UInt64(sides)) }

    mutating func input(on stage: CGSize, ticks: Int) -> [String] {
        let actions = ["flipDown", "flipDown", "flipUp", "flipUp", "add", "delete", "undo"]
        var lines: [String] = []
        var tick = 1
        // Where the pointers are that are down.
        var places: [Int: (x: Double, y: Double)] = [:]
        while tick < ticks {
            tick += roll(8)
            if roll(3) == 0 {
                lines += Finger.action(tick, actions[roll(actions.count)])
                continue
            }
            let pointer = 1 + roll(2)
            var (x, y) = places[pointer] ?? (Double(roll(Int(stage.width))), Double(roll(Int(stage.height))))
            let step = Double(roll(37) - 18)
            let isSideways = roll(3) == 0
            lines.append(Finger.sample(tick, "down", x, y, pointer: pointer))
            if roll(4) == 0 { tick += 31 }
            for _ in 0..<(2 + roll(14)) {
                tick += 1
                if isSideways { x += step } else { y += step }
                lines.append(Finger.sample(tick, "move", x, y, pointer: pointer))
                if roll(20) == 0 { lines += Finger.action(tick, actions[roll(actions.count)]) }
            }
            places[pointer] = (x, y)
            if roll(6) > 0 {
                places[pointer] = nil
                lines.append(Finger.sample(tick, roll(4) == 0 ? "cancel" : "up", x, y, pointer: pointer))
            }
        }
        for (pointer, place) in places.sorted(by: { $0.key < $1.key }) {
            lines.append(Finger.sample(tick, "up", place.x, place.y, pointer: pointer))
        }
        return lines
    }
}
