import Foundation
import StageModel
import TestClient
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// 500 real connections to one room that moves at 60 Hz: 50 read nothing, 50 send nonsense, and nobody else notices.
@Suite struct CrowdTests {
    private let place = FixedPair(77, 88)

    @Test(.timeLimit(.minutes(5)))
    func nobodyIsAffectedByThoseWhoStallOrSendNonsense() async throws {
        let live = try await LiveServer { $0.limits.connectionsPerAddress = 600 }
        let mover = try LiveViewer(live.port)
        try mover.next()
        let stalled = try (0..<50).map { _ in
            try TestWebSocket(port: live.port, path: "/rooms/one", receiveBuffer: 4096)
        }
        let crowd = Crowd(
            live.port, count: 400, isDone: { [place] in $0.nodes[0].position == place })
        try eventually("all have joined") { crowd.joined == 400 }
        try mover.press(.home)
        // Two seconds of motion, in which those who send nonsense come and are sent away.
        let start = try #require(await live.stage("one")?.tick)
        for turn in 0..<50 {
            let hostile = try TestWebSocket(port: live.port, path: "/rooms/one")
            try hostile.send(turn.isMultiple(of: 2) ? [0x7F] : [0x10, 1, 16], turn.isMultiple(of: 3) ? .text : .binary)
            #expect([1002, 1007].contains(try hostile.closure().code))
        }
        try await eventually(
            "it has moved for long", asking: { try #require(await live.stage("one")?.tick) > start + 120 })
        try mover.press(.end)
        try mover.point(.down, 77, 88)
        let outcomes = try crowd.outcomes()
        // Each frame was the change of what its viewer had, or applying it would have failed.
        #expect(outcomes.compactMap(\.fault) == [])
        #expect(outcomes.count == 400)
        #expect(outcomes.allSatisfy { $0.frames > 30 })
        for socket in stalled { try wakes(socket) }
    }

    /// A viewer that slept is shown what is, once it has acknowledged what was on the way when it fell asleep.
    private func wakes(_ socket: TestWebSocket) throws {
        let viewer = LiveViewer(socket)
        var frames = 0
        while viewer.stage?.nodes[0].position != place {
            try viewer.next()
            try viewer.acknowledge()
            frames += 1
            #expect(frames <= WireFormat.acknowledgementWindow + 2)
        }
    }
}
