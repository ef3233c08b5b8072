import ClusterContract
import Foundation
import Logging
import Testing

@testable import Cluster
@testable import NATS

/// A node's state alone, on virtual time: what NATS answers is told to it.
@Suite struct NodeStateTests {
    private let options = ClusterOptions(nats: NATSOptions(servers: ["nats://localhost"], name: "one"))
    private var timing: LeaseTiming { options.timing }

    /// A node that has joined at a time, by revision 1 of its key.
    private func joined(at now: Duration = .zero) -> NodeState {
        var state = NodeState(options, session: "one")
        _ = state.due(at: now)
        _ = state.receive(.written(revision: 1), sentAt: now, at: now)
        return state
    }

    private func serving(_ node: String, _ versions: ClosedRange<Int> = 1...1) -> [UInt8] {
        SessionRecord(.serving, node, version: versions.upperBound, of: versions).bytes
    }

    private func logs(_ actions: [NodeState.Action]) -> [String] {
        actions.compactMap { if case .log(_, let text) = $0 { text } else { nil } }
    }

    @Test func itAsksForItsLeaseAndJoinsOnceItIsWritten() {
        var state = NodeState(options, session: "one")
        let first = state.due(at: .zero)
        #expect(first == [.ask(.write(after: nil), session: "one", .serving)])
        let waiting = state.due(at: .milliseconds(20))
        #expect(waiting == [])
        #expect(!state.mayAct(at: .milliseconds(20)))
        let answered = state.receive(.written(revision: 1), sentAt: .zero, at: .milliseconds(30))
        #expect(answered == [.deliver(.joined(session: "one"))])
        #expect(state.mayAct(at: .milliseconds(30)))
        state.drain()
        let renewal = state.due(at: timing.renewal)
        #expect(renewal == [.ask(.write(after: 1), session: "one", .draining)])
    }

    @Test func theEndOfItsLeaseAndItsReturnAreLoggedOnce() {
        var state = joined()
        _ = state.due(at: timing.renewal)
        _ = state.receive(.unavailable, sentAt: timing.renewal, at: timing.duration)
        let ended = state.due(at: timing.duration + .milliseconds(100))
        #expect(!state.mayAct(at: timing.duration + .milliseconds(100)))
        #expect(logs(ended).isEmpty, "it was told with the answer")
        let now = timing.duration + .milliseconds(200)
        _ = state.receive(.value(isEnded: false, revision: 1), sentAt: now, at: now)
        _ = state.due(at: now)
        let back = state.receive(.written(revision: 2), sentAt: now, at: now)
        #expect(logs(back) == ["the node has its lease again: its rooms go on"])
    }

    @Test func aSessionThatOthersHaveEndedIsFollowedByAnotherHoweverOftenThatFails() {
        var state = joined()
        _ = state.due(at: timing.renewal)
        _ = state.receive(.conflict, sentAt: timing.renewal, at: timing.renewal)
        _ = state.due(at: timing.renewal)
        let ended = state.receive(.value(isEnded: true, revision: 9), sentAt: timing.renewal, at: timing.renewal)
        #expect(ended.first == .beginSession)
        // NATS could not be listened to.
        let soon = state.due(at: timing.renewal + .milliseconds(20))
        #expect(!soon.contains(.beginSession))
        let again = state.due(at: timing.renewal * 2)
        #expect(again.contains(.beginSession))
        let begun = state.begin("two")
        #expect(begun.last == .deliver(.joined(session: "two")))
        #expect(state.session == "two" && !state.mayAct(at: .seconds(3)))
        let asked = state.due(at: .seconds(3))
        #expect(asked == [.ask(.write(after: nil), session: "two", .serving)])
    }

    @Test func theSessionOfASilentNodeIsEndedOnceAndItsRoomsAreFree() {
        var state = joined()
        _ = state.receive(serving("two"), of: "node.two", revision: 5, at: .zero)
        _ = state.receive(Array("two".utf8), of: "owner.monzo", revision: 6, at: .zero)
        #expect(state.standing(of: "monzo") == .owned(RoomOwner(session: "two", fence: 6)))
        let overdue = timing.duration + timing.margin
        // This one has heard nothing either: it knows nothing of others.
        let deaf = state.due(at: overdue)
        #expect(!deaf.contains(.writeEnd(session: "two", after: 5)))
        _ = state.receive(.written(revision: 7), sentAt: overdue, at: overdue)
        let later = overdue * 2
        _ = state.due(at: overdue + timing.renewal)
        let first = state.receive(.written(revision: 8), sentAt: overdue + timing.renewal, at: later)
        #expect(first.contains(.writeEnd(session: "two", after: 5)))
        let second = state.due(at: later)
        #expect(!second.contains(.writeEnd(session: "two", after: 5)))
        let written = state.wroteEnd(of: "two", revision: 9, at: later)
        #expect(written.last == .deliver(.ended(session: "two")))
        #expect(state.standing(of: "monzo") == .free(after: 6) && state.rooms(of: "two") == ["monzo"])
    }

