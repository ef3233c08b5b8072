import Dispatch
import Foundation
import Locks
import Logging
import ClusterContract
import NATS
import TestNATS
import Testing

@testable import Cluster

/// Nodes with a real NATS server.
@Suite(.timeLimit(.minutes(1))) struct ClusterNodeTests {
    @Test func oneOfTwoNodesGetsARoom() async throws {
        let server = try NATSServer()
        let (one, other) = (try TestNode(server, "one"), try TestNode(server, "other"))
        let outcomes = [await one.claim("monzo"), await other.claim("monzo")]
        #expect(try outcomes[0].get() > 0)
        #expect(throws: ClusterFault.self) { try outcomes[1].get() }
        #expect(one.node.fence(of: "monzo") != nil && other.node.fence(of: "monzo") == nil)
        guard case .owned(let owner) = other.node.standing(of: "monzo") else {
            Issue.record("the other does not know who owns the room")
            return
        }
        #expect(owner.session == one.node.session)
        try await other.wait(for: "the news") { if case .owner("monzo") = $0 { true } else { false } }
    }

    @Test func aNodeThatClosesFreesItsRoomsAtOnce() async throws {
        let server = try NATSServer()
        let (one, other) = (try TestNode(server, "one"), try TestNode(server, "other"))
        let fence = try await one.claim("monzo").get()
        let session = one.node.session
        one.node.close()
        try await other.wait(for: "the end") { if case .ended(session) = $0 { true } else { false } }
        #expect(other.node.standing(of: "monzo") == .free(after: fence))
        #expect(try await other.claim("monzo", after: fence).get() > fence)
    }

    @Test func aNodeThatIsCutOffStopsBeforeAnotherTakesItsRoom() async throws {
        let server = try NATSServer()
        let proxy = try TCPProxy(to: server.port)
        defer { proxy.close() }
        let one = try TestNode(NATSOptions(servers: ["nats://127.0.0.1:\(proxy.port)"], name: "one"))
        let other = try TestNode(server, "other")
        let fence = try await one.claim("monzo").get()
        let session = one.node.session
        proxy.hold()
        let isEnded = { @Sendable (event: ClusterEvent) in if case .ended(session) = event { true } else { false } }
        try await other.wait(for: "the end", isEnded)
        #expect(!one.node.mayAct)
        let new = try await other.claim("monzo", after: fence).get()
        #expect(new > fence)
        // It is back, as somebody else, and knows who owns the room now.
        proxy.letGo()
        try await one.wait(for: "another session") {
            if case .joined(let new) = $0 { new != session } else { false }
        }
        try await one.until { $0.mayAct && $0.fence(of: "monzo") == nil }
        try await one.until {
            if case .owned(let owner) = $0.standing(of: "monzo") { owner.fence == new } else { false }
        }
    }

    @Test func aNodeGoesOnInItsSessionWhenNATSComesBackAndNobodyEndedIt() async throws {
        let server = try NATSServer()
        let one = try TestNode(server, "one")
        let fence = try await one.claim("monzo").get()
        let session = one.node.session
        try server.restart(after: .milliseconds(1500))
        #expect(!one.node.mayAct)
        try await one.until { $0.mayAct }
        #expect(one.node.session == session && one.node.fence(of: "monzo") == fence)
    }

    @Test func aJournalIsWhatItsOwnersAppended() async throws {
        let server = try NATSServer()
        let (one, other) = (try TestNode(server, "one"), try TestNode(server, "other"))
        let first = try await one.claim("monzo").get()
        #expect(try await one.takeOverJournal("monzo", first) == [])
        for byte in UInt8(0)..<100 { one.node.append(to: "monzo", first) { [byte] } }
        await one.flush()
        let given = try await one.handOver("monzo", first, to: other.node.session).get()
        try await other.until { $0.fence(of: "monzo") == given }
        #expect(try await other.takeOverJournal("monzo", given) == (UInt8(0)..<100).map { [$0] })
        // The one before is too late.
        one.node.append(to: "monzo", first) { [200] }
        await one.flush()
        other.node.append(to: "monzo", given) { [100] }
        await other.flush()
        #expect(try await other.takeOverJournal("monzo", given).last == [100])
        #expect(try await other.takeOverJournal("monzo", given).count == 101)
    }

    @Test func whoTakesAJournalOverKnowsByNATSClockHowOldItIs() async throws {
        let server = try NATSServer()
        let one = try TestNode(server, "one")
        let fence = try await one.claim("monzo").get()
        #expect(try await one.takenJournal("monzo", fence).age == .zero)
        one.node.append(to: "monzo", fence) { [1] }
        await one.flush()
        let stored = ContinuousClock.now
        _ = try await one.takenJournal("monzo", fence)
        try await Task.sleep(for: .milliseconds(50))
        // A takeover is no entry.
        let age = try await one.takenJournal("monzo", fence).age
        #expect(age >= .milliseconds(50) && age < ContinuousClock.now - stored + .milliseconds(50))
    }

    @Test func anEntryThatWaitsToBeSentMakesItsRoomLate() async throws {
        let server = try NATSServer()
        let one = try TestNode(server, "one")
        let fence = try await one.claim("monzo").get()
        let first = one.node.append(to: "monzo", fence) { [1] }
        await one.flush()
        try await one.until { $0.removeStored() == ["monzo": first] }
        one.node.sending.suspend()
        let second = one.node.append(to: "monzo", fence, isWhole: true) { [2] }
        #expect(second > first && one.node.lateJournals.isEmpty)
        try await one.until { $0.lateJournals == ["monzo"] }
        #expect(one.node.removeStored().isEmpty)
        one.node.sending.resume()
        try await one.until { $0.lateJournals.isEmpty }
        try await one.until { $0.removeStored() == ["monzo": second] }
    }

    @Test func aWholeEntryThatIsTheFirstOfAllIsKept() async throws {
        let server = try NATSServer()
        let one = try TestNode(server, "one")
        let fence = try await one.claim("monzo").get()
        one.node.append(to: "monzo", fence, isWhole: true) { [1] }
        await one.flush()
        try await one.until { $0.figures.pendingEntries == 0 }
        one.node.finishWork(by: .now() + .seconds(2))
        let entries = try await one.takeOverJournal("monzo", fence)
        #expect(entries == [[1]])
    }

    @Test func aWholeEntryThatIsStoredAfterATakeoverForgetsNothing() async throws {
        let server = try NATSServer()
        let proxy = try TCPProxy(to: server.port)
        defer { proxy.close() }
        let one = try TestNode(NATSOptions(servers: ["nats://127.0.0.1:\(proxy.port)"], name: "one"))
        let other = try TestNode(server, "other")
        let fence = try await one.claim("monzo").get()
        let session = one.node.session
        one.node.append(to: "monzo", fence, isWhole: true) { [1] }
        one.node.append(to: "monzo", fence) { [2] }
        await one.flush()
        // It is on its way while another node takes over.
        proxy.hold()
        one.node.append(to: "monzo", fence, isWhole: true) { [3] }
        try await other.wait(for: "the end") { if case .ended(session) = $0 { true } else { false } }
        let new = try await other.claim("monzo", after: fence).get()
        let taken = try await other.takeOverJournal("monzo", new)
        #expect(taken == [[1], [2]])
        other.node.append(to: "monzo", new) { [4] }
        await other.flush()
        proxy.letGo()
        try await one.until { $0.figures.pendingEntries == 0 }
        one.node.finishWork(by: .now() + .seconds(2))
        #expect(try await other.takeOverJournal("monzo", new) == [[1], [2], [4]])
    }

    @Test func ofARoomThatHasEndedNothingIsLeft() async throws {
        let server = try NATSServer()
        let one = try TestNode(server, "one")
        let fence = try await one.claim("monzo").get()
        try #require(await one.save("monzo", [7]) == nil)
        for byte in UInt8(0)..<3 { one.node.append(to: "monzo", fence, isWhole: byte == 0) { [byte] } }
        #expect(await one.remove("monzo", fence) == nil)
        try await one.until { $0.standing(of: "monzo") == .free(after: nil) }
        #expect(try one.node.bucket.value(of: ClusterKey.record(room: "monzo").text)?.value == nil)
        let next = try await one.claim("monzo").get()
        #expect(next > fence)
        #expect(try await one.takeOverJournal("monzo", next) == [])
        // What is for whoever comes next is kept.
        #expect(await one.remove("monzo", next, keeping: [8]) == nil)
        #expect(try one.node.bucket.value(of: ClusterKey.record(room: "monzo").text)?.value == [8])
    }

    @Test func aKeyIsRemovedOnlyIfNobodyHasWrittenItSince() throws {
        let server = try NATSServer()
        let bucket = try TestNode(server, "one").node.bucket
        let first = try bucket.set("owner.monzo", to: [1])
        let second = try bucket.set("owner.monzo", to: [2])
        let fault = #expect(throws: NATSError.self) { try bucket.remove("owner.monzo", ifAt: first) }
        #expect(fault?.kind == .conflict)
        #expect(try bucket.value(of: "owner.monzo")?.value == [2])
        try bucket.remove("owner.monzo", ifAt: second)
        #expect(try bucket.value(of: "owner.monzo")?.value == nil)
        #expect(try bucket.set("owner.monzo", to: [3], ifAt: nil) > second)
    }

    @Test func aRoomThatAnotherNodeHasTakenDoesNotEnd() async throws {
        let server = try NATSServer()
        let (one, other) = (try TestNode(server, "one"), try TestNode(server, "other"))
        let fence = try await one.claim("monzo").get()
        try #require(await one.save("monzo", [7]) == nil)
        one.node.append(to: "monzo", fence, isWhole: true) { [1] }
        await one.flush()
        // As if it had slept for longer than its lease.
        let new = try await other.claim("monzo", after: fence).get()
        let first = try await other.takeOverJournal("monzo", new)
        #expect(first == [[1]])
        other.node.append(to: "monzo", new) { [2] }
        await other.flush()
        #expect(await one.remove("monzo", fence)?.kind == .conflict)
        let taken = try await other.takeOverJournal("monzo", new)
        #expect(taken == [[1], [2]])
        #expect(try other.node.bucket.value(of: ClusterKey.record(room: "monzo").text)?.value == [7])
        #expect(other.node.fence(of: "monzo") == new && one.node.fence(of: "monzo") == nil)
    }

    /// NATS takes messages of up to 1 MiB.
    @Test func whatIsLongerThanAMessageOfNATSIsStoredAndSentInParts() async throws {
        let server = try NATSServer()
        let (one, other) = (try TestNode(server, "one"), try TestNode(server, "other"))
        let long = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 >> 8) }
        let fence = try await one.claim("monzo").get()
        one.node.append(to: "monzo", fence) { [1] }
        one.node.append(to: "monzo", fence) { long }
        await one.flush()
        #expect(try await one.takeOverJournal("monzo", fence) == [[1], long])
        // What a whole entry replaces is forgotten once all of it is stored.
        one.node.append(to: "monzo", fence, isWhole: true) { long + [2] }
        await one.flush()
        #expect(try await one.takeOverJournal("monzo", fence) == [long + [2]])
        let subject = one.node.names.journal(of: "monzo")
        try await one.until {
            // Five parts and the two takeovers; the first takeover was before.
            ((try? $0.stream.messages(of: subject, in: $0.names.stream).count) ?? .max) <= 6
        }
        other.node.send(long, to: one.node.session)
        try await one.wait(for: "the message") { if case .message(long) = $0 { true } else { false } }
    }

    @Test func messagesReachOneSessionOrAllWhoFollowARoom() async throws {
        let server = try NATSServer()
        let nodes = try (0..<3).map { try TestNode(server, "node\($0)") }
        nodes[0].node.send([1], to: nodes[1].node.session)
        try await nodes[1].wait(for: "the message") { if case .message([1]) = $0 { true } else { false } }
        nodes[1].node.subscribe(to: "monzo")
        nodes[2].node.subscribe(to: "monzo")
        try await Task.sleep(for: .milliseconds(50))
        nodes[0].node.publish([2], of: "monzo")
        for node in nodes[1...] {
            try await node.wait(for: "the step") { if case .feed("monzo", [2]) = $0 { true } else { false } }
        }
    }

    @Test func ofSixNodesThreeWatchAndAllHearWhoOwnsARoomAndWhoEnds() async throws {
        let server = try NATSServer()
        let proxy = try TCPProxy(to: server.port)
        defer { proxy.close() }
        let owner = try TestNode(NATSOptions(servers: ["nats://127.0.0.1:\(proxy.port)"], name: "owner"))
        let others = try (0..<5).map { try TestNode(server, "node\($0)") }
        try await owner.until { _ in
            (others + [owner]).count { $0.node.state.withLock { $0.isTold } } == 3
        }
        let fence = try await owner.claim("monzo").get()
        let session = owner.node.session
        for node in others {
            try await node.until {
                $0.standing(of: "monzo") == .owned(RoomOwner(session: session, fence: fence)) && $0.others.count == 5
            }
        }
        #expect(others.allSatisfy { $0.node.figures.renewedWatches == 0 })
        proxy.hold()
        for node in others {
            try await node.wait(for: "the end") { if case .ended(session) = $0 { true } else { false } }
            #expect(node.node.standing(of: "monzo") == .free(after: fence))
        }
        // A node that watches nothing takes the room, and the others hear of that.
        let heir = try #require(others.first { $0.node.state.withLock { $0.isTold } })
        let next = try await heir.claim("monzo", after: fence).get()
        for node in others {
            try await node.until {
                $0.standing(of: "monzo") == .owned(RoomOwner(session: heir.node.session, fence: next))
            }
        }
    }

    @Test func allNodesHaveOneSecret() throws {
        let server = try NATSServer()
        let (one, other) = (try TestNode(server, "one"), try TestNode(server, "other"))
        let secret = try one.node.secret(or: [1, 2, 3])
        #expect(secret == [1, 2, 3])
        #expect(try other.node.secret(or: [4, 5, 6]) == secret)
    }

    @Test func theSecretThatNATSHasLostIsWrittenUntilItIsThere() async throws {
        let server = try NATSServer()
        let one = try TestNode(server, "one")
        #expect(try one.node.secret(or: [1, 2, 3]) == [1, 2, 3])
        // As if the write after a loss had failed.
        try one.node.bucket.remove(ClusterKey.secret.text)
        one.node.state.withLock { $0.shared.loseAll() }
        try await one.until { (try? $0.bucket.value(of: ClusterKey.secret.text)?.value) == [1, 2, 3] }
        // Another one stays, and is not written for ever.
        try one.node.bucket.set(ClusterKey.secret.text, to: [4])
        one.node.state.withLock { $0.shared.loseAll() }
        try await one.until { $0.state.withLock { $0.shared.lost.isEmpty } }
        #expect(try one.node.bucket.value(of: ClusterKey.secret.text)?.value == [4])
    }

    @Test func aNodeWithAnotherSecretIsRefusedOnlyByNodesThatRenewTheirLeases() throws {
        let server = try NATSServer()
        let proxy = try TCPProxy(to: server.port)
        defer { proxy.close() }
        let one = try TestNode(NATSOptions(servers: ["nats://127.0.0.1:\(proxy.port)"], name: "one"))
        try one.node.agree(onSecretOf: [1])
        let other = try TestNode(server, "other")
        #expect(throws: ClusterMismatch.secret(cluster: "zoetrope")) { try other.node.agree(onSecretOf: [2]) }
        // As if it had been killed: its session is there until others end it.
        proxy.hold()
        try other.node.agree(onSecretOf: [2])
        let third = try TestNode(server, "third")
        #expect(throws: ClusterMismatch.secret(cluster: "zoetrope")) { try third.node.agree(onSecretOf: [1]) }
    }

    @Test func aNodeOfAnotherVersionIsRefusedWhileOthersAreThere() throws {
        let server = try NATSServer()
        var one: TestNode? = try TestNode(server, "one")
        #expect(throws: ClusterMismatch.version(cluster: "zoetrope", own: 7...8, others: 1...1)) {
            try TestNode(server.options("other"), versions: 7...8)
        }
        withExtendedLifetime(one) {}
        one = nil
        _ = try TestNode(server.options("other"), versions: 7...8)
    }

    @Test func aBucketThatIsMadeAnewHasHigherFencingNumbers() async throws {
        let server = try NATSServer()
        let one = try TestNode(server, "one")
        var fence = try await one.claim("monzo").get()
        for _ in 0..<50 { fence = try await one.claim("monzo", after: fence).get() }
        // As soon as can be: within the same second.
        try server.restart(forgetting: true)
        try await one.wait(for: "the loss") { if case .storeLost = $0 { true } else { false } }
        try await one.until { $0.mayAct && $0.standing(of: "monzo") == .free(after: nil) }
        #expect(try await one.claim("monzo").get() > fence)
    }

    @Test func whoShowsNoCredentialsIsToldSo() throws {
        let server = try NATSServer(configuration: "authorization { user: zoe, password: trope }")
        let fault = #expect(throws: ClusterFault.self) { try TestNode(server.options("one")) }
        #expect(fault?.description.contains("trope") == false)
        let file = FileManager.default.temporaryDirectory.appending(path: "password-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("zoe\ntrope\n".utf8).write(to: file)
        var options = server.options("one")
        options.passwordFile = file.path
        _ = try TestNode(options)
    }

    @Test(arguments: ["nats://user:secret@host", "http://host", "host:4222", "nats://", ""])
    func whatIsNoServersAddressIsRefused(address: String) {
        #expect(NATSOptions.fault(of: address) != nil)
    }
}

