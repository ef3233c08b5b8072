import Foundation
import QuartzCore
import StageModel
import Testing
import TestSupport
import Wire

import Demonstrations
@testable import Simulation

/// Two hours of a room's time: every four minutes several people do whatever they like, then leave it alone.
@MainActor
@Suite struct SoakTests {
    private static let hours: UInt32 = 2
    private static let interval: UInt32 = 4 * 60 * 60
    private let stage = CGSize(width: 390, height: 844)

    @Test(arguments: SceneNames.all)
    func twoHoursLeaveNothingBehind(scene: String) throws {
        let room = RecordedSimulation(try SceneSimulation(scene: scene, stage: stage))
        let defaults = Dictionary(uniqueKeysWithValues: room.scene.parameters.map { ($0.name, $0.defaultValue) })
        try atRest(room)
        for turn in 1...Self.hours * 3600 * 60 / Self.interval {
            let start = turn * Self.interval
            let session = RandomSession(room.scene, stage: stage, seed: UInt64(turn), ticks: start...start + 200)
            for tick in start...start + 200 {
                let events = session.script[tick] ?? []
                if room.needsStep || !events.isEmpty { room.advance(to: tick, with: events) }
                if tick.isMultiple(of: 50) { try check(room) }
            }
            room.advance(to: room.tick + 1, with: [.set(defaults)])
            try atRest(room)
            // As many layers as on a stage that was never anywhere else; how many that is depends on where it stands.
            let fresh = try SceneSimulation(checkpoint: room.checkpoint(), tick: room.tick)
            #expect(room.simulation.window.layer.count == fresh.window.layer.count, "turn \(turn)")
            // An hour is remembered, and what led from the rest before it to its beginning.
            let recorded = try #require(room.recordedTicks)
            #expect(recorded.count <= 60 * 60 * 60 + 2 * Self.interval)
            #expect(try room.log(from: recorded.lowerBound, to: recorded.upperBound)().count < 2_000_000)
        }
        #expect(room.tick >= Self.hours * 3600 * 60)
    }

    /// Comes to rest, and stays exactly as it is for as long as nobody touches it.
    private func atRest(_ room: RecordedSimulation) throws {
        var steps = 0
        while room.needsStep {
            steps += 1
            try #require(steps < 1800, "it moves for more than half a minute")
            room.advance(to: room.tick + 1)
        }
        let rest = room.snapshot()
        room.advance(to: room.tick + 1000)
        #expect(room.snapshot().nodes == rest.nodes)
        #expect(!room.needsStep)
        try check(room)
    }

    /// A decoder takes only what is finite and in its range.
    private func check(_ room: RecordedSimulation) throws {
        var encoder = FrameEncoder()
        let snapshot = room.snapshot()
        #expect(try ServerPart(decoding: encoder.snapshot(snapshot)) == .snapshot(snapshot))
    }
}

extension CALayer {
    /// Of it and all below it.
    fileprivate var count: Int { 1 + (sublayers ?? []).reduce(0) { $0 + $1.count } }
}
