import StageModel
import Testing
import Wire

@testable import StageServer

/// What the viewers of a room say to each other: raised hands, reactions, comments, and who is there.
@MainActor
@Suite struct TalkTests {
    private let fixture = RoomFixture()

    private func ask(_ connection: UInt64, _ request: ViewerRequest) { fixture.ask(connection, request) }

    private func react(_ connection: UInt64, _ kind: Int = 0) {
        ask(connection, .react(Reaction(kind: kind, x: 10, y: 20)))
    }

    private func wait(_ seconds: Double) { fixture.step(Int(seconds * 60)) }

    // MARK: Reactions

    @Test func aReactionIsShownToAllForTwoSeconds() {
        fixture.join(1)
        fixture.join(2, .viewer)
        react(2, 3)
        let entry = ReactionList.Entry(number: 1, viewer: 2, reaction: Reaction(kind: 3, x: 10, y: 20))
        #expect(fixture.reactions == [ReactionList([entry])])
        wait(1)
        #expect(fixture.reactions.count == 1)
        wait(1.5)
        #expect(fixture.reactions.last == ReactionList())
    }

    @Test func oneViewerReactsFourTimesASecondAtMost() {
        fixture.join(1)
        for _ in 0..<60 { react(1) }
        #expect((fixture.reactions.last?.list.last?.number ?? 0) <= 5)
    }

    @Test func moreThanAreShownAtOnceAreDropped() {
        for connection in 1...40 { fixture.join(UInt64(connection)) }
        for connection in 1...40 { react(UInt64(connection)) }
        wait(0.2)
        #expect(fixture.reactions.map(\.list.count).max() ?? 0 <= ReactionList.limit)
        // At most ten notices a second.
        #expect(fixture.reactions.count <= 12)
    }

    // MARK: Hands

    @Test func handsAreRaisedInTurnsAndLoweredByControl() {
        fixture.join(1, .presenter)
        fixture.join(2)
        fixture.join(3)
        ask(2, .hand(true))
        #expect(fixture.refusals[2]?.request == "hand")
        ask(1, .mode(.turns))
        ask(1, .control(take: true))
        ask(3, .hand(true))
        ask(2, .hand(true))
        wait(0.2)
        #expect(fixture.state?.hands == [3, 2])
        #expect(fixture.state?.people.map(\.viewer) == [1, 2, 3])
        ask(1, .control(take: false))
        ask(3, .control(take: true))
        wait(0.2)
        #expect(fixture.state?.hands == [2])
        ask(2, .hand(false))
        wait(0.2)
        #expect(fixture.state?.hands == [])
    }

    @Test func whoOnlyWatchesRaisesNoHand() {
        fixture.join(1, .presenter)
        fixture.join(2, .viewer)
        ask(1, .mode(.turns))
        ask(2, .hand(true))
        #expect(fixture.refusals[2]?.request == "hand")
    }

    @Test func anotherModeLowersAllHands() {
        fixture.join(1, .presenter)
        fixture.join(2)
        ask(1, .mode(.turns))
        ask(2, .hand(true))
        ask(1, .mode(.open))
        ask(1, .mode(.turns))
        wait(0.2)
        #expect(fixture.state?.hands == [])
    }

    // MARK: Who is there

    @Test func whoIsThereIsToldToThoseWhoWantToKnowOnceASecond() {
        fixture.join(1)
        fixture.join(2, .viewer)
        wait(1)
        #expect(fixture.people.isEmpty)
        ask(1, .who(true))
        #expect(fixture.people[1]?.last?.list.map(\.role) == [.participant, .viewer])
        for connection in 3...80 { fixture.join(UInt64(connection)) }
        wait(2)
        #expect(fixture.people[1]?.last?.list.count == PeopleList.limit)
        #expect(fixture.people[1]?.last?.more == 30)
        #expect((fixture.people[1]?.count ?? 0) <= 5)
        #expect(fixture.people[2] == nil)
        ask(1, .who(false))
        let count = fixture.people[1]?.count
        fixture.join(90)
        wait(2)
        #expect(fixture.people[1]?.count == count)
    }

    @Test func howLongALineTakesIsToldWithWhoeverHasIt() {
        fixture.join(1)
        fixture.join(2)
        ask(1, .who(true))
        ask(2, .line(delay: 85))
        wait(1.5)
        #expect(fixture.people[1]?.last?.list.map(\.delay) == [nil, 85])
    }

    // MARK: What is presented

    @Test func whoPresentsShowsWhatIsBeforeItFiveTimesASecondAtMost() {
        fixture.join(1, .presenter)
        fixture.join(2)
        for layer in UInt32(0)..<60 {
            // Takes a step.
            ask(1, .present(PresentedView(selected: layer)))
        }
        wait(0.5)
        #expect(fixture.presentations.count <= 7)
        #expect(fixture.presentations.last == Presentation(viewer: 1, view: PresentedView(selected: 59)))
    }

    @Test func nobodyElsePresents() {
        fixture.join(1, .presenter)
        fixture.join(2)
        ask(2, .present(PresentedView()))
        #expect(fixture.refusals[2]?.request == "present")
        #expect(fixture.presentations.isEmpty)
    }

