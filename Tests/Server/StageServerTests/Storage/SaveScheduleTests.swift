import Testing
import WebSocketServer

@testable import StageServer

@Suite struct SaveScheduleTests {
    private let second = Duration.seconds(1)

    @Test func whatChangedIsStoredOnceItRests() {
        var schedule = SaveSchedule()
        #expect(schedule.due(isAtRest: true) == nil)
        schedule.changed(at: .start + 3 * second)
        schedule.changed(at: .start + 4 * second)
        #expect(schedule.due(isAtRest: true) == .start + 3 * second)
        #expect(schedule.due(isAtRest: false) == .start + 8 * second)
        schedule.saved(at: .start + 4 * second)
        #expect(schedule.due(isAtRest: true) == nil)
    }

    @Test func itIsStoredAtMostOnceASecond() {
        var schedule = SaveSchedule()
        schedule.saved(at: .start + 4 * second)
        schedule.changed(at: .start + 4 * second + .nanoseconds(1))
        #expect(schedule.due(isAtRest: true) == .start + 5 * second)
    }
}
