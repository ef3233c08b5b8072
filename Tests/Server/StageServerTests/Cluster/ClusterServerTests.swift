import Cluster
import Foundation
import StageModel
import TestClient
import TestNATS
import Testing
import Wire

@testable import StageServer

/// Several nodes with a real NATS server, and viewers on each.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ClusterServerTests {
    @Test func viewersOfTwoNodesSeeWhatEitherDoes() async throws {
        let nats = try NATSServer()
        let (first, second) = (try await LiveNode(nats), try await LiveNode(nats))
        let here = try LiveViewer(first.port, room: "grid")
        try here.until { $0.stage != nil && $0.welcome != nil }
        let there = try joins(second, "grid")
        #expect(there.stage?.nodes == here.stage?.nodes)
        #expect(here.welcome?.viewer == 1 && there.welcome?.viewer == 2)
        try here.until { $0.room?.watching == 2 }
        var before = there.stage
        for finger in [there, here] {
            try drag(finger)
            try settle([here, there], after: before)
            before = there.stage
        }
    }

    @Test func whatHappenedInARoomOfAnotherNodeCanBeAskedFor() async throws {
        let nats = try NATSServer()
        let (first, second) = (try await LiveNode(nats), try await LiveNode(nats))
        let here = try LiveViewer(first.port, room: "grid")
        try here.until { $0.stage != nil && $0.welcome != nil }
        let there = try joins(second, "grid")
        let before = here.stage
        try drag(here)
        try settle([here, there], after: before)
        let answer = try TestHTTP("/rooms/grid/log", port: second.port)
        #expect(answer.status == 200)
        #expect(answer.body == (try TestHTTP("/rooms/grid/log", port: first.port).body))
        #expect(String(decoding: answer.body, as: UTF8.self).contains("\"up\""))
        #expect(try TestHTTP("/rooms/grid/log?from=99999999", port: second.port).status == 400)
    }

    @Test func aRoomThatIsMadeOfALogIsSeenOnTheOtherNode() async throws {
        let nats = try NATSServer()
        let (first, second) = (try await LiveNode(nats), try await LiveNode(nats))
        let made = try first.makeRoom(
            "grid", of: #"{"tick":1,"pointer":1,"phase":"down","x":195,"y":700}"# + "\n")
        let here = try LiveViewer(first.port, room: made.room, key: MadeRoom.key(made.links.open))
        try here.until { $0.stage != nil && $0.welcome != nil }
        let there = try joins(second, made.room, MadeRoom.key(made.links.open))
        #expect(there.stage?.nodes == here.stage?.nodes)
    }

    @Test func whatIsAskedForElsewhereIsGrantedOrRefused() async throws {
        let nats = try NATSServer()
        let (first, second) = (try await LiveNode(nats), try await LiveNode(nats))
        let made = try first.makeRoom("grid")
        let presenter = try LiveViewer(first.port, room: made.room, key: MadeRoom.key(made.links.present))
        try presenter.until { $0.welcome != nil }
        let other = try joins(second, made.room, MadeRoom.key(made.links.open))
        let watcher = try joins(second, made.room, MadeRoom.key(made.links.view))
        #expect(other.welcome?.role == .participant && watcher.welcome?.role == .viewer)
        try other.ask(.name("Ada"))
        try watcher.ask(.action("shuffle"))
        try watcher.until { $0.refusal?.request == "action" }
        try other.ask(.inspect(true))
        try other.until { $0.scrolls != nil }
        try watcher.ask(.views(ViewWish(isWanted: true)))
        try watcher.until { $0.views.first?.views.isEmpty == false }
        try presenter.ask(.mode(.turns))
        try other.until { $0.room?.mode == .turns }
        try other.ask(.control(take: true))
        try presenter.until {
            $0.room?.people.contains { $0.name == "Ada" } ?? false && $0.room?.holder == other.welcome?.viewer
        }
        // Links are renewed: whoever came by an old one is sent away, on either node.
        try presenter.ask(.renew)
        #expect(throws: TestSocket.Failure.self) { try watcher.until { _ in false } }
        try presenter.until { $0.welcome?.links.open != made.links.open }
        _ = try joins(second, made.room, MadeRoom.key(presenter.welcome?.links.open))
    }

    @Test func aRoomGoesOnWhereItStoodWhenItsOwnerIsCutOff() async throws {
        let nats = try NATSServer()
        let proxy = try TCPProxy(to: nats.port)
        defer { proxy.close() }
        let owner = try await LiveNode("nats://127.0.0.1:\(proxy.port)")
        let here = try LiveViewer(owner.port, room: "grid")
        try here.until { $0.welcome != nil }
        let other = try await LiveNode(nats)
        let there = try joins(other, "grid")
        // A card is held when the line breaks, and still is afterwards.
        try point(there, .down, 0)
        for step in 1...10 {
            try point(there, .move, step)
            try await Task.sleep(for: .milliseconds(16))
        }
        try await Task.sleep(for: .milliseconds(200))
        try there.until { $0.cursors.contains { $0.isDown } }
        let held = there.stage?.nodes
        var recoveries = Recoveries(of: "an owner cut off from NATS")
        proxy.hold()
        try await eventually("the takeover", asking: { try other.figure("zoetrope_cluster_takeovers_total") == 1 })
        recoveries.end()
        recoveries.report()
        #expect(there.welcome?.viewer == 2)
        try await Task.sleep(for: .milliseconds(300))
        for step in 11...14 {
            try point(there, .move, step)
            try await Task.sleep(for: .milliseconds(16))
        }
        try there.until { $0.stage?.nodes != held && $0.cursors.contains { $0.isDown } }
        try point(there, .up, 15)
        // Whoever was on the other node comes back as the same viewer.
        let back = try LiveViewer(other.port, room: "grid", identity: here.welcome?.identity)
        try back.until { $0.welcome != nil }
        #expect(back.welcome?.viewer == 1)
        // The node that was cut off has stopped, and follows the new owner when it is back.
        proxy.letGo()
        let last = try settle([there])
        try here.until { $0.stage?.nodes == last }
    }

    @Test func aGestureBegunWhileTheOwnerHangsIsFeltByItsSuccessor() async throws {
        let nats = try NATSServer()
        let proxy = try TCPProxy(to: nats.port)
        defer { proxy.close() }
        let owner = try await LiveNode("nats://127.0.0.1:\(proxy.port)")
        let here = try LiveViewer(owner.port, room: "grid")
        try here.until { $0.welcome != nil }
        let other = try await LiveNode(nats)
        let there = try joins(other, "grid")
        proxy.hold()
        let finger = try MovingFinger(there, isUpward: true)
        for _ in 0..<10 { try finger.move() }
        try await eventually("the takeover", asking: { try other.figure("zoetrope_cluster_takeovers_total") == 1 })
        try eventually("the stage follows the finger") {
            try finger.move()
            return there.offset > 10 * 64
        }
        #expect(there.refusal == nil && finger.setback == nil)
        proxy.letGo()
    }

    @Test func aDrainingNodeGivesItsRoomsAwayToOneThatHasSimulatedThemAlong() async throws {
        let nats = try NATSServer()
        let (first, second) = (try await LiveNode(nats), try await LiveNode(nats))
        let here = try LiveViewer(first.port, room: "grid")
        try here.until { $0.welcome != nil }
        let there = try joins(second, "grid")
        let finger = try MovingFinger(there, isUpward: true)
        for _ in 0..<20 { try finger.move() }
        var recoveries = Recoveries(of: "a node is stopped, and gives its room away")
        async let drained: Void = first.drain()
        for _ in 0..<40 { try finger.move() }
        await drained
        try eventually("the takeover") { try second.figure("zoetrope_cluster_handovers_total") == 1 }
        recoveries.end()
        recoveries.report()
        #expect(try second.figure("zoetrope_cluster_takeovers_total") == 1)
        let reached = there.offset
        for _ in 0..<20 { try finger.move() }
        // The finger was down all the time, and still is.
        #expect(there.offset > reached && finger.setback == nil)
        #expect(zip(finger.ticks, finger.ticks.dropFirst()).allSatisfy { $0 < $1 }, "steps are counted on")
        try finger.lift()
        try settle([there])
        #expect(throws: TestSocket.Failure.self) { try here.until { _ in false } }
    }

    @Test func aNodeThatComesGetsItsShareOfTheRoomsAndNobodyNotices() async throws {
        let nats = try NATSServer()
        let first = try await LiveNode(nats.url) { $0.balancing = (0.1, 0) }
        for _ in 0..<9 { _ = try first.makeRoom("grid") }
        let here = try LiveViewer(first.port, room: "grid")
        try here.until { $0.stage != nil && $0.welcome != nil }
        let finger = try MovingFinger(here, isUpward: true)
        for _ in 0..<10 { try finger.move() }
        let second = try await LiveNode(nats.url) { $0.balancing = (0.1, 0) }
        func owned() throws -> [Double] {
            try [first, second].map { try $0.figure("zoetrope_cluster_rooms_owned") }
        }
        try eventually("its share") {
            try finger.move()
            return try owned() == [6, 4]
        }
        #expect(try first.figure("zoetrope_cluster_rooms_balanced_total") == 4)
        for _ in 0..<20 { try finger.move() }
        #expect(here.refusal == nil && finger.setback == nil)
        try finger.lift()
        // Then nothing moves any more, in a dozen looks.
        usleep(1_500_000)
        #expect(try owned() == [6, 4])
        #expect(try first.figure("zoetrope_cluster_rooms_balanced_total") == 4)
        #expect(try second.figure("zoetrope_cluster_rooms_balanced_total") == 0)
    }

    @Test func roomsThatRestOrThatNobodyIsInAreGivenAwayAsWell() async throws {
        let nats = try NATSServer()
        let (first, second) = (try await LiveNode(nats), try await LiveNode(nats))
        let made = try (0..<20).map { _ in try first.makeRoom("grid") }
        let here = try LiveViewer(first.port, room: made[0].room, key: MadeRoom.key(made[0].links.open))
        try here.until { $0.welcome != nil && $0.stage != nil }
        let before = here.stage
        try drag(here)
        let shown = try settle([here], after: before)
        await first.drain()
        for room in made {
            let there = try joins(second, room.room, MadeRoom.key(room.links.open))
            if room.room == made[0].room { #expect(there.stage?.nodes == shown) }
        }
    }

    @Test func aRoomThatNobodyIsInEndsOnAllNodes() async throws {
        let nats = try NATSServer()
        let first = try await LiveNode(nats.url) { $0.roomIdle = 1 }
        let second = try await LiveNode(nats)
        let made = try first.makeRoom("grid")
        let key = MadeRoom.key(made.links.open)
        // It has been opened, so that there is a journal.
        var here: LiveViewer? = try joins(second, made.room, key)
        withExtendedLifetime(here) {}
        here = nil
        for node in [first, second] {
            try eventually("the end") {
                do {
                    try LiveViewer(node.port, room: made.room, key: key).until { $0.welcome != nil }
                    // It is kept from ending for another second.
                    usleep(1_500_000)
                    return false
                } catch let failure as TestSocket.Failure {
                    return failure.description.contains("ended")
                }
            }
        }
    }

    @Test func aNodeThatMissedWhatItsViewersWereToldHasThemComeAnew() async throws {
        let nats = try NATSServer()
        let (first, second) = (try await LiveNode(nats), try await LiveNode(nats))
        let here = try LiveViewer(first.port, room: "grid")
        try here.until { $0.stage != nil && $0.welcome != nil }
        let there = try joins(second, "grid")
        let fence = try #require(await MainActor.run { first.server.fence(of: "grid") })
        try there.ask(.inspect(true))
        try there.until { $0.scrolls != nil }
        let scrolls = there.scrolls
        try there.ask(.views(ViewWish(isWanted: true)))
        try there.until { !$0.views.isEmpty }
        // As if the seven before had been lost.
        let late = NodeMessage.direct(room: "grid", fence: fence, number: 9, heard: 0, [])
        let stranger = try NATSStranger(nats)
        try stranger.send([0] + late.encoded(as: 5), to: "zoetrope.node.\(try await session(of: second))")
        try await eventually("the gap", asking: { try second.figure("zoetrope_cluster_gaps_total") >= 1 })
        // The same person, who is told what it had asked for.
        try drag(here)
        // It may be back before all has been told anew.
        try there.until { $0.scrolls != scrolls }
        try there.until { $0.views.filter(\.isWhole).count == 2 }
        try here.until { $0.room?.watching == 2 }
        #expect(there.welcome?.viewer == 2)
        withExtendedLifetime(stranger) {}
    }

    @Test func nodesThatWouldNotUnderstandEachOtherAreRefused() async throws {
        let nats = try NATSServer()
        let secrets = [UInt8(1), 2].map { [UInt8](repeating: $0, count: 32) }
        var node: LiveNode? = try await LiveNode(nats.url) { $0.secret = secrets[0] }
        for other in [nil, secrets[1]] {
            do {
                _ = try await LiveNode(nats.url) { $0.secret = other }
                Issue.record("a node with another secret joins")
            } catch let mismatch as ClusterMismatch {
                #expect(mismatch == .secret(cluster: "zoetrope"))
            }
        }
        _ = try await LiveNode(nats.url) { $0.secret = secrets[0] }
        // Once all have ended, another one holds.
        await node?.drain()
        node = nil
        try await eventually(
            "another secret", asking: { (try? await LiveNode(nats.url) { $0.secret = secrets[1] }) != nil })
    }

    @Test func whatIsNoMessageOfTheClusterIsCountedAndHasNoEffect() async throws {
        let nats = try NATSServer()
        let node = try await LiveNode(nats)
        let viewer = try LiveViewer(node.port, room: "grid")
        try viewer.until { $0.welcome != nil }
        let sessions = try await session(of: node)
        let stranger = try NATSStranger(nats)
        for bytes in [
            [], [1], [1, 0], [9, 9, 9], [UInt8](repeating: 7, count: 999), [1] + [UInt8](repeating: 0, count: 40), [0],
            [0, 1, 0], [0, 9, 9, 9], [0, 1, 0, 255, 255, 255, 255, 255, 255, 255],
        ] {
            try stranger.send(bytes, to: "zoetrope.node.\(sessions)")
            try stranger.send(bytes, to: "zoetrope.room.grid")
        }
        try await eventually("the count", asking: { try node.figure("zoetrope_cluster_malformed_total") >= 10 })
        try drag(viewer)
        try settle([viewer])
    }

    // MARK: Helpers

    private func session(of node: LiveNode) async throws -> String {
        await MainActor.run { node.server.session ?? "" }
    }

    /// A viewer that is in a room, though the node may not have heard of the room yet.
    private func joins(_ node: LiveNode, _ room: String, _ key: String? = nil) throws -> LiveViewer {
        var joined: LiveViewer?
        try eventually("the room \(room) on another node") {
            guard let viewer = try? LiveViewer(node.port, room: room, key: key),
                (try? viewer.until({ $0.stage != nil && $0.welcome != nil })) != nil
            else { return false }
            joined = viewer
            return true
        }
        return try #require(joined)
    }

    private func drag(_ viewer: LiveViewer) throws {
        for step in 0...8 {
            try point(viewer, step == 0 ? .down : .move, step)
            usleep(16_000)
        }
        // A finger that rests before it is lifted throws nothing.
        for step in 9...18 {
            try point(viewer, .move, step, at: 8)
            usleep(16_000)
        }
        try point(viewer, .up, 19, at: 8)
    }

    /// A finger on its way up, in the step of that number; it may have stopped at an earlier one.
    private func point(
        _ viewer: LiveViewer, _ phase: PointerSample.Phase, _ step: Int, at place: Int? = nil
    ) throws {
        let sample = ViewerMessage.Pointer(
            pointer: 0, phase: phase, x: 195, y: 700 - Float(place ?? step) * 12, time: 1000 + Double(step) * 16)
        try viewer.send(.pointer([sample]))
    }

    /// Waits until all have seen the same come to rest.
    ///
    /// - Parameters:
    ///   - viewers: the viewers.
    ///   - before: the stage before the motion.
    /// - Returns: the layers, once nobody has seen anything move for a third of a second.
    /// - Throws: `OutOfPatience`, or `TestSocket.Failure`.
    @discardableResult
    private func settle(_ viewers: [LiveViewer], after before: StageSnapshot? = nil) throws -> [LayerNode] {
        var last: [[LayerNode]] = []
        var since = ContinuousClock.now
        try eventually("the same stage at rest, seen by all") {
            for viewer in viewers { try viewer.catchUp() }
            let shown = viewers.map { $0.stage?.nodes ?? [] }
            if shown != last { (last, since) = (shown, .now) }
            usleep(5000)
            return shown.allSatisfy { $0 == shown.first } && shown.first != before?.nodes
                && ContinuousClock.now - since > .milliseconds(330)
        }
        return last.first ?? []
    }
}
