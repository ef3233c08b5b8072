import Demonstrations
import Simulation
import StageModel
import TestSupport
import Testing
import Wire

/// What a moving step takes on the wire, over sessions of fingers that keep the scenes moving.
@MainActor
@Suite struct StepBytesTests {
    /// Bytes of a message with the step alone, the median over a session.
    nonisolated static let budgets = [
        ("monzo", 12), ("stack", 20), ("dashboard", 64), ("album", 48), ("flip", 40), ("feed", 24),
        ("grid", 10), ("messages", 40), ("type", 16),
    ]

    @Test(arguments: budgets)
    func theMedianStepIsWithinItsBudget(scene: String, budget: Int) throws {
        let simulation = try SceneSimulation(scene: scene, stage: .init(width: 390, height: 844), parameters: [:])
        var (encoder, decoder) = (StepEncoder(), FrameDecoder())
        var shown = simulation.snapshot()
        encoder.begin(with: shown)
        try decoder.apply(.snapshot(shown))
        var sizes: [Int] = []
        for tick in 1...600 as ClosedRange<UInt32> {
            let events = SceneMovement.events(scene, tick)
            guard simulation.needsStep || !events.isEmpty else { continue }
            simulation.advance(to: tick, with: events)
            let next = simulation.snapshot()
            guard next.nodes != shown.nodes else { continue }
            shown = next
            let part = encoder.step(to: next)
            try decoder.apply(ServerPart(decoding: part))
            #expect(decoder.stage == next)
            var message = ServerMessageBuilder()
            message.append(part)
            sizes.append(message.bytes.count)
        }
        #expect(sizes.count > 300)
        #expect(sizes.sorted()[sizes.count / 2] <= budget)
    }
}
