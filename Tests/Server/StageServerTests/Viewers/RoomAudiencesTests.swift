import StageModel
import Testing
import Wire

@testable import StageServer
@testable import WebSocketServer

@MainActor
@Suite struct RoomAudiencesTests {
    @MainActor
    private final class Posts {
        var threads: [Int] = []

        /// Since it was asked last.
        func removeAll() -> [Int] {
            defer { threads = [] }
            return threads
        }
    }

    @MainActor
    private final class Clock {
        var now = MonotonicInstant.start
        /// The time that passes from one look at the clock to the next.
        var pace = RoomAudiences.gatheringTime

        func read() -> MonotonicInstant {
            now += pace
            return now
        }
    }

    private let posts = Posts()
    private let clock = Clock()
    private let audiences: RoomAudiences

    init() {
        audiences = RoomAudiences(threads: 3, clock: clock.read) { [posts] thread, _ in posts.threads.append(thread) }
    }

    private static func stage(_ tick: UInt32) -> RoomEffects {
        let snapshot = StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: [])
        return RoomEffects(shared: SharedEffects(frame: StageFrame(snapshot)))
    }

    private func join(_ number: UInt64, thread: Int) {
        let admission = RoomDirectory.Admission(role: .participant, isByKey: false, roomKey: nil)
        note(.viewer(WebSocketConnection.id(number, thread: thread), .joined(admission, identity: nil)))
    }

    private func leave(_ number: UInt64, thread: Int) {
        note(.viewer(WebSocketConnection.id(number, thread: thread), .left(onPurpose: true)))
    }

    private func note(_ event: RoomEvent) {
        audiences.note(RoomArrival(room: "one", scene: "one", event: event))
    }

    @Test func whatASleepingRoomShowedIsKeptForNobody() {
        audiences.deliver(Self.stage(1), in: "one")
        audiences.deliver(RoomEffects(shared: SharedEffects(isAsleep: true)), in: "one")
        join(1, thread: 1)
        #expect(posts.removeAll() == [])
        audiences.deliver(Self.stage(2), in: "one")
        #expect(posts.removeAll() == [1])
    }

    @Test func onlyThreadsWithViewersAreTold() {
        audiences.deliver(Self.stage(1), in: "one")
        #expect(posts.removeAll() == [])
        join(1, thread: 0)
        join(1, thread: 2)
        _ = posts.removeAll()
        audiences.deliver(Self.stage(2), in: "one")
        #expect(posts.removeAll() == [0, 2])
        audiences.deliver(Self.stage(1), in: "two")
        #expect(posts.removeAll() == [])
        leave(1, thread: 0)
        audiences.deliver(Self.stage(3), in: "one")
        #expect(posts.removeAll() == [2])
    }

    @Test func aThreadIsToldWhatThereIsWhenItsFirstViewerComes() {
        join(1, thread: 1)
        // Nothing is known of the room yet.
        #expect(posts.removeAll() == [])
        audiences.deliver(Self.stage(1), in: "one")
        #expect(posts.removeAll() == [1])
        join(2, thread: 1)
        #expect(posts.removeAll() == [])
        join(1, thread: 2)
        #expect(posts.removeAll() == [2])
        leave(1, thread: 2)
        join(2, thread: 2)
        #expect(posts.removeAll() == [2])
    }

    @Test func whatManyRoomsDoAtOnceIsPostedTogether() {
        clock.pace = .microseconds(100)
        join(1, thread: 0)
        join(1, thread: 2)
        // The first at once.
        audiences.deliver(Self.stage(1), in: "one")
        #expect(posts.removeAll() == [0, 2])
        for tick: UInt32 in 2...8 { audiences.deliver(Self.stage(tick), in: "one") }
        #expect(posts.removeAll() == [])
        audiences.flush()
        #expect(posts.removeAll() == [0, 2])
        audiences.flush()
        #expect(posts.removeAll() == [])
        for tick: UInt32 in 11...31 { audiences.deliver(Self.stage(tick), in: "one") }
        #expect(posts.removeAll() == [0, 2, 0, 2])
    }

    @Test func whatHasGatheredComesBeforeWhatANewcomerIsTold() {
        clock.pace = .zero
        join(1, thread: 0)
        audiences.deliver(Self.stage(1), in: "one")
        audiences.deliver(Self.stage(2), in: "one")
        #expect(posts.removeAll() == [0])
        join(1, thread: 1)
        #expect(posts.removeAll() == [0, 1])
    }

    @Test func onlyTheLastUpdateHandedOverIsTheNewest() {
        let updates = PostedUpdates()
        let (first, second) = (updates.next(), updates.next())
        #expect(!updates.isNewest(first))
        #expect(updates.isNewest(second))
    }

    @Test func aRoomThatEndedIsForgotten() {
        audiences.deliver(Self.stage(1), in: "one")
        note(.ended)
        join(1, thread: 0)
        #expect(posts.removeAll() == [])
    }
}
