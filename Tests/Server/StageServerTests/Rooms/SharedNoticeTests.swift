import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct SharedNoticeTests {
    /// One of each kind.
    private static let notices: [SharedNotice] = SharedNotice.Kind.allCases.map { kind in
        switch kind {
        case .cursors: .cursors([Cursor(viewer: 1, pointer: 0, isDown: true, position: FixedPair(1, 2))])
        case .room: .room(RoomState(watching: 3, mode: .open, holder: nil, people: [], values: [:]))
        case .state: .state(SceneState(values: ["a": .integer(1)]))
        case .pace: .pace(ServerPace(rate: 30))
        case .interruption: .interruption(ServerInterruption(reason: "It rests."))
        case .time: .time(TimeNotice(time: .start, instant: .start))
        case .reactions: .reactions(ReactionList())
        case .comments: .comments(CommentList())
        case .presentation: .presentation(Presentation(viewer: 1, view: PresentedView(size: .actual)))
        }
    }

    @Test(arguments: notices) func eachIsOfItsKindAndIsTheNewestOfIt(notice: SharedNotice) {
        var newest: NewestNotices<SharedNotice> = []
        for other in Self.notices.reversed() where other != notice { newest.tell(other) }
        #expect(newest[notice.kind] == nil)
        newest.merge([notice])
        newest.merge([notice])
        #expect(newest[notice.kind] == notice && newest.all == Self.notices)
    }

    /// What is between a room and its viewers knows no kinds: each gets through.
    @Test(arguments: notices) func eachReachesWhoeverFallsBehindAndWhoeverDoesNot(notice: SharedNotice) throws {
        let parts = SharedParts(SharedEffects(notices: [notice]))
        let encoded = try #require(parts.notices[notice.kind])
        #expect(encoded.bytes == notice.part())
        var part = SharedPart()
        part.replace(with: encoded, at: 1)
        #expect(part.bytes == notice.part() && part.update == 1)
        #expect(part.bytes(at: .start) == notice.part())
        #expect(throws: Never.self) { try ServerPart(decoding: part.bytes) }
    }

    @Test func whoIsToldTheTimeLateIsToldWhatItIsThen() throws {
        let moving = StageTime(rate: 1, isLive: true, tick: 60, oldest: 0, newest: 60)
        let notice = SharedNotice.time(TimeNotice(time: moving, instant: .start))
        var part = SharedPart()
        part.replace(with: EncodedNotice(notice), at: 1)
        func told(_ bytes: [UInt8]) throws -> ServerNotice? {
            if case .notice(let notice) = try ServerPart(decoding: bytes) {
                try ServerNotice(decoding: notice)
            } else {
                nil
            }
        }
        #expect(try told(part.bytes) == .time(moving))
        #expect(try told(part.bytes(at: .start + .seconds(1))) == .time(moving.later(1)))
        #expect(moving.later(1) != moving)
    }

    @Test(arguments: notices) func nodesThatRelayTheRoomSayTheSame(notice: SharedNotice) throws {
        var step = RelayedStep(fence: 1, number: 1)
        step.tell([notice])
        let isOfOneNode = [.pace, .interruption].contains(notice.kind)
        #expect(try step.told(at: .start).all == (isOfOneNode ? [] : [notice]))
    }
}
