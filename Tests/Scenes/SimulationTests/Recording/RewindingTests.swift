import Foundation
import Demonstrations
import StageModel
import Testing
import TestSupport

@testable import Simulation

/// Another moment is what was shown then, to the byte, and what goes on from it is what a replay of its log does.
@MainActor
@Suite struct RewindingTests {
    private static let stage = CGSize(width: 390, height: 844)
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    private func place(_ simulation: SceneSimulation) throws -> Data {
        try Self.encoder.encode(simulation.record(moving: simulation.needsStep, events: []))
    }

    private func recorded(_ scene: String) throws -> RecordedSimulation {
        RecordedSimulation(try SceneSimulation(scene: scene, stage: Self.stage))
    }

    private func script(_ scene: String, _ seed: UInt64, _ ticks: ClosedRange<UInt32>) throws -> Script {
        RandomSession(try recorded(scene).scene, stage: Self.stage, seed: seed, ticks: ticks).script
    }

    /// Plays `script` to `end`.
    ///
    /// - Returns: what was seen at some moments.
    private func play(
        _ script: Script, on simulation: RecordedSimulation, to end: UInt32, seeing moments: Set<UInt32>? = nil
    ) throws -> [UInt32: Data] {
        var places: [UInt32: Data] = [:]
        for tick in simulation.tick + 1...end {
            simulation.advance(to: tick, with: script[tick] ?? [])
            if moments?.contains(tick) ?? tick.isMultiple(of: 10) { places[tick] = try place(simulation.simulation) }
        }
        return places
    }

    private func find(_ tick: UInt32, in simulation: RecordedSimulation, steps: Int = 100_000) {
        simulation.seek(to: tick)
        for _ in 0..<10_000 where simulation.isSeeking {
            var left = steps
            simulation.continueSeeking {
                left -= 1
                return left > 0
            }
        }
        #expect(!simulation.isSeeking)
    }

    private func replayed(_ script: InputScript, to end: UInt32) throws -> [UInt32: Data] {
        let start = try #require(script.start)
        let simulation = RecordedSimulation(
            try SceneSimulation(checkpoint: start.checkpoint, tick: start.tick))
        let events = Dictionary(grouping: script.entries, by: \.tick).mapValues { $0.map(\.event) }
        return try play(events, on: simulation, to: end)
    }

    @Test(arguments: SceneNames.all) func aMomentIsShownAsItWasHoweverLittleIsDoneAtOnce(_ scene: String) throws {
        let simulation = try recorded(scene)
        let moments = [160, 61, 149, 60] as [UInt32]
        let places = try play(script(scene, 31, 5...130), on: simulation, to: 180, seeing: Set(moments))
        for tick in moments {
            find(tick, in: simulation, steps: tick.isMultiple(of: 2) ? 100_000 : 7)
            #expect(simulation.tick == tick)
            #expect(simulation.stageTicks == 0...180)
            #expect(try place(simulation.simulation) == places[tick], "\(tick)")
        }
    }

