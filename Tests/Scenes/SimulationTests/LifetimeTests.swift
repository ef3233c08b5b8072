import Foundation
import QuartzCore
import StageModel
import Testing
import TestSupport
import UIKit

import Demonstrations
@testable import Simulation

/// What is not used any more is let go of: a server runs for months, and each seek makes a simulation.
@MainActor
@Suite struct LifetimeTests {
    private let stage = CGSize(width: 390, height: 844)

    @Test(arguments: SceneNames.all)
    func seeksLeaveTwoSimulations(scene: String) throws {
        let room = RecordedSimulation(try SceneSimulation(scene: scene, stage: stage))
        play(room, ticks: 1...100)
        settle(room)
        let end = room.tick
        let witnesses = Witnesses()
        for turn in 0..<40 {
            // Back past the last rest, and on: each makes a simulation.
            room.seek(to: turn.isMultiple(of: 2) ? UInt32(turn % 7) : end)
            while room.isSeeking { room.continueSeeking { true } }
            witnesses.watch(room.simulation.window)
        }
        #expect(witnesses.livingWindows <= 2)
    }

    /// At whatever moment it is, and whatever it is doing then.
    @Test(arguments: SceneNames.all)
    func aSimulationThatNobodyHasIsGone(scene: String) throws {
        let witnesses = Witnesses()
        for ticks in stride(from: UInt32(1), to: 120, by: 17) {
            let room = RecordedSimulation(try SceneSimulation(scene: scene, stage: stage))
            play(room, ticks: 1...ticks)
            witnesses.watch(room.simulation.window)
        }
        #expect(witnesses.living == 0)
    }

    @Test(arguments: SceneNames.all)
    func reloadsLeaveNoViewsBehind(scene: String) throws {
        let simulation = try SceneSimulation(scene: scene, stage: stage)
        let parameters = simulation.scene.parameters.filter {
            switch $0.kind {
            case .number, .integer: true
            default: false
            }
        }
        let witnesses = Witnesses()
        var most = 0
        for turn in 0..<100 {
            let parameter = parameters[turn % parameters.count]
            guard case .number(let value) = parameter.defaultValue.asNumber else { continue }
            let other = turn / parameters.count % 2 == 0 ? (value * 1.02).rounded(.up) : value
            let isInteger = if case .integer = parameter.kind { true } else { false }
            let change: StageValue = isInteger ? .integer(Int(other)) : .number(other)
            simulation.advance(to: simulation.tick + 1, with: [.set([parameter.name: change])])
            most = max(most, simulation.window.layer.tree)
            if turn >= 80 { witnesses.watch(simulation.window) }
        }
        // Those on the stage, and as many that wait to be used again.
        #expect(witnesses.living <= 2 * most)
    }

    private func play(_ room: RecordedSimulation, ticks: ClosedRange<UInt32>) {
        let session = RandomSession(room.scene, stage: stage, seed: 7, ticks: 1...100)
        for tick in ticks {
            room.advance(to: tick, with: session.script[tick] ?? [])
        }
    }

    private func settle(_ room: RecordedSimulation) {
        for _ in 0..<3600 where room.needsStep { room.advance(to: room.tick + 1) }
    }
}

/// Views that may have gone.
@MainActor
private final class Witnesses {
    private struct Witness {
        weak var view: UIView?
    }

    private var views: [Witness] = []

    /// Watches a window and all views in it.
    func watch(_ view: UIView) {
        views.append(Witness(view: view))
        for view in view.subviews { watch(view) }
    }

    /// How many of the watched views there still are.
    var living: Int { Set(views.compactMap(\.view).map(ObjectIdentifier.init)).count }
    var livingWindows: Int { Set(views.compactMap { $0.view as? UIWindow }.map(ObjectIdentifier.init)).count }
}

extension StageValue {
    fileprivate var asNumber: StageValue {
        if case .integer(let value) = self { .number(Double(value)) } else { self }
    }
}

extension CALayer {
    /// How many layers there are from this one on.
    fileprivate var tree: Int { 1 + (sublayers ?? []).reduce(0) { $0 + $1.tree } }
}
