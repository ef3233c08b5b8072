import Foundation
import Glibc
import Simulation
import StageModel
import SystemCallCount
import TestClient
import Testing

@testable import PreviewHost

/// Previewed code that wants more than its share, or to stay.
@MainActor
@Suite(.serialized) struct HostileSessionTests {
    /// Shows code, and opens a room with it.
    private func open(
        _ code: String, keptApartBy keeper: Keeper = .bubblewrap
    ) async throws -> (PreviewProject, any RewindableSimulation) {
        let project = try PreviewProject(keptApartBy: keeper)
        try project.show(gap: 10, code: code)
        try await project.wait("loading") { !project.host.scenes.isEmpty }
        return (project, try project.host.makeSimulation("cards"))
    }

    /// Waits until the code has been ended, and returns why.
    private func end(_ project: PreviewProject, _ simulation: any RewindableSimulation) async throws -> String {
        try await project.wait("the end") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return simulation.isStopped
        }
        return try #require(simulation.message)
    }

    /// The processes that have a word among their arguments.
    private func processes(naming word: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.filter { Int32($0) != nil && ProcessFile.text("/proc/\($0)/cmdline").contains(word) }
    }

    /// What keeps code apart lets it start none: see SandboxTests.
    @Test func whatItStartedEndsWithIt() async throws {
        let seconds = "\(Int.random(in: 10_000_000...99_999_999))"
        let code = "if gap == 10 {\n\(HostileCode.starting(seconds))\ngap = status == 0 ? 11 : 12\n}"
        let (project, simulation) = try await open(code, keptApartBy: .nobody)
        try await project.wait("the process") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !processes(naming: seconds).isEmpty
        }
        project.host.stop()
        try await project.wait("its end") { processes(naming: seconds).isEmpty }
    }

    @Test func whatItLeavesBehindEndsWithIt() async throws {
        let seconds = "\(Int.random(in: 10_000_000...99_999_999))"
        let (project, simulation) = try await open("\(HostileCode.starting(seconds))\nexit(1)", keptApartBy: .nobody)
        _ = try await end(project, simulation)
        try await project.wait("its end") { processes(naming: seconds).isEmpty }
    }

    @Test func manyProcessesAreEnded() async throws {
        let seconds = "\(Int.random(in: 10_000_000...99_999_999))"
        let (project, simulation) = try await open(HostileCode.multiplying(seconds), keptApartBy: .nobody)
        var most = 0
        try await project.wait("the end") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            most = max(most, processes(naming: seconds).count)
            return simulation.isStopped
        }
        // As many as can be started between two looks.
        #expect(most < 5000)
        try await project.wait("their end") { processes(naming: seconds).isEmpty }
    }

    /// That it is busy, that a room needs a step, and that a signal ends it: what nobody asks for.
    @Test(arguments: [[1, 0, 0, 0, 3], [5, 0, 0, 0, 7, 1, 0, 0, 0], [3, 0, 0, 0, 8, 14, 0]] as [[UInt8]])
    func sayingSomethingWithoutEndDoesNotKeepItAlive(message: [UInt8]) async throws {
        let (project, simulation) = try await open(HostileCode.flooding(message))
        #expect(try await end(project, simulation).contains("longer than 2 s"))
    }

    @Test func answersThatNobodyAskedForEndIt() async throws {
        // That room 200 is closed.
        let (project, simulation) = try await open(HostileCode.flooding([5, 0, 0, 0, 6, 200, 0, 0, 0]))
        #expect(try await end(project, simulation).contains("it answered what nobody had asked"))
    }

    @Test func aMessageWithoutEndEndsIt() async throws {
        let (project, simulation) = try await open(HostileCode.flooding([255, 255, 255, 127]))
        #expect(try await end(project, simulation).contains("format of its messages"))
    }

    @Test func memoryThatCantBeIsTheEnd() async throws {
        let (project, simulation) = try await open(HostileCode.claiming)
        #expect(try await end(project, simulation).contains("format of its messages"))
    }

    /// Whatever it says first, by accident, the server comes to an end with it, and shows the next save.
    @Test func whateverIsWrittenToSharedMemoryIsTheEndOfItAlone() async throws {
        let (project, simulation) = try await open(HostileCode.scribbling)
        _ = try await end(project, simulation)
        try project.show(gap: 10, code: "")
        try await project.wait("the next save") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !simulation.isStopped && !simulation.isSeeking && !simulation.cells.isEmpty
        }
    }

    @Test func whatIsReleasedWithoutEndIsEnded() async throws {
        let code = """
            final class Endless: UIView { deinit { while getpid() > 0 {} } }
            if !collectionView!.subviews.contains(where: { $0 is Endless }) { collectionView!.addSubview(Endless()) }
            """
        let project = try PreviewProject()
        try project.show(gap: 10, code: code)
        try await project.wait("loading") { !project.host.scenes.isEmpty }
        var simulation: (any RewindableSimulation)? = try project.host.makeSimulation("cards")
        try await project.wait("opening") {
            if simulation?.isSeeking == true { simulation?.continueSeeking { true } }
            return simulation?.isSeeking == false
        }
        simulation = nil
        // Another process runs who comes then.
        let next = try project.host.makeSimulation("cards")
        try await project.wait("the other process") {
            if next.isSeeking { next.continueSeeking { true } }
            return !next.isSeeking && !next.cells.isEmpty
        }
    }

    @Test func whatComputesWithoutBeingAskedIsEnded() async throws {
        let (project, simulation) = try await open("if gap == 10 { gap = 11; \(HostileCode.computing) }")
        #expect(try await end(project, simulation).contains("unasked"))
    }

    @Test func nobodyWaitsForAStep() async throws {
        let (project, simulation) = try await open("")
        try await project.wait("opening") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !simulation.isSeeking
        }
        _ = simulation.snapshot()
        let tick = simulation.tick
        simulation.advance(to: tick + 1, with: [.key(.end)])
        // However soon the answer is there, it is taken by the main queue.
        #expect(simulation.isAwaitingStep)
        #expect(simulation.tick == tick)
        try await project.wait("the step") { !simulation.isAwaitingStep }
        #expect(simulation.hasNewStep)
        #expect(simulation.tick == tick + 1)
        _ = simulation.snapshot()
        #expect(!simulation.hasNewStep)
    }

    /// The process is told of a step, and woken, by one system call; what it answers is no work of the main thread.
    @Test(.enabled(if: counts_system_calls()))
    func aStepTakesOneSystemCallOfTheMainThread() async throws {
        let (project, simulation) = try await open("")
        try await project.settle(simulation)
        var asked = 0
        for step in 0..<20 {
            let tick = simulation.tick + 1
            let before = thread_system_call_count()
            simulation.advance(to: tick, with: [.pointer(step == 0 ? .down : .move, 600 - Double(step) * 10)])
            let after = thread_system_call_count()
            #expect(after.futex - before.futex <= 1)
            #expect(after.send == before.send)
            #expect(after.receive == before.receive)
            #expect(after.wait == before.wait)
            if simulation.isAwaitingStep { asked += 1 }
            try await project.wait("the step") { !simulation.isAwaitingStep }
            #expect(simulation.tick == tick)
        }
        #expect(asked == 20)
    }

    @Test func nobodyWaitsForAProcessThatTakesNothingIn() async throws {
        let (project, simulation) = try await open("while gap >= 0 { usleep(1000) }")
        // More than any socket holds.
        let event = InputEvent.set(["gap": .number(1)])
        let log = InputScript(start: nil, entries: (0..<100_000).map { .init(tick: $0 + 1, event: event) })
        let others = try (0..<3).map { _ in try project.host.makeSimulation("cards", log: log) }
        #expect(project.host.editing.phase == .running)
        _ = try await end(project, simulation)
        withExtendedLifetime(others) {}
    }
}