/// A node, and what it has heard.
final class TestNode: Sendable {
    let node: ClusterNode
    private let heard: Heard

    final class Heard: Sendable {
        let events = LockedValue<[ClusterEvent]>([])
    }

    struct TimeOut: Error {
        let awaited: String
    }

    convenience init(_ server: NATSServer, _ name: String) throws {
        try self.init(server.options(name))
    }

    init(_ options: NATSOptions, versions: ClosedRange<Int> = 1...1) throws {
        let heard = Heard()
        self.heard = heard
        var logger = Logger(label: options.name)
        logger.logLevel = .error
        var cluster = ClusterOptions(nats: options)
        cluster.versions = versions
        node = try ClusterNode(cluster, logger: logger) { event in
            heard.events.withLock { $0.append(event) }
        }
        try node.start()
    }

    deinit {
        node.close()
    }

    func wait(for name: String, _ isIt: @Sendable (ClusterEvent) -> Bool) async throws {
        for _ in 0..<1000 {
            if heard.events.withLock({ $0.contains(where: isIt) }) { return }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw TimeOut(awaited: name)
    }

    func until(_ isSo: @Sendable (ClusterNode) -> Bool) async throws {
        for _ in 0..<1000 {
            if isSo(node) { return }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw TimeOut(awaited: "a state")
    }

    func claim(_ room: String, after revision: UInt64? = nil) async -> ClusterNode.Outcome<UInt64> {
        await withCheckedContinuation { done in node.claim(room, after: revision) { done.resume(returning: $0) } }
    }

    func handOver(_ room: String, _ fence: UInt64, to session: String) async -> ClusterNode.Outcome<UInt64> {
        await withCheckedContinuation { done in node.handOver(room, fence, to: session) { done.resume(returning: $0) } }
    }

    func save(_ room: String, _ record: [UInt8]) async -> ClusterFault? {
        await withCheckedContinuation { done in node.save(record, of: room) { done.resume(returning: $0) } }
    }

    func remove(_ room: String, _ fence: UInt64, keeping record: [UInt8]? = nil) async -> ClusterFault? {
        await withCheckedContinuation { done in node.remove(room, fence, keeping: record) { done.resume(returning: $0) }
        }
    }

    func takeOverJournal(_ room: String, _ fence: UInt64) async throws -> [[UInt8]] {
        try await takenJournal(room, fence).entries
    }

    func takenJournal(_ room: String, _ fence: UInt64) async throws -> TakenJournal {
        try await withCheckedContinuation { done in
            node.takeOverJournal(of: room, fence) { done.resume(returning: $0) }
        }.get()
    }

    func flush() async {
        _ = await withCheckedContinuation { done in node.flushJournals { done.resume(returning: $0) } }
    }
}
