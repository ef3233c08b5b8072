import Foundation
import Demonstrations
import Simulation
import StageModel
import Testing

@MainActor
@Suite struct GridTests {
    @Test(arguments: [
        (CGSize(width: 390, height: 844), 3, 8.0), (CGSize(width: 200, height: 200), 3, 8),
        (CGSize(width: 2000, height: 2000), 7, 3), (CGSize(width: 333, height: 1000), 1, 0),
    ])
    func squareCellsFillTheLines(_ stage: CGSize, _ columns: Int, _ spacing: Double) throws {
        let recording = try SceneRecording(
            "grid", stage: stage,
            set: ["columns": .integer(columns), "spacing": .number(spacing), "itemCount": .integer(500)])
        let view = recording[0].view
        let side = (stage.width - Double(columns - 1) * spacing) / Double(columns)
        #expect(view.name == "cells")
        #expect(view.frame == [0, 0, Double(stage.width), Double(stage.height)])
        let lines = (500 + columns - 1) / columns
        #expect(abs(view.contentSize[1] - (Double(lines) * side + Double(lines - 1) * spacing)) < 1e-6)
        let visible = min(500, Int((stage.height / (side + spacing)).rounded(.up)) * columns)
        #expect(view.items.map(\.item) == Array(0..<visible))
        for item in view.items {
            let (line, column) = item.item.quotientAndRemainder(dividingBy: columns)
            #expect(abs(item.left - Double(column) * (side + spacing)) < 1e-6)
            #expect(abs(item.top - Double(line) * (side + spacing)) < 1e-6)
            #expect(abs(item.size[0] - side) < 1e-9 && abs(item.size[1] - side) < 1e-9)
        }
    }

    @Test func aMillionCellsShowWhatAThousandShow() throws {
        let flick = Input.drag(2, [700, 680, 640, 600])
        let many = try SceneRecording("grid", set: ["itemCount": .integer(1_000_000)], input: flick)
        let few = try SceneRecording("grid", input: flick)
        #expect(many.frames.count == few.frames.count)
        for (a, b) in zip(many.frames, few.frames) {
            #expect(a.view.items.map(\.item) == b.view.items.map(\.item))
            #expect(a.view.contentOffset == b.view.contentOffset)
        }
    }

    @Test func theLastOfAMillionIsAtTheEnd() throws {
        let recording = try SceneRecording(
            "grid", set: ["itemCount": .integer(1_000_000)], input: [#"{"tick":1,"key":"End"}"#])
        let view = recording.last.view
        #expect(view.items.last?.item == 999_999)
        #expect(abs(view.contentOffset[1] - (view.contentSize[1] - 844)) < 1e-6)
    }

    @Test func aFlickDeceleratesNormally() throws {
        // 25 points a tick are 1500 points a second.
        let ys = (0..<12).map { 800 - 25 * Double($0) }
        let recording = try SceneRecording("grid", input: Input.drag(2, ys))
        let release = recording[14].view
        let (x0, v0) = (release.contentOffset[1], 1500.0)
        let c = 1000 * log(0.998)
        #expect(abs(recording.last.view.contentOffset[1] - (x0 - v0 / c)) < 1e-6)
        for step in 1...60 {
            let wanted = x0 + v0 * (exp(c * Double(step) / 60) - 1) / c
            #expect(abs(recording[14 + step].view.contentOffset[1] - wanted) < 1e-6)
        }
    }

    @Test func cellsThatAllFitBounce() throws {
        let recording = try SceneRecording(
            "grid", set: ["itemCount": .integer(3)], input: Input.drag(2, [300, 320, 420]))
        let pull: Double = 0.55 * 100 / 844
        let shown: Double = (1 - 1 / (pull + 1)) * 844
        #expect(abs(recording[4].view.contentOffset[1] + shown) < 1e-6)
        #expect(recording.last.view.contentOffset == [0, 0])
    }

    @Test func aChangeKeepsTheFirstCellInSight() throws {
        let scroll = #"{"tick":1,"wheel":{"x":200,"y":400,"dx":0,"dy":1400}}"#
        let recording = try SceneRecording("grid", input: [scroll, #"{"tick":30,"set":{"columns":5}}"#])
        let (before, after) = (recording[29].view.items[0].item, recording[30].view.items[0].item)
        #expect(after <= before && before < after + 5)
        let fewer = try SceneRecording("grid", input: [scroll, Input.set(30, "itemCount", 9)])
        #expect(fewer.last.view.contentOffset == [0, 0])
        #expect(fewer.last.view.items.count == 9)
    }

    @Test func cellsTooSmallOrTooManyAreRefused() throws {
        func error(_ stage: CGSize, _ columns: Int, _ spacing: Double) -> String? {
            do {
                _ = try SceneSimulation(
                    scene: "grid", stage: stage,
                    parameters: ["columns": .integer(columns), "spacing": .number(spacing)])
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(error(CGSize(width: 200, height: 200), 20, 8)?.contains("cells 2.4 wide") == true)
        #expect(error(CGSize(width: 2000, height: 2000), 90, 0)?.contains("more than 2000 cells") == true)
        #expect(error(CGSize(width: 2000, height: 2000), 40, 0) == nil)
    }

    @Test func noCellsIsAGridToo() throws {
        let recording = try SceneRecording(
            "grid", set: ["itemCount": .integer(0)], input: Input.drag(2, [300, 320, 420]))
        #expect(recording.last.view.items.isEmpty)
        #expect(recording.last.view.contentOffset == [0, 0])
    }
}