    @Test(arguments: ["monzo", "dashboard", "flip"]) func timeThatGoesOnRepeatsWhatHappened(_ scene: String) throws {
        let simulation = try recorded(scene)
        let script = try script(scene, 32, 5...150)
        let places = try play(script, on: simulation, to: 200, seeing: Set(101...200))
        find(100, in: simulation)
        for tick in 101...200 as ClosedRange<UInt32> {
            #expect(simulation.needsStep)
            // Steps that were missed are made up for.
            guard !tick.isMultiple(of: 7) else { continue }
            simulation.advance(to: tick)
            if let then = places[tick] { #expect(try place(simulation.simulation) == then, "\(tick)") }
        }
        // From there on it is as if nobody had looked back.
        let other = try recorded(scene)
        _ = try play(script, on: other, to: 200)
        let more = try self.script(scene, 33, 205...320)
        #expect(try play(more, on: simulation, to: 340) == play(more, on: other, to: 340))
    }

    @Test(arguments: ["stack", "album", "flip"]) func whatComesInTheMiddleIsANewBranch(_ scene: String) throws {
        let simulation = try recorded(scene)
        _ = try play(script(scene, 34, 5...200), on: simulation, to: 260)
        find(120, in: simulation)
        simulation.advance(to: 125)
        let more = try script(scene, 35, 126...260)
        let first = try #require(more.keys.min())
        let places = try play(more, on: simulation, to: 320)
        #expect(simulation.stageTicks.upperBound == 320)
        let again = try replayed(simulation.script(from: 0, to: 320), to: 320)
        for (tick, place) in places where tick >= first { #expect(again[tick] == place, "\(tick)") }
        let moment = first / 10 * 10 + 20
        find(moment, in: simulation)
        #expect(try place(simulation.simulation) == places[moment])
    }

    @Test func pointersThatNobodyHoldsAnyMoreAreLifted() throws {
        let simulation = try recorded("stack")
        func point(_ phase: PointerSample.Phase, _ y: Double) {
            let sample = PointerSample(pointer: 1, phase: phase, x: 195, y: y)
            simulation.advance(to: simulation.tick + 1, with: [.pointer(sample)])
        }
        point(.down, 500)
        for step in 1...30 { point(.move, 500 - Double(step) * 5) }
        // Who holds the card does not hold it in another moment, nor when the newest one is back.
        find(20, in: simulation)
        #expect(simulation.stageTicks.upperBound == 32)
        find(32, in: simulation)
        while simulation.needsStep, simulation.tick < 1000 { simulation.advance(to: simulation.tick + 1) }
        #expect(simulation.tick < 1000)
        // A branch from the middle of the drag begins with nothing held.
        find(20, in: simulation)
        simulation.advance(to: simulation.tick + 1, with: [.key(.escape)])
        while simulation.needsStep, simulation.tick < 1000 { simulation.advance(to: simulation.tick + 1) }
        #expect(simulation.tick < 1000)
        let text = String(decoding: try simulation.script(from: 0, to: simulation.tick).jsonLines, as: UTF8.self)
        #expect(text.split(separator: "\n").last { $0.contains("pointer") }?.contains(#""phase":"cancel""#) == true)
    }

    @Test func whereItIsAlreadyNothingIsToBeFound() throws {
        let simulation = try recorded("stack")
        simulation.advance(to: 5, with: [.pointer(PointerSample(pointer: 1, phase: .down, x: 195, y: 500))])
        simulation.seek(to: 5)
        #expect(!simulation.isSeeking)
        #expect(simulation.stageTicks == 0...5)
    }

    @Test func aMinuteCanBeShownAndMoreBeWritten() throws {
        let simulation = try recorded("monzo")
        for second in stride(from: 1, to: 200, by: 10) {
            simulation.advance(to: UInt32(second * 60), with: [.key(.arrowRight)])
            while simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
        }
        let newest = simulation.tick
        #expect(simulation.stageTicks == newest - 3600...newest)
        #expect(simulation.recordedTicks == 0...newest)
        find(7, in: simulation)
        #expect(simulation.tick == newest - 3600)
    }

    // MARK: What was cut off

    @Test(arguments: ["stack", "album", "flip"]) func whatWasCutOffComesBackToTheByte(_ scene: String) throws {
        let simulation = try recorded(scene)
        let places = try play(script(scene, 34, 5...200), on: simulation, to: 260, seeing: Set(100...260))
        find(120, in: simulation)
        #expect(simulation.cut == nil)
        let branch = try play(script(scene, 35, 121...260), on: simulation, to: 320, seeing: Set(130...320))
        let cut = try #require(simulation.cut)
        #expect(cut.tick >= 120 && cut.newest == 260)
        for (end, seen) in [(260, places), (320, branch), (260, places)] as [(UInt32, [UInt32: Data])] {
            restore(simulation)
            #expect(simulation.tick == cut.tick && simulation.stageTicks.upperBound == end)
            if let then = seen[cut.tick] { #expect(try place(simulation.simulation) == then) }
            while simulation.tick < end {
                simulation.advance(to: simulation.tick + 1)
                if let then = seen[simulation.tick], simulation.tick > 130 {
                    #expect(try place(simulation.simulation) == then, "\(simulation.tick)")
                }
            }
        }
        // A replay of the log goes that way, too.
        let again = try replayed(simulation.script(from: 0, to: 260), to: 260)
        #expect(again[250] == places[250])
    }

    @Test func whatIsActedOnInTheMeantimeDoesNotLoseWhatWasCutOff() throws {
        let simulation = try recorded("grid")
        _ = try play(script("grid", 34, 5...100), on: simulation, to: 200)
        find(50, in: simulation)
        _ = try play([51: [.key(.end)]], on: simulation, to: 90)
        find(70, in: simulation)
        // What comes in the step before cuts off something else.
        restore(simulation, after: [.key(.home)])
        #expect(simulation.tick == 50 && simulation.stageTicks.upperBound == 200)
    }

    @Test func whatIsTooLongAgoOrForgottenIsNotGivenBack() throws {
        for forgets in [true, false] {
            let simulation = try recorded("grid")
            _ = try play(script("grid", 34, 5...100), on: simulation, to: 200)
            find(50, in: simulation)
            _ = try play([51: [.key(.end)]], on: simulation, to: 90)
            #expect(simulation.cut?.newest == 200)
            let size = simulation.historySize
            if forgets { simulation.forgetHistory() } else { simulation.advance(to: 51 + 3601) }
            #expect(simulation.cut == nil)
            if forgets { #expect(simulation.historySize < size) }
            simulation.restoreCut()
            #expect(!simulation.isSeeking && simulation.tick == (forgets ? 90 : 51 + 3601))
        }
    }

    private func restore(_ simulation: RecordedSimulation, after events: [InputEvent] = []) {
        simulation.restoreCut(after: events)
        for _ in 0..<10_000 where simulation.isSeeking {
            var left = 7
            simulation.continueSeeking {
                left -= 1
                return left > 0
            }
        }
        #expect(!simulation.isSeeking)
    }

    // MARK: Logs

    @Test(arguments: ["monzo", "flip"]) func aLogIsAHistory(_ scene: String) throws {
        let original = try recorded(scene)
        let moments = [221, 40, 500] as [UInt32]
        let places = try play(script(scene, 36, 5...200), on: original, to: 500, seeing: Set(moments))
        let log = try original.script(from: 0, to: 500)
        let start = try #require(log.start)
        let simulation = RecordedSimulation(
            log, from: try SceneSimulation(checkpoint: start.checkpoint, tick: start.tick), to: 500)
        #expect(simulation.stageTicks == 0...500)
        for tick in moments {
            find(tick, in: simulation)
            #expect(try place(simulation.simulation) == places[tick], "\(tick)")
        }
        #expect(try simulation.script(from: 0, to: 500) == log)
    }

    @Test func aLogThatEndsWithAFingerDownLetsGo() throws {
        let script = InputScript(entries: [
            .init(tick: 1, event: .pointer(PointerSample(pointer: 1, phase: .down, x: 195, y: 500))),
            .init(tick: 30, event: .pointer(PointerSample(pointer: 1, phase: .move, x: 195, y: 400))),
        ])
        let simulation = RecordedSimulation(script, from: try SceneSimulation(scene: "stack", stage: Self.stage))
        #expect(simulation.stageTicks == 0...30)
        while simulation.needsStep, simulation.tick < 1000 { simulation.advance(to: simulation.tick + 1) }
        #expect(simulation.tick < 1000)
    }

    @Test(arguments: [0, 100] as [UInt32]) func whatALogHasAtItsBeginningActsInTheFirstStep(tick: UInt32) throws {
        func end(at ticks: UInt32...) throws -> Data {
            let start = InputScript.Start(
                checkpoint: try SceneSimulation(scene: "grid", stage: Self.stage).checkpoint(), tick: tick)
            let script = InputScript(entries: ticks.map { .init(tick: $0, event: .key(.end)) })
            let simulation = RecordedSimulation(
                script, from: try SceneSimulation(checkpoint: start.checkpoint, tick: tick), to: tick + 20)
            find(tick + 20, in: simulation)
            return try place(simulation.simulation)
        }
        #expect(try end(at: tick, tick + 2) == end(at: tick + 1, tick + 2))
        #expect(try end(at: tick) == end(at: tick + 1))
    }

    @Test func aLogInWhichNothingHappensIsABeginning() throws {
        let simulation = RecordedSimulation(InputScript(), from: try SceneSimulation(scene: "grid", stage: Self.stage))
        #expect(simulation.stageTicks == 0...0)
        #expect(!simulation.needsStep)
    }
}
