import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct NoticeScheduleTests {
    private let second = Duration.seconds(1)

    private func room(_ watching: Int) -> RoomState {
        RoomState(watching: watching, mode: .open, holder: nil, people: [], values: [:])
    }

    private func state(_ value: Int) -> SceneState { SceneState(values: ["a": .integer(value)]) }

    @Test func theFirstIsAtOnceAndOnlyWhatChangedFollows() {
        var reports = NoticeSchedule()
        #expect(reports.due == .distantPast)
        let first = reports.update(at: .start + second, room: { room(1) }, state: { state(1) }, time: { .start })
        #expect(first.contains(.room(room(1))) && first.contains(.state(state(1))))
        #expect(reports.due == nil)
        reports.touch()
        let second = reports.update(at: .start + 2 * second, room: { room(1) }, state: { state(2) }, time: { .start })
        #expect(second == [.state(state(2))])
        reports.touch()
        let third = reports.update(
            at: .start + 3 * self.second, room: { room(2) }, state: { state(2) }, time: { .start })
        #expect(third == [.room(room(2))])
    }

    @Test func eachIsAtMostTenTimesASecondAndTheLastIsNotLost() {
        var reports = NoticeSchedule()
        let clock = TickClock(anchor: .start + .nanoseconds(12_345))
        var told: [Int] = []
        for tick in 1...600 {
            reports.touch()
            let notices = reports.update(
                at: clock.instant(of: UInt64(tick)), room: { room(tick) }, state: { state(0) }, time: { .start })
            for case .room(let room) in notices { told.append(room.watching) }
        }
        #expect(told.count == 100)
        #expect(reports.due.map { $0 <= clock.instant(of: 606) } == true)
        #expect(
            reports.update(at: .start + second * 100, room: { room(600) }, state: { state(0) }, time: { .start })
                == [.room(room(600))])
    }

    @Test func whatSomebodyChangesWhileTheStageMovesIsToldAtOnce() {
        var reports = NoticeSchedule()
        let clock = TickClock(anchor: .start)
        var compared = 0
        var toldAt: [Int] = []
        for tick in 1...60 {
            reports.touchMoved()
            if tick == 33 { reports.touch() }
            let notices = reports.update(
                at: clock.instant(of: UInt64(tick)), room: { room(tick < 33 ? 1 : 2) },
                state: {
                    compared += 1
                    return state(0)
                }, time: { .start })
            if !notices.isEmpty { toldAt.append(tick) }
        }
        #expect(toldAt == [1, 33])
        #expect(compared <= 12)
    }

    @Test func whatChangedBackIsNotTold() {
        var reports = NoticeSchedule()
        _ = reports.update(at: .start, room: { room(1) }, state: { state(1) }, time: { .start })
        reports.touch()
        let again = reports.update(at: .start + second, room: { room(1) }, state: { state(1) }, time: { .start })
        #expect(again.isEmpty)
        #expect(reports.due == nil)
    }
}

extension StageTime {
    static let start = StageTime(rate: 0, isLive: true, tick: 0, oldest: 0, newest: 0)
}
