import ClusterContract
import Testing

@testable import Cluster

@Suite struct NodeLeaseTests {
    private let timing = LeaseTiming()

    private func joined(at now: Duration = .zero) -> NodeLease {
        var lease = NodeLease(timing)
        let request = lease.request(at: now)
        #expect(request == .write(after: nil))
        lease.receive(.written(revision: 7), at: now + .milliseconds(30))
        return lease
    }

    @Test func aNodeMayActFromWhenItSentTheWriteNotFromWhenItWasAnswered() {
        let lease = joined()
        #expect(lease.mayAct(at: timing.duration - .nanoseconds(1)))
        #expect(!lease.mayAct(at: timing.duration))
    }

    @Test func itAsksForOneThingAtATime() {
        var lease = NodeLease(timing)
        let first = lease.request(at: .zero)
        #expect(first != nil)
        let second = lease.request(at: .seconds(9))
        #expect(second == nil)
        #expect(lease.due == nil)
    }

    @Test func itRenewsAfterTheRevisionThatItWrote() {
        var lease = joined()
        let early = lease.request(at: timing.renewal - .nanoseconds(1))
        #expect(early == nil)
        let onTime = lease.request(at: timing.renewal)
        #expect(onTime == .write(after: 7))
    }

    @Test func afterAWriteWhoseFateIsUnknownItReads() {
        var lease = joined()
        _ = lease.request(at: timing.renewal)
        lease.receive(.unavailable, at: .milliseconds(700))
        let first = lease.request(at: .milliseconds(900))
        #expect(first == .read)
        lease.receive(.value(isEnded: false, revision: 9), at: .milliseconds(901))
        // When that was sent is not known: it gives no time.
        #expect(!lease.mayAct(at: timing.duration))
        let second = lease.request(at: .milliseconds(901))
        #expect(second == .write(after: 9))
    }

    @Test func aSessionThatNobodyEndedGoesOnHoweverLate() {
        var lease = joined()
        let late = lease.request(at: .seconds(60))
        #expect(late == .write(after: 7))
        #expect(!lease.mayAct(at: .seconds(60)))
        lease.receive(.written(revision: 8), at: .seconds(60))
        #expect(lease.mayAct(at: .seconds(60)))
    }

    @Test func aSessionThatWasEndedNeverActsAgain() {
        var lease = joined()
        _ = lease.request(at: timing.renewal)
        lease.receive(.conflict, at: .milliseconds(210))
        let first = lease.request(at: .milliseconds(210))
        #expect(first == .read)
        lease.receive(.value(isEnded: true, revision: 12), at: .milliseconds(220))
        #expect(lease.isEnded)
        #expect(!lease.mayAct(at: .milliseconds(221)))
        let second = lease.request(at: .seconds(5))
        #expect(second == nil)
    }

    @Test func aSessionWhoseKeyIsGoneIsOver() {
        var lease = joined()
        _ = lease.request(at: timing.renewal)
        lease.receive(.conflict, at: .milliseconds(210))
        _ = lease.request(at: .milliseconds(210))
        lease.receive(.missing, at: .milliseconds(220))
        #expect(lease.isEnded)
    }
}

@Suite struct NodeCensusTests {
    private let timing = LeaseTiming()

    @Test func aSessionIsOverdueOnlyAfterTheLeaseAndTheMargin() {
        var census = NodeCensus(timing)
        _ = census.saw("a", .serving, revision: 3, at: .seconds(5))
        #expect(census.overdue(at: .seconds(5) + timing.duration).isEmpty)
        #expect(census.overdue(at: .seconds(5) + timing.duration + timing.margin).map(\.revision) == [3])
    }

    @Test func anOldWriteThatIsToldAgainProlongsNothing() {
        var census = NodeCensus(timing)
        _ = census.saw("a", .serving, revision: 3, at: .zero)
        _ = census.saw("a", .serving, revision: 3, at: .seconds(9))
        #expect(census.overdue(at: .seconds(9)).map(\.session) == ["a"])
    }

    @Test func whoHeardNothingItselfGivesOthersTheirWholeTimeAgain() {
        var census = NodeCensus(timing)
        _ = census.saw("a", .serving, revision: 3, at: .zero)
        census.hearAgain(at: .seconds(9))
        #expect(census.overdue(at: .seconds(9) + timing.duration).isEmpty)
        #expect(census.overdue(at: .seconds(9) + timing.duration + timing.margin).map(\.session) == ["a"])
    }

    @Test func anUnknownSessionIsOverOnceEverythingWasTold() {
        var census = NodeCensus(timing)
        #expect(!census.hasEnded("a"))
        census.complete()
        #expect(census.hasEnded("a"))
    }

    @Test func aRoomIsFreeWhenItsOwnerHasEnded() {
        var census = NodeCensus(timing)
        var claims = RoomClaims()
        census.complete()
        #expect(claims.standing(of: "r", census) == .free(after: nil))
        _ = census.saw("a", .serving, revision: 3, at: .zero)
        _ = claims.saw("r", RoomOwner(session: "a", fence: 4))
        #expect(claims.standing(of: "r", census) == .owned(RoomOwner(session: "a", fence: 4)))
        let isNews = census.saw("a", .ended, revision: 5, at: .zero)
        #expect(isNews)
        #expect(claims.standing(of: "r", census) == .free(after: 4))
    }

    @Test func anOlderOwnerIsNoNews() {
        var claims = RoomClaims()
        let isNews = claims.saw("r", RoomOwner(session: "b", fence: 9))
        let isNewsOnceMore = claims.saw("r", RoomOwner(session: "a", fence: 4))
        #expect(isNews && !isNewsOnceMore)
        #expect(claims["r"]?.session == "b")
    }
}
