import Foundation
import StageModel
import Testing

@MainActor
@Suite struct DashboardRandomTests {
    /// Taps, drags, actions and keys at any time; a number is a function of the seed alone.
    private func input(_ seed: UInt64, stage: CGSize) -> [String] {
        var state = seed
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var lines: [String] = []
        var tick = 2
        for _ in 0..<14 {
            tick += 1 + next(40)
            let (x, y) = (Double(next(Int(stage.width))), Double(next(Int(stage.height))))
            switch next(6) {
            case 0: lines.append(Input.action(tick, "close"))
            case 1: lines.append(Input.action(tick, "open\(next(7))"))
            case 2: lines.append(#"{"tick":\#(tick),"key":"\#(["Enter", "ArrowRight", "Escape"][next(3)])"}"#)
            case 3: lines.append(#"{"tick":\#(tick),"set":{"exitStyle":"\#(["flyOut", "rotate", "curl"][next(3)])"}}"#)
            default:
                lines.append(Input.pointer(tick, "down", x, y))
                tick += 1 + next(3)
                let way = Double(next(14))
                lines.append(Input.pointer(tick, "move", x + way, y))
                lines.append(Input.pointer(tick, next(5) == 0 ? "cancel" : "up", x + way, y))
            }
        }
        return lines + [Input.action(tick + 300, "close")]
    }

    @Test(arguments: 0..<6)
    func nothingJumpsAndEverythingComesToRest(_ seed: Int) throws {
        let stage = [
            CGSize(width: 390, height: 844), CGSize(width: 200, height: 200), CGSize(width: 1400, height: 500),
        ][
            seed % 3]
        let recording = try SceneRecording(
            "dashboard", stage: stage, input: input(UInt64(seed + 1), stage: stage))
        for (before, after) in zip(recording.frames, recording.frames.dropFirst()) {
            for item in after.tiles.items {
                let isFinite = (item.transform + item.center + item.size).allSatisfy { $0.isFinite }
                #expect(isFinite)
                guard let old = before.tiles.item(item.item), old.anchorPoint == item.anchorPoint else { continue }
                // A flight is at its fastest in the middle: 1.7 ways in 0.2 s, so less than 0.15 of one in a tick.
                #expect(abs(item.center[0] - old.center[0]) <= 0.15 * stage.width)
                #expect(abs(item.center[1] - old.center[1]) <= 0.15 * stage.height)
                #expect(abs(item.alpha - old.alpha) < 0.2)
            }
        }
        #expect(!recording.last.moving)
        recording.last.expectClosed(DashboardExpectation(stage: stage))
        let order = recording.frames.flatMap(\.events).flatMap(\.keys).filter {
            ["selected", "opened", "closed"].contains($0)
        }
        for (a, b) in zip(order, order.dropFirst()) {
            let follows = ["selected": ["opened", "closed"], "opened": ["closed"], "closed": ["selected"]]
            #expect(follows[a]?.contains(b) == true, "\(b) after \(a)")
        }
    }
}
