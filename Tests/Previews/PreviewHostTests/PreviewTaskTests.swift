import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// Previewed code that goes on by itself: tasks, and threads of its own.
@MainActor
@Suite(.serialized) struct PreviewTaskTests {
    /// Runs `code` once, which has `self`, a layout whose gap is 11 then.
    private func once(_ code: String) -> String { "if gap == 10 { gap = 11\n\(code)\n}" }

    @Test func tasksHaveTheirTurnsInTheSteps() async throws {
        let project = try PreviewProject()
        try project.show(
            gap: 10,
            code: once(
                """
                actor Counter {
                    var value = 0
                    func add(_ other: Int) -> Int { value += other; return value }
                }
                Task { @MainActor in
                    let counter = Counter()
                    async let first = counter.add(4)
                    let sum = await withTaskGroup(of: Int.self) { group in
                        for index in 1...4 { group.addTask { await counter.add(index) } }
                        for await _ in group {}
                        return await counter.add(0)
                    }
                    _ = await first
                    let (stream, continuation) = AsyncStream<Int>.makeStream()
                    Task.detached { for index in 0..<6 { continuation.yield(index) }; continuation.finish() }
                    var values = 0
                    for await value in stream { values += value }
                    let total = await counter.add(values)
                    await MainActor.run { gap = CGFloat(total); invalidateLayout() }
                }
                """))
        let simulation = try await project.open()
        #expect(Array(simulation.cells.prefix(2)) == [50, 161])
        try await project.advance(simulation, to: 1)
        #expect(Array(simulation.cells.prefix(2)) == [50, 179])
        // Another process repeats it.
        project.reload()
        try await project.wait("the repetition") { project.host.editing.build == 2 }
        try await project.settle(simulation)
        #expect(simulation.tick == 1)
        #expect(Array(simulation.cells.prefix(2)) == [50, 179])
    }

    @Test func whatComesFromAnotherThreadWakesAStageAtRest() async throws {
        let project = try PreviewProject()
        try project.show(
            gap: 10,
            code: once(
                """
                Thread.detachNewThread { [unowned self] in
                    Thread.sleep(forTimeInterval: 0.2)
                    DispatchQueue.main.async { self.gap = 30; self.invalidateLayout() }
                }
                """))
        let simulation = try await project.open()
        try await project.wait("the change") {
            if simulation.isSeeking {
                simulation.continueSeeking { true }
            } else if simulation.needsStep {
                simulation.advance(to: simulation.tick + 1)
            }
            return Array(simulation.cells.prefix(2)) == [50, 180]
        }
    }

    @Test func aTaskThatNeverEndsIsEndedAfterTwoSeconds() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, code: once("Task { @MainActor in while gap > 0 { gap += 1; gap -= 1 } }"))
        let simulation = try await project.edited()
        try await project.wait("the end") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            if !simulation.isSeeking, simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
            return simulation.isStopped
        }
        let problem = try #require(simulation.editing.problems.first)
        #expect(problem.message.contains("longer than 2 s"))
        #expect([8, 9, 10].contains(problem.line))
    }
}
