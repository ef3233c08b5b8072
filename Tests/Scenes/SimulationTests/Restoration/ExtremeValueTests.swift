import Foundation
import Demonstrations
import StageModel
import Testing
import TestSupport

@testable import Simulation

/// Numbers at the ends of what a log's line can hold: each is refused or brought in, and a stage with it goes on.
@MainActor
@Suite struct ExtremeValueTests {
    private static let values: [StageValue] =
        [0, 1e15, 9.3e18, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude].flatMap {
            [.number($0), .number(-$0)]
        } + [.integer(.max), .integer(.min), .list([.list([.integer(.max), .integer(.max)])])]

    private func play(_ simulation: SceneSimulation) {
        for tick in 1...12 as ClosedRange<UInt32> {
            let phase: PointerSample.Phase = tick == 1 ? .down : tick == 6 ? .up : .move
            let far = tick.isMultiple(of: 2) ? 65_536.0 : -65_536
            var events = [InputEvent.wheel(WheelSample(x: 200, y: 400, dx: far, dy: far))]
            if tick <= 6 {
                let (x, y) = tick == 1 ? (200, 400) : (far, -far)
                let sample = PointerSample(pointer: 1, phase: phase, x: x, y: y, time: Double(tick) * 1e-9)
                events.insert(.pointer(sample), at: 0)
            }
            simulation.advance(to: simulation.tick + 1, with: events)
        }
        _ = simulation.snapshot()
        _ = simulation.scrolls
        _ = simulation.record(moving: true, events: [])
        _ = simulation.checkpoint()
    }

    @Test(arguments: SceneNames.all)
    func noRestorationEndsTheProcess(_ scene: String) throws {
        for name in try SceneCatalogue.scene(named: scene).restorationNames {
            for value in Self.values {
                let checkpoint = StageCheckpoint(
                    scene: scene, stageWidth: 390, stageHeight: 844, restoration: [name: value])
                if let simulation = try? SceneSimulation(checkpoint: checkpoint) { play(simulation) }
            }
        }
    }

    @Test(arguments: SceneNames.all)
    func noParameterEndsTheProcess(_ scene: String) throws {
        let stage = CGSize(width: 200, height: 2000)
        for parameter in SceneSimulation.scenes(stage: stage).first(where: { $0.name == scene })?.parameters ?? [] {
            let bounds: [StageValue] =
                switch parameter.kind {
                case .number(let range): [.number(range.lowerBound), .number(range.upperBound)]
                case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
                default: []
                }
            for value in bounds + Self.values {
                guard
                    let simulation = try? SceneSimulation(
                        scene: scene, stage: stage, parameters: [parameter.name: value])
                else { continue }
                play(simulation)
            }
        }
    }

    @Test func aLayersPlaceBeyondAllNumbersIsRecorded() {
        #expect(Int(clamping: CGFloat(Int.max)) == .max)
        #expect(Int(clamping: -.infinity) == .min)
        #expect(Int(clamping: .nan) == 0)
        #expect(Int(clamping: -2.5) == -2)
    }
}
