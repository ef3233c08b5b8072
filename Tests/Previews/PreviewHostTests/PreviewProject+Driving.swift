import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// What a room and its viewers do.
extension PreviewProject {
    /// Goes on as a room does, by 60 steps a second of its own time.
    func advance(
        _ simulation: any RewindableSimulation, to tick: UInt32, with event: InputEvent? = nil
    ) async throws {
        var events = [event].compactMap(\.self)
        try await wait("tick \(tick)") {
            if simulation.isSeeking {
                simulation.continueSeeking { true }
            } else if simulation.tick < tick {
                simulation.advance(to: simulation.tick + 1, with: events)
                events = []
            }
            return simulation.tick >= tick && !simulation.isSeeking || simulation.isStopped
        }
        try #require(simulation.tick >= tick)
    }

    func open(_ name: String = "cards") async throws -> any RewindableSimulation {
        try await wait("loading") { host.scenes.map(\.name) == ["cards", "twin"] }
        let simulation = try host.makeSimulation(name)
        try await settle(simulation)
        return simulation
    }

    func edited(_ name: String = "cards") async throws -> any EditedSimulation {
        let simulation = try await open(name)
        return try #require(simulation as? any EditedSimulation)
    }

    func settle(_ simulation: any RewindableSimulation) async throws {
        try await wait("opening") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !simulation.isSeeking
        }
    }

    /// Drags 200 points up, and holds.
    func drag(_ simulation: any RewindableSimulation) async throws {
        try await advance(simulation, to: 10, with: .pointer(.down, 600))
        for step in 1...20 {
            try await advance(simulation, to: 10 + UInt32(step), with: .pointer(.move, 600 - Double(step) * 10))
        }
    }

    /// Drags up, until that has ended the stage's code.
    func dragUntilItStops(_ simulation: any RewindableSimulation) async throws {
        var events: [InputEvent] = [.pointer(.down, 600)]
        var moves = 0
        try await wait("the end") {
            if simulation.isSeeking {
                simulation.continueSeeking { true }
            } else {
                if moves < 20 {
                    moves += 1
                    events.append(.pointer(.move, 600 - Double(moves) * 10))
                }
                // What is given while a step is awaited waits for the next one.
                simulation.advance(to: simulation.tick + 1, with: events)
                events = []
            }
            return simulation.isStopped
        }
    }
}

extension InputEvent {
    static func pointer(_ phase: PointerSample.Phase, _ y: Double) -> InputEvent {
        .pointer(PointerSample(pointer: 1, phase: phase, x: 200, y: y))
    }
}

extension RewindableSimulation {
    /// The y of the content offset.
    @MainActor var offset: Double { snapshot().nodes.map(\.boundsOrigin.y.points).max() ?? 0 }

    /// What is said of the end of its code; nil while that runs.
    @MainActor var message: String? { (self as? any EditedSimulation)?.editing.problems.first?.message }

    @MainActor var isStopped: Bool { (self as? any EditedSimulation)?.editing.phase == .stopped }
}
