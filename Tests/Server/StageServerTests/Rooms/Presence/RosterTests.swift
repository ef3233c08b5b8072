import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct RosterTests {
    private let second = Duration.seconds(1)

    @discardableResult
    private func join(
        _ roster: inout Roster, _ connection: UInt64, _ role: ViewerRole = .participant,
        identity: RandomToken? = nil, at now: MonotonicInstant = .start
    ) -> (member: Roster.Member, replaced: UInt64?) {
        roster.join(connection, role: role, isByKey: false, identity: identity, at: now)
    }

    @Test func viewersAreNumberedFrom1AndColoursSpread() {
        var roster = Roster()
        let members = (1...24).map { join(&roster, $0).member }
        #expect(members.map(\.viewer) == Array(1...24))
        #expect(members.map(\.color) == Array(0..<12) + Array(0..<12))
        #expect(Set(members.map(\.identity)).count == 24)
        #expect(roster.count == 24)
        _ = roster.lineBroke(7, at: .start)
        #expect(join(&roster, 25).member.color == 6)
    }

    @Test func whoComesBackWithin60SecondsIsTheSame() {
        var roster = Roster()
        let member = join(&roster, 1).member
        join(&roster, 2)
        roster.rename(member.viewer, "Ann")
        #expect(roster.lineBroke(1, at: .start + second).isEmpty)
        #expect(roster.count == 1)
        #expect(roster[member.viewer]?.name == "Ann")
        let back = join(&roster, 3, .viewer, identity: member.identity, at: .start + 61 * second - .nanoseconds(1))
        #expect(back.replaced == nil)
        #expect(back.member.viewer == member.viewer)
        #expect(back.member.color == member.color)
        #expect(back.member.identity == member.identity)
        #expect(back.member.name == "Ann")
        // The handshake decides, not who it was.
        #expect(back.member.role == .viewer)
        #expect(roster.expire(at: .start + 1000 * second).isEmpty)
        #expect(roster.member(at: 3)?.viewer == member.viewer)
    }

    @Test func aStolenIdentityTakesNobodysPlaceFromElsewhere() throws {
        let (home, elsewhere) = (PeerAddress("192.0.2.1"), PeerAddress("192.0.2.2"))
        var roster = Roster()
        func come(_ connection: UInt64, _ identity: RandomToken?, _ peer: PeerAddress?) -> UInt64? {
            let outcome = roster.join(
                connection, role: .participant, isByKey: false, identity: identity, peer: peer, at: .start)
            return outcome.replaced
        }
        #expect(come(1, nil, home) == nil)
        let owner = try #require(roster.member(at: 1))
        #expect(come(2, owner.identity, elsewhere) == nil)
        #expect(roster.member(at: 1)?.viewer == owner.viewer)
        let thief = try #require(roster.member(at: 2))
        #expect(thief.viewer != owner.viewer && thief.identity != owner.identity)
        // A page that is loaded again, and a line that broke without a word, as a phone changes networks.
        #expect(come(3, owner.identity, home) == 1)
        roster.fellSilent(owner.viewer)
        #expect(come(4, owner.identity, elsewhere) == 3)
        #expect(roster.member(at: 4)?.viewer == owner.viewer)
        #expect(come(5, owner.identity, home) == nil)
    }

    @Test func whoComesBackLaterIsNew() {
        var roster = Roster()
        let member = join(&roster, 1).member
        _ = roster.lineBroke(1, at: .start + second)
        #expect(roster.nextExpiry == .start + 61 * second)
        let back = join(&roster, 2, identity: member.identity, at: .start + 61 * second).member
        #expect(back.viewer == 2)
        #expect(back.identity != member.identity)
        #expect(roster[member.viewer] == nil)
    }

    @Test func expiryNamesThoseWhoAreGoneForGood() {
        var roster = Roster()
        for connection: UInt64 in 1...3 { join(&roster, connection) }
        _ = roster.lineBroke(2, at: .start + second)
        _ = roster.lineBroke(1, at: .start + 2 * second)
        #expect(roster.expire(at: .start + 61 * second) == [2])
        #expect(roster.expire(at: .start + 61 * second) == [])
        #expect(roster.expire(at: .start + 62 * second) == [1])
        #expect(roster.nextExpiry == nil)
    }

    @Test func anIdentityMovesToTheNewerConnection() {
        var roster = Roster()
        let member = join(&roster, 1).member
        let again = join(&roster, 2, identity: member.identity)
        #expect(again.replaced == 1)
        #expect(again.member.viewer == member.viewer)
        #expect(roster.count == 1)
        #expect(roster.member(at: 1) == nil)
        // The old connection's end is nothing to its viewer.
        #expect(roster.lineBroke(1, at: .start + second).isEmpty)
        #expect(roster.expire(at: .start + 1000 * second).isEmpty)
        #expect(roster.member(at: 2)?.viewer == member.viewer)
    }

    @Test func aLineThatBreaksTwiceCountsFromTheSecondTime() {
        var roster = Roster()
        let member = join(&roster, 1).member
        _ = roster.lineBroke(1, at: .start)
        join(&roster, 2, identity: member.identity, at: .start + 30 * second)
        _ = roster.lineBroke(2, at: .start + 40 * second)
        #expect(roster.expire(at: .start + 60 * second).isEmpty)
        #expect(roster.expire(at: .start + 100 * second) == [member.viewer])
    }

    @Test func anIdentityThatNeverWasIsANewViewer() {
        var roster = Roster()
        join(&roster, 1)
        #expect(join(&roster, 2, identity: .random()).member.viewer == 2)
    }

    @Test func thoseWhoVanishedAreRememberedUpToABound() {
        var roster = Roster()
        let first = join(&roster, 1).member
        var forgotten = roster.lineBroke(1, at: .start)
        for connection: UInt64 in 2...(UInt64(Roster.awayLimit) + 1) {
            join(&roster, connection)
            forgotten += roster.lineBroke(connection, at: .start + .nanoseconds(1))
        }
        #expect(forgotten == [first.viewer])
        #expect(
            join(&roster, 5000, identity: first.identity, at: .start + .nanoseconds(2)).member.viewer != first.viewer)
    }
}
