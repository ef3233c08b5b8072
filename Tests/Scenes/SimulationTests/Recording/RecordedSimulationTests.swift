import Foundation
import Demonstrations
import StageModel
import Testing
import TestSupport

@testable import Simulation

/// What is simulated again is the same to the byte.
@MainActor
@Suite struct RecordedSimulationTests {
    struct Session: CustomStringConvertible, Sendable {
        var scene: String
        var seed: UInt64
        var description: String { "\(scene) \(seed)" }
    }

    /// Four of each scene, and two in which a carousel came back into sight, and an item left twice.
    nonisolated static let sessions =
        SceneNames.all.flatMap { scene in
            (21...24 as ClosedRange<UInt64>).map { Session(scene: scene, seed: $0) }
        } + [Session(scene: "feed", seed: 40), Session(scene: "feed", seed: 42)]

    private static let stage = CGSize(width: 390, height: 844)

    private func recorded(_ scene: String, window: Double = 60, capacity: Int = 4 << 20) throws -> RecordedSimulation {
        RecordedSimulation(
            try SceneSimulation(scene: scene, stage: Self.stage), window: window, capacity: capacity)
    }

    /// Two busy times with a rest between them.
    private func script(_ session: Session, _ scene: SceneDescription) -> Script {
        let script = RandomSession(scene, stage: Self.stage, seed: session.seed, ticks: 5...250).script
        return script.merging(
            RandomSession(scene, stage: Self.stage, seed: session.seed + 100, ticks: 650...850).script
        ) { $0 + $1 }
    }

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// Where two lines part.
    private func difference(_ a: Data, _ b: Data) -> String {
        let start = max(zip(a, b).prefix { $0 == $1 }.count - 40, 0)
        return [a, b].map { String(decoding: $0.dropFirst(start).prefix(80), as: UTF8.self) }.joined(separator: " not ")
    }

    private func place(_ simulation: SceneSimulation) throws -> Data {
        try Self.encoder.encode(simulation.record(moving: simulation.needsStep, events: []))
    }

