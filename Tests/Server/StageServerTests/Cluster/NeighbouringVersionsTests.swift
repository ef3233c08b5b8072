import Cluster
import ClusterContract
import Foundation
import Logging
import NATS
import StageModel
import TestClient
import TestNATS
import Testing

@testable import StageServer

/// Nodes of two neighbouring versions that share a room, while one after the other is upgraded.
@Suite(.serialized, .timeLimit(.minutes(5))) struct NeighbouringVersionsTests {
    private static let former = NodeMessage.versions.lowerBound...NodeMessage.versions.lowerBound

    /// A cluster of which a node takes part that understands other versions than this program's.
    private struct OtherVersions: JoinableCluster {
        let versions: ClosedRange<Int>
        let options: ClusterOptions

        func connect(
            versions: ClosedRange<Int>, logger: Logger, deliver: @escaping @Sendable (ClusterEvent) -> Void
        ) throws(ClusterFault) -> any ClusterMember {
            try options.connect(versions: self.versions, logger: logger, deliver: deliver)
        }
    }

    @Test func roomsAreSharedAndGivenAwayAmongNodesOfTwoNeighbouringVersions() async throws {
        let nats = try NATSServer()
        let old = try await node(nats, Self.former)
        let here = try viewer(old.port)
        let new = try await LiveNode(nats)
        let there = try viewer(new.port)
        try eventually("the version before") { try new.figure("zoetrope_cluster_messages_version") == 4 }
        // The new one relays the old one's room, is given it, and is relayed by an old one in turn.
        try move(there, and: here)
        let next = try await node(nats, Self.former)
        async let drained: Void = old.drain()
        try eventually("the handover") {
            try there.catchUp()
            return try new.figure("zoetrope_cluster_handovers_total") + next.figure("zoetrope_cluster_handovers_total")
                == 1
        }
        await drained
        let back = try viewer(next.port)
        try move(there, and: back)
        try move(back, and: there)
        for node in [new, next] {
            #expect(try node.figure("zoetrope_cluster_malformed_total") == 0)
        }
        // The last of the old ones ends.
        await next.drain()
        try eventually("the newest version") { try new.figure("zoetrope_cluster_messages_version") == 5 }
        let last = try await LiveNode(nats)
        let witness = try viewer(last.port)
        try move(witness, and: there)
        #expect(try last.figure("zoetrope_cluster_malformed_total") == 0)
        #expect(try new.figure("zoetrope_cluster_malformed_total") == 0)
    }

    @Test func aNodeWhoseVersionsAreNoneOfTheOthersIsRefusedInOneSentence() async throws {
        let nats = try NATSServer()
        let old = try await node(nats, Self.former)
        do {
            _ = try await node(nats, 5...6)
            Issue.record("a node that does not understand the others joins")
        } catch let mismatch as ClusterMismatch {
            #expect(
                mismatch.description == """
                    the nodes of the cluster 'zoetrope' speak version 4 of the messages between nodes, and this one \
                    versions 5 to 6: end them first, or choose another name with --nats-cluster
                    """)
        }
        withExtendedLifetime(old) {}
    }

    private static let previous = ProcessInfo.processInfo.environment["ZOETROPE_PREVIOUS"]

    /// `ZOETROPE_PREVIOUS` names the program as the last release has it.
    @Test(.enabled(if: previous != nil)) func nodesOfTheLastReleaseAreUpgradedOneByOneDuringADrag() throws {
        let nats = try NATSServer()
        let web = try TestFolder(["index.html": ""])
        let program = try #require(Self.previous)
        let first = try NodeProcess([nats.url], web: web, program: program)
        let here = try viewer(first.port)
        let third = try NodeProcess([nats.url], web: web, program: program)
        let second = try NodeProcess([nats.url], web: web)
        let there = try viewer(second.port)
        try move(there, and: here)
        let finger = try MovingFinger(there, isUpward: false)
        for _ in 0..<10 { try finger.move() }
        first.end()
        try eventually("the handover") {
            try finger.move()
            return try second.figure("zoetrope_cluster_rooms_owned") == 1
        }
        #expect(finger.setback == nil)
        try finger.lift()
        // Back to a node of the last release.
        let witness = try viewer(third.port)
        try move(witness, and: there)
        second.kill()
        try eventually("the takeover") { try third.figure("zoetrope_cluster_takeovers_total") == 1 }
        let fourth = try NodeProcess([nats.url], web: web)
        try move(try viewer(fourth.port), and: witness)
        for node in [third, fourth] { #expect(try node.figure("zoetrope_cluster_malformed_total") == 0) }
    }

    // MARK: Helpers

    private func node(_ nats: NATSServer, _ versions: ClosedRange<Int>) async throws -> LiveNode {
        try await LiveNode(nats.url) {
            $0.cluster = OtherVersions(
                versions: versions, options: ClusterOptions(nats: NATSOptions(servers: [nats.url], name: "test")))
        }
    }

    private func viewer(_ port: UInt16) throws -> LiveViewer {
        let viewer = try LiveViewer(port, room: "grid")
        try viewer.until { $0.stage != nil && $0.welcome != nil }
        return viewer
    }

    /// Moves the stage by one viewer's finger, and waits until both see the same.
    private func move(_ viewer: LiveViewer, and other: LiveViewer) throws {
        try viewer.catchUp()
        let before = viewer.offset
        let finger = try MovingFinger(viewer, isUpward: true)
        for _ in 0..<15 { try finger.move() }
        try finger.lift()
        try eventually("the same stage") {
            try viewer.catchUp()
            try other.catchUp()
            return viewer.stage?.nodes == other.stage?.nodes && viewer.offset > before
        }
        #expect(viewer.refusal == nil && other.refusal == nil && finger.setback == nil)
    }
}
