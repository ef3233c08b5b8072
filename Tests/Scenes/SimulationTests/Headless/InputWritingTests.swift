import Foundation
import Demonstrations
import StageModel
import Testing

@testable import Simulation

@MainActor
@Suite struct InputWritingTests {
    private func read(_ text: Data, _ scene: String = "stack") throws -> InputScript {
        try InputScript(
            String(decoding: text, as: UTF8.self), scene: SceneCatalogue.scene(named: scene),
            stage: CGSize(width: 390, height: 844), parameters: [:])
    }

    @Test func whatIsWrittenIsRead() throws {
        let events: [InputEvent] = [
            .pointer(PointerSample(pointer: 1, phase: .down, x: 0.1, y: -65_536, time: 0.016)),
            .pointer(PointerSample(pointer: 1, phase: .move, x: 1.0 / 3, y: 1e-300)),
            .pointer(PointerSample(pointer: 2, phase: .cancel, x: 0, y: 0)),
            .wheel(WheelSample(x: 1, y: 2, dx: 0.7, dy: -3)),
            .action("expand"), .key(.pageDown), .text(TypedText("Zoë \"B\"", isEntered: false)!),
            .text(TypedText("", isEntered: true)!), .set(["cardOffset": .number(0.3), "itemCount": .number(4)]),
        ]
        let entries = events.enumerated().map { InputScript.Entry(tick: UInt32($0.offset / 2), event: $0.element) }
        let script = InputScript(entries: entries)
        #expect(try read(script.jsonLines) == script)
        #expect(try read(InputScript().jsonLines) == InputScript())
    }

    @Test func pointersAreNumberedAnew() throws {
        let entries = [UInt64.max, 7, UInt64.max].map {
            InputScript.Entry(
                tick: 1, event: .pointer(PointerSample(pointer: $0, phase: .down, x: 0, y: 0)))
        }
        let numbers = try read(InputScript(entries: entries).jsonLines).entries.map { entry in
            if case .pointer(let sample) = entry.event { sample.pointer } else { UInt64(0) }
        }
        #expect(numbers == [1, 2, 1])
    }

    @Test func aRecordableTimeIsReadToTheBit() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<100_000 {
            let time = Double.random(in: 0...1, using: &random) * pow(10, Double.random(in: -3...7, using: &random))
            let event = InputEvent.pointer(PointerSample(pointer: 1, phase: .move, x: 1, y: 1, time: time))
            guard case .pointer(let sample)? = event.recordable, let kept = sample.time else {
                Issue.record("\(time)")
                return
            }
            guard PointerSample.milliseconds(kept) / 1000 == kept, abs(kept - time) <= 2 * time.ulp else {
                Issue.record("\(time) became \(kept)")
                return
            }
        }
    }

    @Test func theFirstLineMaySayWhereItBegins() throws {
        let simulation = try SceneSimulation(scene: "stack", stageWidth: 400, stageHeight: 900)
        simulation.advance(to: 1, with: [.action("expand")])
        for tick in 2...30 as ClosedRange<UInt32> { simulation.advance(to: tick) }
        let script = InputScript(
            start: InputScript.Start(checkpoint: simulation.checkpoint(), tick: 30),
            entries: [InputScript.Entry(tick: 30, event: .set(["expandedHeight": .number(890)]))])
        let again = try read(script.jsonLines)
        #expect(again.entries == script.entries && again.start?.tick == 30)
        let start = try #require(again.start)
        #expect(try SceneSimulation(checkpoint: start.checkpoint).checkpoint() == simulation.checkpoint())
    }

    private nonisolated static let start =
        #"{"restore":{"scene":"stack","stageWidth":390,"stageHeight":844,"parameters":{},"restoration":{}},"tick":30}"#

    @Test(arguments: [
        ("\n{\"restore\":{}}", 2, "'restore' is no checkpoint; it needs scene, stageWidth"),
        (start.replacingOccurrences(of: "30", with: "-1"), 1, "'tick' is -1; allowed: whole numbers from 0"),
        (start.replacingOccurrences(of: "tick", with: "tock"), 1, "unknown field 'tock'; fields: restore, tick"),
        (start.replacingOccurrences(of: "stack", with: "flip"), 1, "this is a log of 'flip', not of 'stack'"),
        (start + "\n" + start, 2, "'restore' belongs in the first line"),
        (start + "\n{\"tick\":29,\"action\":\"expand\"}", 2, "tick 29 is before the log's start, 30"),
    ]) func aBadStartIsNamed(_ text: String, _ line: Int, _ problem: String) throws {
        let fault = try #require(throws: InputScript.Fault.self) { try read(Data(text.utf8)) }
        #expect(fault.line == line && fault.problem.contains(problem), "\(fault)")
    }
}