    @Test(arguments: sessions) func anyMomentIsSimulatedAgainToTheBit(_ session: Session) throws {
        let recorded = try recorded(session.scene)
        let script = script(session, recorded.scene)
        var random = SplitMix64(seed: session.seed)
        var places: [UInt32: Data] = [:]
        for tick in 1...1050 as ClosedRange<UInt32> {
            let events = script[tick] ?? []
            // A server is late now and then, and leaves a stage at rest alone.
            guard !events.isEmpty || recorded.needsStep && !tick.isMultiple(of: 17) else { continue }
            recorded.advance(to: tick, with: events)
            places[tick] = try place(recorded.simulation)
        }
        #expect(recorded.recordedTicks == 0...recorded.tick)
        for tick in places.keys.sorted().filter({ _ in Int.random(in: 0..<25, using: &random) == 0 }) {
            let (again, then) = (try place(recorded.simulation(at: tick)), try #require(places[tick]))
            guard again == then else {
                Issue.record("at \(tick): \(difference(again, then))")
                return
            }
        }
    }

    @Test(arguments: sessions) func itsLogReplaysToTheSameBytes(_ session: Session) throws {
        let recorded = try recorded(session.scene)
        let script = script(session, recorded.scene)
        var lines: [UInt32: Data] = [:]
        var shown = recorded.snapshot().nodes
        _ = recorded.simulation.drainReports()
        for tick in 1...1050 as ClosedRange<UInt32> {
            recorded.advance(to: tick, with: script[tick] ?? [])
            let now = recorded.snapshot().nodes
            let moving = recorded.needsStep || now != shown
            shown = now
            let record = recorded.simulation.record(moving: moving, events: recorded.simulation.drainReports())
            lines[tick] = try Self.encoder.encode(record)
        }
        for (from, to) in [(0, 1050), (130, 400), (800, 1040)] as [(UInt32, UInt32)] {
            let text = String(decoding: try recorded.script(from: from, to: to).jsonLines, as: UTF8.self)
            let start = try #require(try InputScript.start(of: text))
            #expect(start.tick <= from)
            let replay = try SceneSimulation(checkpoint: start.checkpoint, tick: start.tick)
            let script = try InputScript(
                text, scene: try SceneCatalogue.scene(named: session.scene), stage: .zero, parameters: [:])
            var tick = start.tick
            var fault: String?
            try HeadlessRun(simulation: replay, script: script, ticks: to - tick, every: 1).run { line in
                defer { tick += 1 }
                guard tick > start.tick else { return }
                guard fault == nil, let then = lines[tick], line.dropLast() != then else { return }
                fault = "\(from) to \(to), at \(tick): \(difference(line, then))"
            }
            #expect(tick == to + 1)
            #expect(fault == nil)
        }
    }

    // MARK: Bounds

    private func tap(_ simulation: RecordedSimulation, at tick: UInt32) {
        for (tick, phase) in [(tick, PointerSample.Phase.down), (tick + 1, .up)] {
            simulation.advance(to: tick, with: [.pointer(PointerSample(pointer: 1, phase: phase, x: 195, y: 700))])
        }
    }

    private func settle(_ simulation: RecordedSimulation) {
        while simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
    }

    @Test func whatIsOlderThanTheWindowIsForgottenOnceTheStageHasRested() throws {
        let recorded = try recorded("stack", window: 10)
        for second in 1...40 as ClosedRange<UInt32> {
            tap(recorded, at: second * 60)
            settle(recorded)
            let oldest = try #require(recorded.recordedTicks).lowerBound
            #expect(oldest <= max(second * 60, 600) - 600, "after \(second) s")
            #expect(oldest + 660 >= min(second * 60, 600), "after \(second) s")
        }
        #expect(try #require(recorded.recordedTicks).lowerBound == 1799)
        #expect(throws: HistoryFault.forgotten(tick: 1700, oldest: 1799)) { try recorded.simulation(at: 1700) }
        #expect(throws: HistoryFault.notYet(tick: 5000, newest: recorded.tick)) { try recorded.simulation(at: 5000) }
        #expect(throws: HistoryFault.reversed(from: 2000, to: 1900)) { try recorded.script(from: 2000, to: 1900) }
    }

    @Test func tooManyEventsAreForgottenUntilTheNextRest() throws {
        // A checkpoint and ten samples.
        let checkpoint = try recorded("stack").checkpoint()
        let recorded = try recorded("stack", capacity: checkpoint.cost + 10 * 96)
        tap(recorded, at: 1)
        settle(recorded)
        func point(_ phase: PointerSample.Phase, _ y: Double) {
            let sample = PointerSample(pointer: 1, phase: phase, x: 195, y: y)
            recorded.advance(to: recorded.tick + 1, with: [.pointer(sample)])
        }
        point(.down, 300)
        let begun = recorded.tick - 1
        for step in 1...9 { point(.move, 300 - Double(step)) }
        #expect(recorded.recordedTicks?.lowerBound == begun)
        point(.move, 290)
        #expect(recorded.recordedTicks == nil)
        #expect(throws: HistoryFault.forgotten(tick: begun, oldest: nil)) { try recorded.simulation(at: begun) }
        point(.up, 290)
        settle(recorded)
        let rested = recorded.tick
        tap(recorded, at: rested + 10)
        #expect(recorded.recordedTicks?.lowerBound == rested + 9)
        #expect(try place(recorded.simulation(at: recorded.tick)) == place(recorded.simulation))
    }

    @Test func aSimulationThatMovesHasAHistoryOnceItHasRested() throws {
        let moving = try SceneSimulation(scene: "stack", stage: Self.stage)
        moving.advance(to: 1, with: [.action("expand")])
        let recorded = RecordedSimulation(moving)
        tap(recorded, at: 3)
        #expect(recorded.recordedTicks == nil)
        settle(recorded)
        let rested = recorded.tick
        tap(recorded, at: rested + 1)
        #expect(recorded.recordedTicks?.lowerBound == rested)
    }

    @Test func whatHasNoEffectIsNotRecorded() throws {
        let recorded = try recorded("monzo")
        recorded.advance(
            to: 1,
            with: [
                .action("explode"), .set(["height": .number(-5)]), .set(["nothing": .flag(true)]),
                .wheel(WheelSample(x: 5, y: .nan, dx: 100, dy: 100)),
                .pointer(PointerSample(pointer: 1, phase: .down, x: .infinity, y: 0)),
            ])
        #expect(!recorded.needsStep)
        #expect(try recorded.script(from: 0, to: 1).entries.isEmpty)
        // The second goes with the first only.
        let stack = try self.recorded("stack")
        stack.advance(
            to: 1,
            with: [
                .set(["expandedHeight": .number(800)]), .set(["collapsedHeight": .number(750)]),
                .set(["expandedHeight": .number(700)]),
            ])
        let text = String(decoding: try stack.script(from: 0, to: 1).jsonLines, as: UTF8.self)
        #expect(text.split(separator: "\n").count == 3)
        #expect(stack.values["collapsedHeight"] == .number(750))
    }
}
