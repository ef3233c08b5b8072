import Foundation
import StageModel
import TestClient
import TestNATS
import Testing
import Wire

@testable import StageServer

/// Nodes without a line to NATS, and what they say of it.
@Suite(.serialized, .timeLimit(.minutes(2))) struct InterruptionTests {
    @Test func aServerWithoutNATSSaysSoAndGoesOnByItselfWhenItIsBack() async throws {
        let nats = try NATSServer()
        let node = try await LiveNode(nats)
        let viewer = try joined(node)
        let session = await node.server.session
        nats.suspend()
        try viewer.until { $0.interruption?.reason != nil }
        try eventually("the lease's end") {
            let health = try TestHTTP("/healthz", port: node.port)
            return health.status == 503 && String(decoding: health.body, as: UTF8.self).contains("stand still")
        }
        try eventually("it is counted") { try node.figure("zoetrope_cluster_rooms_standing_still") == 1 }
        // Pages are served all the same, with the notice; what needs the rooms is refused at once.
        for path in ["/livez", "/readyz", "/"] { #expect(try TestHTTP(path, port: node.port).status == 200) }
        for answer in [try node.post("/rooms?scene=grid"), try TestHTTP("/rooms/grid/log", port: node.port)] {
            #expect(answer.status == 503 && String(decoding: answer.body, as: UTF8.self).contains("NATS"))
        }
        var recoveries = Recoveries(of: "NATS is gone, and back")
        nats.resume()
        try viewer.until { $0.interruption?.reason == nil }
        try eventually("health") {
            let health = try TestHTTP("/healthz", port: node.port)
            return health.status == 200 && String(decoding: health.body, as: UTF8.self) == "ok\n"
        }
        recoveries.end()
        recoveries.report()
        let finger = try MovingFinger(viewer, isUpward: true)
        for _ in 0..<10 { try finger.move() }
        #expect(finger.offsets.count > 1)
        try eventually("it is counted") {
            try node.figure("zoetrope_cluster_rooms_standing_still") == 0
        }
        // Nobody had ended the session.
        #expect(await node.server.session == session)
        #expect(try node.figure("zoetrope_cluster_takeovers_total") == 0)
    }

    @Test func whoComesWhileNATSIsGoneIsToldSoAtOnceAndWelcomedWhenItIsBack() async throws {
        let nats = try NATSServer()
        let node = try await LiveNode(nats)
        nats.suspend()
        try eventually("the lease's end") { try TestHTTP("/healthz", port: node.port).status == 503 }
        // One is the first in its room, another comes to one that waits.
        let viewers = try (0..<2).map { _ in
            let viewer = try LiveViewer(node.port, room: "grid")
            try viewer.until { $0.interruption?.reason != nil }
            #expect(viewer.welcome == nil)
            return viewer
        }
        nats.resume()
        for viewer in viewers {
            try viewer.until { $0.welcome != nil && $0.stage != nil && $0.interruption?.reason == nil }
        }
    }

    @Test func roomsGoOnWhereTheyStoodWhenNATSHasLostWhatItKept() async throws {
        let nats = try NATSServer()
        let (owner, other) = (try await LiveNode(nats), try await LiveNode(nats))
        let here = try joined(owner)
        let there = try joined(other)
        let made = try owner.makeRoom("monzo")
        let finger = try MovingFinger(there, isUpward: true)
        for _ in 0..<20 { try finger.move() }
        try finger.lift()
        try eventually("the same stage") {
            try here.catchUp()
            try there.catchUp()
            return here.stage?.nodes == there.stage?.nodes && here.offset > 0
        }
        let reached = here.offset
        let before = try #require(await owner.server.fence(of: "grid"))
        var recoveries = Recoveries(of: "NATS is back without what it kept")
        try nats.restart(forgetting: true)
        // That is the node that had it, unless it takes so long that the other one goes on with it.
        try await eventually(
            "a node has the room again",
            asking: {
                for node in [owner, other] {
                    if let fence = await node.server.fence(of: "grid"), fence > before { return true }
                }
                return false
            })
        try eventually("the other node has found it") {
            let relayed = try [owner, other].map { try $0.figure("zoetrope_cluster_rooms_relayed") }
            return try relayed.reduce(0, +) == 1 && owner.figure("zoetrope_cluster_nodes") == 2
        }
        recoveries.end()
        recoveries.report()
        for viewer in [here, there] {
            try viewer.until { $0.interruption?.reason == nil }
            #expect(viewer.offset == reached && viewer.welcome?.viewer == (viewer === here ? 1 : 2))
        }
        for node in [owner, other] {
            try eventually("it is counted") {
                try node.figure("zoetrope_cluster_store_losses_total") == 1
                    && node.figure("zoetrope_cluster_watches_renewed_total") > 0
            }
        }
        // It moves for both, and links are what they were.
        try moves(there)
        try eventually("the same stage, moved") {
            try here.catchUp()
            try there.catchUp()
            return here.stage?.nodes == there.stage?.nodes && here.offset > reached
        }
        for node in [owner, other] {
            let guest = try LiveViewer(node.port, room: made.room, key: MadeRoom.key(made.links.open))
            try guest.until { $0.welcome != nil && $0.stage != nil }
        }
    }

    @Test func aNodeThatStartsWhenNATSHasJustForgottenTakesNoRoomForWhichItsOwnerMayAct() async throws {
        let nats = try NATSServer()
        let proxy = try TCPProxy(to: nats.port)
        defer { proxy.close() }
        let owner = try await LiveNode("nats://127.0.0.1:\(proxy.port)")
        let here = try joined(owner)
        // It can't hear of the loss, and acts until its lease ends.
        proxy.hold()
        try nats.restart(forgetting: true)
        let other = try await LiveNode(nats)
        let there = try LiveViewer(other.port, room: "grid")
        try await eventually("the room elsewhere", asking: { await other.server.fence(of: "grid") != nil })
        #expect(try TestHTTP("/healthz", port: owner.port).status == 503)
        try there.until { $0.stage != nil && $0.welcome != nil }
        withExtendedLifetime(here) {}
    }

    private func moves(_ viewer: LiveViewer) throws {
        let finger = try MovingFinger(viewer, isUpward: true)
        for _ in 0..<20 { try finger.move() }
        try finger.lift()
        #expect(finger.setback == nil)
    }

    @Test func whatAnOwnersViewersDidWithoutALineIsDoneByItsSuccessor() async throws {
        let nats = try NATSServer()
        let proxy = try TCPProxy(to: nats.port)
        defer { proxy.close() }
        let owner = try await LiveNode("nats://127.0.0.1:\(proxy.port)")
        let here = try joined(owner)
        let other = try await LiveNode(nats)
        let there = try joined(other)
        proxy.hold()
        // Done here, and stored nowhere.
        try here.ask(.set(["cornerRadius": .number(9.5)]))
        try here.until { $0.room?.values["cornerRadius"] == .number(9.5) }
        try eventually("the takeover") { try other.figure("zoetrope_cluster_takeovers_total") == 1 }
        try there.until { $0.interruption?.reason == nil }
        #expect(there.room?.values["cornerRadius"] != .number(9.5))
        proxy.letGo()
        for viewer in [here, there] { try viewer.until { $0.room?.values["cornerRadius"] == .number(9.5) } }
        #expect(here.refusal == nil)
    }

    @Test func aRoomThatHasViewersOnlyElsewhereGoesOnWhenNATSHasLostWhatItKept() async throws {
        let nats = try NATSServer()
        let (owner, other) = (try await LiveNode(nats), try await LiveNode(nats))
        var here: LiveViewer? = try joined(owner)
        let there = try joined(other)
        let finger = try MovingFinger(there, isUpward: true)
        for _ in 0..<20 { try finger.move() }
        try finger.lift()
        withExtendedLifetime(here) {}
        here = nil
        try there.until { $0.room?.watching == 1 }
        let reached = there.offset
        #expect(reached > 0)
        let before = try #require(await owner.server.fence(of: "grid"))
        var recoveries = Recoveries(of: "NATS is back without what it kept of a room whose viewers are elsewhere")
        try nats.restart(forgetting: true)
        try await eventually(
            "the owner has its room again",
            asking: { await owner.server.fence(of: "grid").map { $0 > before } ?? false })
        try there.until { $0.interruption?.reason == nil }
        recoveries.end()
        recoveries.report()
        #expect(there.welcome?.viewer == 2)
        try moves(there)
        try there.until { $0.offset > reached }
    }

    @Test func aWholeDragWhileARoomStandsStillMovesItsStageWhenItGoesOn() async throws {
        let nats = try NATSServer()
        let node = try await LiveNode(nats)
        let viewer = try joined(node)
        nats.suspend()
        try viewer.until { $0.interruption?.reason != nil }
        try eventually("the lease's end") { try TestHTTP("/healthz", port: node.port).status == 503 }
        let finger = try MovingFinger(viewer, isUpward: true)
        for _ in 0..<20 { try finger.move() }
        try finger.lift()
        #expect(viewer.offset == 0)
        nats.resume()
        try viewer.until { $0.offset > 0 }
    }

    @Test func whatViewersOfAnotherNodeDoInAnOutageIsDoneAfterIt() async throws {
        let nats = try NATSServer()
        let (owner, other) = (try await LiveNode(nats), try await LiveNode(nats))
        let here = try joined(owner)
        let there = try joined(other)
        let sessions = [await owner.server.session, await other.server.session]
        let finger = try MovingFinger(there, isUpward: true)
        for _ in 0..<20 { try finger.move() }
        nats.suspend()
        try there.until { $0.interruption?.reason != nil }
        for node in [owner, other] {
            try eventually("the lease's end") { try TestHTTP("/healthz", port: node.port).status == 503 }
        }
        let reached = here.offset
        try there.ask(.set(["cornerRadius": .number(9.5)]))
        for _ in 0..<100 { try finger.move() }
        nats.resume()
        try here.until { $0.interruption?.reason == nil && $0.room?.values["cornerRadius"] == .number(9.5) }
        try finger.lift()
        try eventually("the same stage, moved by the finger that was down all the time") {
            try here.catchUp()
            try there.catchUp()
            return here.stage?.nodes == there.stage?.nodes && here.offset > reached + 100 * 64
        }
        #expect(there.refusal == nil)
        // Nobody was taken for gone.
        #expect([await owner.server.session, await other.server.session] == sessions)
    }

    @Test func aNodeThatIsCutOffSaysSoWhileTheRoomGoesOnAtItsOwner() async throws {
        let nats = try NATSServer()
        let proxy = try TCPProxy(to: nats.port)
        defer { proxy.close() }
        let owner = try await LiveNode(nats)
        let here = try joined(owner)
        let other = try await LiveNode("nats://127.0.0.1:\(proxy.port)")
        let there = try joined(other)
        proxy.hold()
        let finger = try MovingFinger(here, isUpward: true)
        try there.until { viewer in
            try? finger.move()
            try? viewer.send(.probe(time: 0))
            return viewer.interruption?.reason != nil
        }
        let reached = here.offset
        #expect(reached > 0 && there.offset < reached)
        var recoveries = Recoveries(of: "a node that relays is cut off, and back")
        proxy.letGo()
        for _ in 0..<5 { try finger.move() }
        try finger.lift()
        try there.until { $0.interruption?.reason == nil }
        recoveries.end()
        recoveries.report()
        try eventually("the same stage") {
            try here.catchUp()
            try there.catchUp()
            return here.stage?.nodes == there.stage?.nodes && here.offset > reached
        }
        #expect(finger.setback == nil)
        #expect(try owner.figure("zoetrope_cluster_rooms_owned") == 1)
    }

    @Test func aRoomHasNoMoreViewersOnAllNodesThanItMay() async throws {
        let nats = try NATSServer()
        let first = try await LiveNode(nats.url) { $0.maximumViewersPerRoom = 2 }
        let second = try await LiveNode(nats.url) { $0.maximumViewersPerRoom = 2 }
        let here = try joined(first)
        var there: LiveViewer? = try joined(second)
        for node in [first, second] {
            let refused = try LiveViewer(node.port, room: "grid")
            let failure = #expect(throws: TestSocket.Failure.self) { try refused.until { _ in false } }
            #expect(failure?.description.contains("1013") == true && failure?.description.contains("2 viewers") == true)
        }
        try here.until { $0.room?.watching == 2 }
        // One goes, another may come.
        withExtendedLifetime(there) {}
        there = nil
        try here.until { $0.room?.watching == 1 }
        _ = try joined(second)
    }

    private func joined(_ node: LiveNode) throws -> LiveViewer {
        let viewer = try LiveViewer(node.port, room: "grid")
        try viewer.until { $0.stage != nil && $0.welcome != nil }
        return viewer
    }
}
