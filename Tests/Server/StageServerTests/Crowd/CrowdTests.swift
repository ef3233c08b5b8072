import Foundation
import StageModel
import TestClient
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// 500 real connections to one room that moves at 60 Hz: 50 read nothing, 50 send malformed messages for as long as it
/// moves, and nobody else notices.
@Suite struct CrowdTests {
    private let place = FixedPair(77, 88)

    @Test(.timeLimit(.minutes(5)))
    func nobodyIsAffectedByThoseWhoStallOrSendMalformedMessages() async throws {
        let live = try await LiveServer { $0.limits.connectionsPerAddress = 800 }
        let mover = try LiveViewer(live.port)
        try mover.next()
        let stalled = try (0..<50).map { _ in
            try TestWebSocket(port: live.port, path: "/rooms/one", receiveBuffer: 4096)
        }
        let crowd = Crowd(
            live.port, count: 400, isDone: { [place] in $0.nodes[0].position == place })
        let mob = Mob(live.port, count: 50, frames: try MalformedFrame.all())
        try crowd.waitUntilJoined()
        try mob.waitUntilJoined()
        try mover.press(.home)
        mob.act()
        try crowd.waitUntilMoved()
        let turnedAway = try mob.outcomes()
        #expect(turnedAway.compactMap(\.fault) == [])
        #expect(turnedAway.allSatisfy { $0.closures > 0 })
        try mover.press(.end)
        try mover.point(.down, 77, 88)
        // Each frame was the change of what its viewer had, or applying it would have failed.
        #expect(try crowd.faults() == [])
        for socket in stalled { try wakes(socket) }
    }

    /// A viewer that slept is shown what is, once it has acknowledged what was on the way when it fell asleep.
    private func wakes(_ socket: TestWebSocket) throws {
        let viewer = LiveViewer(socket)
        while viewer.stage?.nodes[0].position != place {
            try viewer.next()
            try viewer.acknowledge()
            try #require(viewer.frameMessages <= WireFormat.acknowledgementWindow + 2)
        }
    }
}