    @Test func aPresentationEndsWithItsPresentersLine() {
        fixture.join(1, .presenter)
        fixture.join(2, .presenter)
        ask(1, .present(PresentedView(size: .actual)))
        wait(0.5)
        fixture.tell(2, .left(onPurpose: true))
        wait(0.5)
        #expect(fixture.presentations.last?.viewer == 1)
        fixture.tell(1, .left(onPurpose: false))
        wait(0.5)
        #expect(fixture.presentations.last == Presentation())
    }

    // MARK: Comments

    @Test func aCommentIsOfTheMomentThatIsShown() {
        fixture.join(1)
        fixture.join(2)
        ask(1, .name("Ann"))
        ask(1, .rate(0))
        wait(0.2)
        ask(1, .comment(text: "Here", x: 12, y: 30))
        wait(0.5)
        let comment = fixture.comments?.list.first
        #expect(comment?.text == "Here" && comment?.name == "Ann" && comment?.number == 1)
        #expect(comment?.tick == fixture.time?.tick)
        #expect(fixture.room.checkpoint().comments.map(\.comment.text) == ["Here"])
    }

    @Test func commentsAreErasedByTheirAuthorsAndPresenters() {
        fixture.join(1, .presenter)
        fixture.join(2)
        fixture.join(3)
        ask(2, .comment(text: "a", x: 0, y: 0))
        ask(3, .comment(text: "b", x: 0, y: 0))
        ask(3, .erase(1))
        #expect(fixture.refusals[3]?.request == "erase")
        ask(2, .erase(1))
        wait(0.5)
        #expect(fixture.comments?.list.map(\.text) == ["b"])
        ask(1, .erase(2))
        wait(0.5)
        #expect(fixture.comments?.list == [])
    }

    @Test func theNewestSixtyAreKeptAndOneASecondIsWritten() {
        fixture.join(1)
        ask(1, .comment(text: "0", x: 0, y: 0))
        ask(1, .comment(text: "too soon", x: 0, y: 0))
        #expect(fixture.refusals[1]?.request == "comment")
        for number in 1...70 {
            wait(1.1)
            ask(1, .comment(text: "\(number)", x: 0, y: 0))
        }
        wait(0.5)
        #expect(fixture.comments?.list.map(\.text) == (11...70).map { "\($0)" })
        let notice = ServerNotice.comments(
            CommentList(
                fixture.comments!.list.map {
                    var comment = $0
                    comment.text = String(repeating: "\u{1F9D1}", count: TypedText.limit)
                    comment.name = String(repeating: "\u{1F9D1}", count: WireFormat.nameLimit)
                    return comment
                }))
        #expect(notice.encoded().count <= WireFormat.noticeLimit)
    }

    @Test func whoOnlyWatchesWritesNothing() {
        fixture.join(1, .viewer)
        ask(1, .comment(text: "a", x: 0, y: 0))
        #expect(fixture.refusals[1]?.request == "comment")
    }

    @Test func nobodyInARoomOfALogWroteItsCommentsSoThatPresentersAloneEraseThem() {
        let line = { (number: Int) in LoggedComment(tick: 3, comment: "\(number)", x: 1, y: 2, name: "Ann", color: 4) }
        let restored = KeptComment.restored((1...70).map(line))
        #expect(restored.map(\.comment.text) == (11...70).map { "\($0)" })
        #expect(restored.map(\.comment.number) == Array(1...60))
        #expect(Set(restored.map(\.author)).count == 60)
        #expect(restored.map(\.logged) == (11...70).map(line))
    }

    @Test func whatIsNoValidCommentInALogIsPassedOver() {
        let good = LoggedComment(tick: 3, comment: "a", x: 1, y: 2, name: "Ann", color: 4)
        let bad = [
            LoggedComment(tick: 3, comment: "a\u{202E}", x: 1, y: 2, name: "", color: 4),
            LoggedComment(tick: 3, comment: "a", x: 1, y: 1e300, name: "", color: 4),
            LoggedComment(tick: 3, comment: "a", x: 1, y: 2, name: String(repeating: "n", count: 33), color: 4),
            LoggedComment(tick: 3, comment: String(repeating: "a", count: 201), x: 1, y: 2, name: "", color: 4),
        ]
        let text = String(decoding: LoggedComment.jsonLines([good] + bad), as: UTF8.self)
        #expect(LoggedComment.all(in: "{\"tick\":1,\"key\":\"End\"}\nnonsense \"comment\"\n" + text) == [good])
    }

    @Test func commentsAreKeptInTheRoomsFile() throws {
        var record = RoomRecord(room: "grid", scene: "grid")
        record.comments = [
            KeptComment(
                comment: RoomComment(
                    number: 1, viewer: 2, color: 3, name: "Ann", tick: 60, x: 1, y: 2, text: "Here"), author: .random())
        ]
        let bytes = try StoredRoom.encode(record)
        #expect(try StoredRoom.decode(.init(bytes), name: "grid", scenes: ["grid"]) == record)
    }
}
