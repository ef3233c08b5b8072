import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// An owner's feed, and a replica that follows it.
@Suite struct RoomFeedTests {
    private static let stage = FixedPair(390, 844)
    private static let joined = ViewerEvent.joined(
        RoomDirectory.Admission(role: .participant, isByKey: false, roomKey: nil), identity: nil)

    private func frame(_ tick: UInt32, epoch: UInt64 = 0) -> StageFrame {
        var node = LayerNode(id: 1)
        node.position = FixedPair(Double(tick), 0)
        return StageFrame(StageSnapshot(tick: tick, stageSize: Self.stage, nodes: [node]), epoch: epoch)
    }

    private func shown(_ tick: UInt32) -> RoomEffects { RoomEffects(shared: SharedEffects(frame: frame(tick))) }

    private func batch(
        _ entries: [ViewerEntry], _ number: UInt64, isWhole: Bool = false, session: String = "a", stream: UInt64 = 7
    ) -> ViewerBatch {
        ViewerBatch(
            room: "r", fence: 5, session: session, stream: stream, number: number, isWhole: isWhole, entries: entries)
    }

    private func feed(with viewers: [UInt64] = [1]) -> RoomFeed {
        var feed = RoomFeed(room: "r", fence: 5)
        _ = feed.receive(
            batch(viewers.map { ViewerEntry(connection: $0, event: Self.joined) }, 0, isWhole: true), at: .start)
        return feed
    }

    private func entries(_ taken: RoomFeed.Reception) -> [ViewerEntry] {
        if case .entries(let entries) = taken { entries } else { [] }
    }

    private func hovers(_ numbers: ClosedRange<Int>) -> [ViewerEntry] {
        numbers.map { ViewerEntry(connection: 1, event: .message(.acknowledgement(tick: UInt32($0)))) }
    }

    @Test func aStepIsOneMessageHoweverManyViewersThereAre() {
        var feed = feed(with: Array(1...100))
        let (local, outgoing) = feed.divide(
            RoomEffects(shared: SharedEffects(frame: frame(1), notices: [.cursors([])])), at: .start)
        #expect(local.shared.frame != nil && local.shared.notices[.cursors] != nil)
        #expect(outgoing.step?.number == 1 && outgoing.step?.frame != nil && outgoing.direct.isEmpty)
    }

    @Test func withoutOtherNodesNothingIsEncodedOrSent() {
        var feed = RoomFeed(room: "r", fence: 5)
        let outgoing = feed.divide(shown(1), at: .start).outgoing
        #expect(outgoing == RoomFeed.Outgoing())
        #expect(feed.due == nil)
    }

    @Test func whatConcernsAViewerElsewhereGoesToItsNodeByItsNumberThere() throws {
        var feed = RoomFeed(room: "r", fence: 5)
        let first = entries(feed.receive(batch([ViewerEntry(connection: 7, event: Self.joined)], 0, isWhole: true)))
        let alias = try #require(first.first?.connection)
        let refusal = Refusal(request: .renew, reason: "no")
        let (local, outgoing) = feed.divide(
            RoomEffects(direct: [DirectEffect(connections: [alias, 7], content: .refused(refusal))]), at: .start)
        #expect(local.direct == [DirectEffect(connections: [7], content: .refused(refusal))])
        let effects = [DirectEffect(connections: [7], content: .refused(refusal))]
        #expect(outgoing.direct["a"] == RoomFeed.NumberedEffects(number: 1, effects: effects))
        let next = feed.divide(
            RoomEffects(direct: [DirectEffect(connections: [alias], content: .refused(refusal))]), at: .start)
        #expect(next.outgoing.direct["a"]?.number == 2 && feed.told(to: "a") == 2 && feed.told(to: "b") == 0)
    }

    @Test func whatWasMissedIsAskedForAndWhatComesTwiceHasEffectOnce() {
        var feed = feed()
        #expect(entries(feed.receive(batch(hovers(0...1), 0))).count == 2)
        #expect(feed.receive(batch(hovers(4...5), 4)) == .missed(from: 2))
        // A sign of life tells of a gap, too.
        #expect(feed.receive(batch([], 6)) == .missed(from: 2))
        #expect(entries(feed.receive(batch(hovers(1...5), 1))).map(\.event) == hovers(2...5).map(\.event))
        #expect(entries(feed.receive(batch(hovers(2...3), 2))).isEmpty)
        #expect(feed.entries.heard == [7: 6] && feed.stored(from: "a") == 0)
        feed.entries.settle()
        #expect(feed.stored(from: "a") == 6)
    }

    @Test func whoIsAmongAllViewersDoesNotJoinTwice() {
        var feed = feed()
        let joined = [1, 2].map { ViewerEntry(connection: $0, event: Self.joined) }
        #expect(entries(feed.receive(batch(joined, 0))).count == 1)
    }

    @Test func aNodeThatIsNotKnownIsAskedForAllItsViewers() {
        var feed = feed()
        #expect(feed.receive(batch(hovers(0...1), 0, session: "b", stream: 8)) == .missed(from: nil))
        #expect(feed.receive(batch(hovers(0...1), 0, session: "b")) == .missed(from: nil))
    }