    @Test func anEndThatWasNotWrittenIsWrittenAgain() {
        var state = joined()
        _ = state.receive(serving("two"), of: "node.two", revision: 5, at: .zero)
        _ = state.due(at: timing.renewal)
        let now = timing.duration + timing.margin
        // It was heard all the while.
        _ = state.receive(.written(revision: 6), sentAt: timing.renewal * 2, at: now - .milliseconds(200))
        let first = state.due(at: now)
        #expect(first.contains(.writeEnd(session: "two", after: 5)))
        let failed = state.wroteEnd(of: "two", revision: nil, at: now)
        #expect(failed == [])
        let second = state.due(at: now)
        #expect(second.contains(.writeEnd(session: "two", after: 5)))
    }

    @Test func aNodeOfAnotherVersionIsNamedOnceAndTakesNoRooms() {
        var state = joined()
        let first = state.receive(
            Array(#"{"state":"serving","node":"old"}"#.utf8), of: "node.two", revision: 5, at: .zero)
        #expect(first == [], "the first version had no number")
        let other = state.receive(serving("new", 7...8), of: "node.three", revision: 6, at: .zero)
        #expect(logs(other).first?.hasPrefix("the node new speaks versions 7 to 8") == true)
        let again = state.receive(serving("new", 7...8), of: "node.three", revision: 7, at: .zero)
        #expect(again == [])
        #expect(state.others == ["two"])
        #expect(state.revisions { _, versions in !versions.contains(1) } == ["three": 7])
    }

    @Test func nodesSpeakTheNewestVersionThatAllOfThemUnderstandForAsLongAsThereIsOneOfThem() {
        var options = options
        options.versions = 4...5
        var state = NodeState(options, session: "one")
        #expect(state.version == 5)
        // As a node wrote it that knew of no neighbours.
        let old = Array(#"{"state":"serving","node":"old","version":4}"#.utf8)
        let older = state.receive(old, of: "node.two", revision: 5, at: .zero)
        #expect(
            logs(older) == [
                "the nodes speak version 4 of the messages between them, as the node old understands version 4"
            ])
        _ = state.receive(serving("new", 5...6), of: "node.three", revision: 6, at: .zero)
        _ = state.receive(serving("far", 7...8), of: "node.four", revision: 7, at: .zero)
        #expect(state.version == 4 && state.others == ["three", "two"])
        let renewed = state.receive(old, of: "node.two", revision: 8, at: .zero)
        #expect(renewed == [])
        let ended = state.receive(SessionRecord(endOf: "").bytes, of: "node.two", revision: 9, at: .zero)
        #expect(logs(ended) == ["the nodes speak version 5 of the messages between them"])
        _ = state.receive(old, of: "node.five", revision: 10, at: .zero)
        #expect(state.version == 4)
        _ = state.receive(nil, of: "node.five", revision: 11, at: .zero)
        #expect(state.version == 5)
    }

    @Test func aNodeThatKnowsNoNeighboursReadsAmongTheLeasesOfNewerOnesTheVersionThatTheySpeak() throws {
        struct FormerRecord: Codable, Equatable {
            var state: String
            var node: String
            var version: Int?
        }
        let bytes = SessionRecord(.serving, "new", version: 4, of: 4...5).bytes
        let read = try JSONDecoder().decode(FormerRecord.self, from: Data(bytes))
        #expect(read == FormerRecord(state: "serving", node: "new", version: 4))
    }

    @Test func anotherBucketHasLostEverythingAndItsFencingNumbersAreHigher() throws {
        var state = joined()
        _ = state.found(bucketCreatedAt: 1_800_000_000_000_000_000, at: .zero)
        state.shared.keep([1], for: .secret)
        _ = state.receive(Array("one".utf8), of: "owner.monzo", revision: 6, at: .zero)
        let before = try #require(state.fence(of: "monzo"))
        let same = state.found(bucketCreatedAt: 1_800_000_000_000_000_000, at: .zero)
        #expect(same == [] && !state.isWatchSilent(at: .milliseconds(900)))
        let lost = state.found(bucketCreatedAt: 1_800_000_000_010_000_000, at: .milliseconds(900))
        #expect(lost.last == .deliver(.storeLost(wasActing: true)))
        #expect(!state.mayAct(at: .milliseconds(900)), "nobody there knows its session")
        #expect(state.isWatchSilent(at: .milliseconds(900)), "the watch is the lost bucket's")
        let next = state.due(at: .milliseconds(901))
        #expect(next.contains(.beginSession))
        let again = state.found(bucketCreatedAt: 1_800_000_000_020_000_000, at: timing.duration)
        #expect(again.last == .deliver(.storeLost(wasActing: false)), "others may have ended its session before")
        #expect(state.fence(of: "monzo") == nil && state.shared.lost == [.secret: [1]])
        #expect(state.fencing.number(ofRevision: 1) > before && state.fencing.revision(of: before) == nil)
        // It is looked after once a second until it is there again.
        let soon = state.due(at: .milliseconds(1001))
        #expect(soon.contains(.checkStore))
        let sooner = state.due(at: .milliseconds(1900))
        #expect(!sooner.contains(.checkStore))
        state.shared.wrote(.secret)
        let done = state.due(at: .seconds(4))
        #expect(!done.contains(.checkStore))
    }

    @Test func anOwnerThatWasReadIsOneBeforeTheWatchTellsOfItsSession() {
        var state = joined()
        state.completeWatch()
        _ = state.note(owner: "two", of: "monzo", 9)
        #expect(state.standing(of: "monzo") == .owned(RoomOwner(session: "two", fence: 9)))
        _ = state.receive([1], of: "else", revision: 8, at: .zero)
        #expect(state.standing(of: "monzo") == .owned(RoomOwner(session: "two", fence: 9)))
        // All that was written before has come, and nothing of such a session.
        _ = state.receive([1], of: "else", revision: 9, at: .zero)
        #expect(state.standing(of: "monzo") == .free(after: 9))
    }

    @Test func roomsOfWhichANewBucketKnowsNothingAreTakenOnceNobodyCanActByTheOneBefore() {
        let created: Int64 = 1_800_000_000_000_000_000
        let wait = timing.duration + timing.margin
        var state = joined(at: .seconds(5))
        _ = state.found(bucketCreatedAt: created, at: .seconds(5))
        state.noteAge(created + 9_000_000_000)
        #expect(!state.mayTakeUnknown(at: .seconds(5) + wait - .milliseconds(1)))
        #expect(state.mayTakeUnknown(at: .seconds(5) + wait))
        // One that is old by what is written there was not made after a loss.
        state.noteAge(created + 11_000_000_000)
        #expect(state.mayTakeUnknown(at: .seconds(5)))
        _ = state.found(bucketCreatedAt: created + 1_000_000_000, at: .seconds(20))
        #expect(!state.mayTakeUnknown(at: .seconds(20)))
    }

    @Test func whatIsWrittenOfRoomsIsTold() {
        var state = joined()
        let record = state.receive([8], of: "room.monzo", revision: 2, at: .zero)
        #expect(record == [.deliver(.record(room: "monzo", [8]))])
        let owner = state.receive(Array("two".utf8), of: "owner.monzo", revision: 3, at: .zero)
        #expect(owner == [.deliver(.owner(room: "monzo"))])
        let old = state.receive(Array("one".utf8), of: "owner.monzo", revision: 2, at: .zero)
        #expect(old == [])
        let gone = state.receive(nil, of: "owner.monzo", revision: 4, at: .zero)
        #expect(gone == [.deliver(.owner(room: "monzo"))])
        let foreign = state.receive([1], of: "else", revision: 5, at: .zero)
        #expect(foreign == [])
    }

    @Test func aWatchIsLostAfterTheTimeOfTwoLeases() {
        var state = joined()
        state.beginWatch(at: .seconds(1))
        #expect(!state.isWatchSilent(at: .seconds(1) + timing.duration))
        #expect(state.isWatchSilent(at: .seconds(1) + timing.duration * 2))
        _ = state.receive([1], of: "else", revision: 5, at: .seconds(2))
        #expect(!state.isWatchSilent(at: .seconds(1) + timing.duration * 2))
        state.beginWatch(at: .seconds(4))
        #expect(state.watch.renewals == 1)
    }

    @Test func aClosedNodeDoesNothingMore() {
        var state = joined()
        let session = state.close()
        #expect(session == "one")
        let again = state.close()
        #expect(again == nil)
        let due = state.due(at: timing.renewal)
        #expect(due == [] && !state.mayAct(at: .zero))
    }
}