    @Test func whoIsNotAmongAllViewersHasLeftAndTheOthersStay() {
        var feed = feed(with: [1, 2])
        let whole = [ViewerEntry(connection: 2, event: Self.joined), ViewerEntry(connection: 3, event: Self.joined)]
        #expect(
            entries(feed.receive(batch(whole, 0, isWhole: true))).map(\.event) == [
                .left(onPurpose: false), Self.joined,
            ])
        #expect(entries(feed.receive(batch([ViewerEntry(connection: 3, event: .silent)], 0))).count == 1)
    }

    @Test func aNodeGoesOnInAnotherSessionWithTheViewersThatItHad() throws {
        var feed = feed()
        let first = try #require(entries(feed.receive(batch(hovers(0...0), 0))).first)
        let joined = [ViewerEntry(connection: 1, event: Self.joined)]
        #expect(entries(feed.receive(batch(joined, 0, isWhole: true, session: "b"))).isEmpty)
        #expect(feed.receive(batch(hovers(1...1), 1)) == .missed(from: nil))
        let next = try #require(entries(feed.receive(batch(hovers(0...1), 0, session: "b"))).first)
        #expect(next.connection == first.connection && feed.relays == ["b"])
        #expect(feed.remove("a").isEmpty && feed.remove("b").count == 1)
    }

    @Test func theNextOwnerKnowsFromTheJournalWhatWasHeard() throws {
        var feed = feed()
        _ = feed.receive(batch(hovers(0...4), 0))
        feed.entries.handle()
        let heard = try #require(feed.entries.news(isWhole: false))
        var next = RoomFeed(room: "r", fence: 6, heard: heard)
        _ = next.receive(batch([ViewerEntry(connection: 1, event: Self.joined)], 2, isWhole: true))
        #expect(entries(next.receive(batch(hovers(2...5), 2))).map(\.event) == hovers(5...5).map(\.event))
    }

    @Test func aNodeThatIsGoneTakesItsViewersWithIt() {
        var feed = feed(with: [1, 2])
        let gone = feed.remove("a").map(\.event)
        #expect(gone == [.left(onPurpose: false), .left(onPurpose: false)])
        #expect(!feed.isRelayed)
    }

    @Test func aNodeThatFallsSilentIsGoneThoughTheRoomMovesAllTheTime() {
        var feed = feed(with: [1, 2])
        var lost: [ViewerEntry] = []
        var signs = 0
        for tick in UInt32(1)...250 {
            let now = MonotonicInstant.start + .milliseconds(100) * Int(tick)
            _ = feed.divide(shown(tick), at: now)
            let due = feed.step(at: now)
            lost += due.lost
            signs += due.sign == nil ? 0 : 1
        }
        #expect(lost.map(\.event) == [.left(onPurpose: false), .left(onPurpose: false)])
        #expect(signs == 0 && !feed.isRelayed)
    }

    // MARK: Replicas

    private func shown(_ taken: RoomReplica.Reception) -> StageSnapshot? {
        guard case .effects(let effects) = taken else { return nil }
        return effects.shared.frame?.snapshot
    }

    @Test func aReplicaShowsWhatTheRoomShows() throws {
        var feed = feed()
        _ = feed.divide(shown(1), at: .start)
        var replica = RoomReplica()
        replica.begin(5)
        let first = try replica.receive(state: feed.state(), at: .start)
        #expect(shown(first) == frame(1).snapshot)
        for tick in UInt32(2)...5 {
            let outgoing = feed.divide(shown(tick), at: .start).outgoing
            let step = try #require(outgoing.step)
            #expect(step.frame?.isDelta == true)
            let taken = try replica.receive(step, at: .start)
            #expect(shown(taken) == frame(tick).snapshot)
        }
    }

    @Test func aStepThatWasMissedIsNoticedByTheNextOrByASignOfLife() throws {
        var feed = feed()
        _ = feed.divide(shown(1), at: .start)
        var replica = RoomReplica()
        replica.begin(5)
        _ = try replica.receive(state: feed.state(), at: .start)
        _ = feed.divide(shown(2), at: .start)
        var other = replica
        let outgoing = feed.divide(shown(3), at: .start).outgoing
        let next = try #require(outgoing.step)
        guard case .missed = try replica.receive(next, at: .start) else {
            Issue.record("the next step does not tell")
            return
        }
        let due = feed.step(at: .start + 2 * RoomFeed.heartbeat)
        let sign = try #require(due.sign)
        guard case .missed = try other.receive(sign, at: .start) else {
            Issue.record("the sign of life does not tell")
            return
        }
        let again = try other.receive(state: feed.state(), at: .start)
        #expect(shown(again) == frame(3).snapshot)
    }

    @Test func whatAnOwnerBeforeSaysHasNoEffect() throws {
        var feed = feed()
        _ = feed.divide(shown(1), at: .start)
        let old = feed.state()
        var replica = RoomReplica()
        replica.begin(6)
        let taken = try replica.receive(state: old, at: .start)
        #expect(shown(taken) == nil)
        replica.begin(5)
        #expect(replica.fence == 6)
    }
}
